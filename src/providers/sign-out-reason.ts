/** Why someone signs out: to leave, or to leave a shared account for their own. */
export type SignOutReason = 'leave' | 'use-credentials';

/** Where each leads. S1.2-25. */
export const afterSignOut: Record<SignOutReason, string> = {
  leave: '/',
  'use-credentials': '/?wc=1',
};
