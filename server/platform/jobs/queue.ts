import type { z } from 'zod';
import { isDead } from '../instance-id.ts';
import type { Database } from '../storage/database.ts';
import { isPostgres } from '../storage/dialect.ts';
import { storeTime } from '../storage/store-time.ts';
import type { JobQueue } from '../storage/tables/jobs.ts';
import type { Job } from './job.ts';

/** Seconds for which a job belongs to its worker; renewed while the job runs, so that a dead process loses it. */
export const leaseSeconds = 15;

/** Seconds until what was away is looked for again. */
const awaySeconds = 15;

/** Seconds that a job waits for its next try at most. */
const longestWait = 3600;

/** Seconds after which no job is due: one that is was queued by a clock that has been put back since, by more than clocks differ. */
const impossiblyLate = longestWait + 300;

/** Begun this often (over most of a day) without success, a job is left in the table with its last error, for a person to look at. */
export const maxAttempts = 30;

/** Queues a job; within a transaction, it exists exactly when the transaction's change does. */
export const addJob = <J extends Job>(
  db: Database,
  job: J,
  payload: z.input<J['payload']>,
  now?: Date,
): Promise<void> => insertJob(db, job, payload, { now });

/** Queues a job of somebody who may have many: owners take turns, so that nobody waits for all that another has queued. */
export const addJobInTurn = async <J extends Job>(
  db: Database,
  job: J,
  payload: z.input<J['payload']>,
  owner: string,
): Promise<void> => insertJob(db, job, payload, { owner, turn: await nextTurn(db, job.queue, owner) });

/** Queues a job of the whole store, one at a time: nothing where one is queued, or `isNeeded` says that there is nothing to do. */
export const addJobOnce = async <J extends Job>(
  db: Database,
  job: J,
  payload: z.input<J['payload']>,
  isNeeded: () => Promise<boolean>,
): Promise<void> => {
  const queued = await db.selectFrom('jobs').select('id').where('kind', '=', job.kind).limit(1).executeTakeFirst();
  if (!queued && (await isNeeded())) await addJobInTurn(db, job, payload, job.kind);
};

const insertJob = async <J extends Job>(
  db: Database,
  { kind, queue: lane, payload: schema }: J,
  payload: z.input<J['payload']>,
  { now, ...turn }: { now?: Date | undefined; owner?: string; turn?: number },
): Promise<void> => {
  const created_at = storeTime(db, { now });
  await db
    .insertInto('jobs')
    .values({ kind, lane, ...turn, payload: JSON.stringify(schema.parse(payload)), run_at: created_at, created_at })
    .execute();
};

/** The round after the owner's last one, or the one that is on. */
const nextTurn = async (db: Database, queue: JobQueue, owner: string): Promise<number> => {
  const { current, last } = await db
    .selectFrom('jobs')
    .select((eb) => [eb.fn.min('turn').as('current'), eb.fn.max('turn').filterWhere('owner', '=', owner).as('last')])
    .where('lane', '=', queue)
    .executeTakeFirstOrThrow();
  return Math.max(Number(current ?? 0), last === null ? 0 : Number(last) + 1);
};

/** A job that is taken. */
export interface TakenJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: string;
  readonly attempts: number;
}

/**
 * Takes the job of a queue whose turn it is, of those the one that has been due longest, and that nobody is at; in one statement,
 * so that no two take the same. One that is due later than any can be was queued by a clock that has been put back since.
 */
