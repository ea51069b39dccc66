/** Why someone signs out: to leave, to choose another location of their account, or to leave a shared account for their own. */
export type SignOutReason = 'leave' | 'change-location' | 'use-credentials';

/** Where each leads. Specification 1 §2. */
export const afterSignOut: Record<SignOutReason, string> = {
  leave: '/',
  'change-location': '/?mt=1',
  'use-credentials': '/?wc=1',
};
