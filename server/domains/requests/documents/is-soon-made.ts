import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/platform/storage/database.ts';

/** Milliseconds somebody waits at the screen for an index before the message centre is the better place to wait. */
const timeout = 8000;

/** Milliseconds between two looks. */
const interval = 100;

/**
 * Whether a document is made while somebody waits for it; nobody waits any more once `isGone`. It looks at the request's row again
 * and again: any process may take the job, and processes share nothing but the database, so no event of this one tells of its end.
 */
export const isSoonMade = async (db: Database, id: number, isGone: () => boolean): Promise<boolean> => {
  for (let waited = 0; waited < timeout && !isGone(); waited += interval) {
    const { status } = await db.selectFrom('requests').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    if (status !== 'processing') return status === 'completed';
    await wait(interval);
  }
  return false;
};
