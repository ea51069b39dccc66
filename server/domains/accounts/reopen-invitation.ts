import type { Database } from '#server/platform/storage/database.ts';

/** An invitation that is not accepted yet counts from this moment on, also one that was declined. */
export const reopenInvitation = async (trx: Database, membershipId: number, askedAt: string): Promise<void> => {
  await trx
    .updateTable('memberships')
    .set({ invited_at: askedAt, declined_at: '' })
    .where('id', '=', membershipId)
    .where('accepted_at', '=', '')
    .execute();
};
