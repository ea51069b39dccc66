import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';
import { addJobInTurn } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** Reads the PDF of an addition before anybody opens it. Killed, it reads it anew; one that was opened meanwhile is read already. */
export const readAhead = defineJob('read-ahead', z.object({ requestId: z.number().int() }), 'long');

/** Queues the reading of an addition that has come in; organisations take turns. */
export const queueReadingAhead = (db: Database, requestId: number, organisationId: number): Promise<void> =>
  addJobInTurn(db, readAhead, { requestId }, `organisation ${organisationId}`);

/** Queues the reading of the open additions of a file, of which more is known now. */
export const queueReadingAheadOf = async (db: Database, hash: string): Promise<void> => {
  const waiting = await db
    .selectFrom('requests')
    .select(['id', 'organisation_id'])
    .where('file_hash', '=', hash)
    .where('type', '=', 'sdsaddition')
    .where('status', '=', 'processing')
    .execute();
  for (const { id, organisation_id } of waiting) await queueReadingAhead(db, id, organisation_id);
};
