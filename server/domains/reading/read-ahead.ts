import { z } from 'zod';
import { defineJob, type JobServices } from '#server/platform/jobs/job.ts';
import { addJobInTurn } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { SheetReader } from './reader.ts';

/** Reads a PDF before anybody opens it. Killed, it reads it anew; one that was opened meanwhile is read already. */
export const readAhead = defineJob(
  'read-ahead',
  z.object({ hash: z.string(), organisationId: z.number().int() }),
  'long',
);

export interface ReadAheadServices extends JobServices {
  readonly reader: SheetReader;
}

/** Queues the reading of a PDF that has come in; organisations take turns. */
export const queueReadingAhead = (db: Database, hash: string, organisationId: number): Promise<void> =>
  addJobInTurn(db, readAhead, { hash, organisationId }, `organisation ${organisationId}`);