export const takeJob = (
  db: Database,
  { worker, queue, now }: { worker: string; queue: JobQueue; now?: Date },
): Promise<TakenJob | undefined> =>
  db
    .updateTable('jobs')
    .set((eb) => ({
      leased_by: worker,
      leased_until: storeTime(db, { now, seconds: leaseSeconds }),
      attempts: eb('attempts', '+', 1),
    }))
    .where('leased_until', '<=', storeTime(db, { now }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where((next) =>
          next.or([
            next('run_at', '<=', storeTime(db, { now })),
            next('run_at', '>', storeTime(db, { now, seconds: impossiblyLate })),
          ]),
        )
        .where('leased_until', '<=', storeTime(db, { now }))
        .where('attempts', '<', maxAttempts)
        .where('lane', '=', queue)
        .orderBy('turn')
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
        // A job that another process is just taking is skipped; the next one may be free.
        .$if(isPostgres(db), (next) => next.forUpdate().skipLocked()),
    )
    .returning(['id', 'kind', 'payload', 'attempts'])
    .executeTakeFirst();

/** Keeps a job that takes longer; says whether it was still ours to keep. */
export const renewLease = async (db: Database, id: number, worker: string, now?: Date): Promise<boolean> => {
  const kept = await db
    .updateTable('jobs')
    .set({ leased_until: storeTime(db, { now, seconds: leaseSeconds }) })
    .where('id', '=', id)
    .where('leased_by', '=', worker)
    .returning('id')
    .execute();
  return kept.length > 0;
};

/** The job is done; says whether it was still ours to finish. */
export const finishJob = async (db: Database, id: number, worker: string): Promise<boolean> => {
  const finished = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('leased_by', '=', worker)
    .returning('id')
    .execute();
  return finished.length > 0;
};

/** Gives a job back that was taken and not done: anyone who comes next may take it, and this attempt does not count. */
export const releaseJob = async (db: Database, id: number, worker: string): Promise<void> => {
  await db
    .updateTable('jobs')
    .set((eb) => ({ leased_until: '', leased_by: '', attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('leased_by', '=', worker)
    .execute();
};

/** Frees the jobs of processes that are gone for sure, without waiting for the end of their leases. */
export const freeLeftJobs = async (db: Database): Promise<void> => {
  const rows = await db.selectFrom('jobs').select('leased_by').distinct().where('leased_by', '<>', '').execute();
  const gone = rows.map(({ leased_by }) => leased_by).filter(isDead);
  if (gone.length === 0) return;
  await db.updateTable('jobs').set({ leased_until: '', leased_by: '' }).where('leased_by', 'in', gone).execute();
};

/** What the job needs is away: it is tried again in a moment, and this attempt does not count. */
export const requeueJob = async (
  db: Database,
  { job, worker, error, now }: { job: TakenJob; worker: string; error: string; now?: Date },
): Promise<void> => {
  await db
    .updateTable('jobs')
    .set((eb) => ({
      leased_until: '',
      leased_by: '',
      last_error: error.slice(0, 1000),
      attempts: eb('attempts', '-', 1),
      run_at: storeTime(db, { now, seconds: awaySeconds }),
    }))
    .where('id', '=', job.id)
    .where('leased_by', '=', worker)
    .execute();
};

/** The job failed: it is tried again later, each time twice as late, an hour at most. */
export const retryJob = async (
  db: Database,
  { job, worker, error, now }: { job: TakenJob; worker: string; error: string; now?: Date },
): Promise<void> => {
  const seconds = Math.min(longestWait, 5 * 2 ** (job.attempts - 1));
  await db
    .updateTable('jobs')
    .set({
      leased_until: '',
      leased_by: '',
      last_error: error.slice(0, 1000),
      run_at: storeTime(db, { now, seconds }),
    })
    .where('id', '=', job.id)
    .where('leased_by', '=', worker)
    .execute();
};

/** Has a job begun again now, as if it had never failed; false where somebody is working on it, or it is gone. */
export const restartJob = async (db: Database, id: number, now?: Date): Promise<boolean> => {
  const retried = await db
    .updateTable('jobs')
    .set({ attempts: 0, run_at: storeTime(db, { now }), last_error: '' })
    .where('id', '=', id)
    .where('leased_until', '<=', storeTime(db, { now }))
    .returning('id')
    .execute();
  return retried.length > 0;
};

/** Takes a job away undone, and answers what it was; undefined where somebody is working on it, or it is gone. */
export const dropJob = (
  db: Database,
  id: number,
  now?: Date,
): Promise<Pick<TakenJob, 'kind' | 'payload'> | undefined> =>
  db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('leased_until', '<=', storeTime(db, { now }))
    .returning(['kind', 'payload'])
    .executeTakeFirst();
