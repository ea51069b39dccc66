import type { Database } from '../storage/database.ts';

/** Notes that a person has opened a request; once is enough. */
export const markSeen = async (
  db: Database,
  { requestId, userId }: { requestId: number; userId: number },
): Promise<void> => {
  await db
    .insertInto('request_views')
    .values({ request_id: requestId, user_id: userId, seen_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
