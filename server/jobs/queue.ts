import type { z } from 'zod';
import type { Database } from '../storage/database.ts';
import type { Job } from './job.ts';

/** Seconds for which a job belongs to who took it; renewed while it is at work, so a dead process holds it no longer. */
export const leaseSeconds = 15;

/** Begun this often (over most of a day) without success, a job is left in the table with its last error, for a person to look at. */
export const maxAttempts = 30;

/** Queues a job; within a transaction, it exists exactly when the transaction's change does. */
export const addJob = async <J extends Job>(
  db: Database,
  job: J,
  payload: z.input<J['payload']>,
  now = new Date(),
): Promise<void> => {
  const created_at = now.toISOString();
  await db
    .insertInto('jobs')
    .values({ kind: job.kind, payload: JSON.stringify(job.payload.parse(payload)), run_at: created_at, created_at })
    .execute();
};

/** A job that is taken. */
export interface TakenJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: string;
  readonly attempts: number;
}

/** Takes the job that has been due longest and that nobody is at; in one statement, so that no two take the same. */
export const takeJob = (db: Database, worker: string, now = new Date()): Promise<TakenJob | undefined> =>
  db
    .updateTable('jobs')
    .set((eb) => ({
      leased_by: worker,
      leased_until: leaseFrom(now),
      attempts: eb('attempts', '+', 1),
    }))
    .where('leased_until', '<=', now.toISOString())
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('run_at', '<=', now.toISOString())
        .where('leased_until', '<=', now.toISOString())
        .where('attempts', '<', maxAttempts)
        .orderBy('run_at')
        .orderBy('id')
        .limit(1),
    )
    .returning(['id', 'kind', 'payload', 'attempts'])
    .executeTakeFirst();

/** Keeps a job that takes longer. */
export const renewLease = async (db: Database, id: number, worker: string, now = new Date()): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ leased_until: leaseFrom(now) })
    .where('id', '=', id)
    .where('leased_by', '=', worker)
    .execute();
};

/** The job is done. */
export const finishJob = async (db: Database, id: number, worker: string): Promise<void> => {
  await db.deleteFrom('jobs').where('id', '=', id).where('leased_by', '=', worker).execute();
};

/** The job failed: it is tried again later, each time twice as late, an hour at most. */
export const postponeJob = async (
  db: Database,
  { job, worker, error, now = new Date() }: { job: TakenJob; worker: string; error: string; now?: Date },
): Promise<void> => {
  const seconds = Math.min(3600, 5 * 2 ** (job.attempts - 1));
  await db
    .updateTable('jobs')
    .set({
      leased_until: '',
      leased_by: '',
      last_error: error.slice(0, 1000),
      run_at: new Date(now.getTime() + seconds * 1000).toISOString(),
    })
    .where('id', '=', job.id)
    .where('leased_by', '=', worker)
    .execute();
};

const leaseFrom = (now: Date): string => new Date(now.getTime() + leaseSeconds * 1000).toISOString();
