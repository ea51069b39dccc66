import type { Counted } from '#server/domains/accounts/attempts.ts';

/** Messages of one account; a shared one is used by a whole floor. */
export const messagesOf = (userId: number): Counted => ({
  scope: 'contact-user',
  subject: String(userId),
  limit: 20,
  window: 15 * 60_000,
});
