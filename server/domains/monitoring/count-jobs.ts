import { sql } from 'kysely';
import { maxAttempts } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** Jobs of a kind that are not done. */
export interface JobCount {
  readonly kind: string;
  readonly waiting: number;
  readonly running: number;
  /** Given up: somebody has to look at them. */
  readonly failed: number;
  /** Seconds for which the oldest of those that wait has been there; 0 where none waits. */
  readonly oldestSeconds: number;
}

/** The jobs that are not done, by kind. */
export const countJobs = async (db: Database, now = new Date()): Promise<JobCount[]> => {
  const at = now.toISOString();
  const [isRunning, isGivenUp] = [sql<boolean>`leased_until > ${at}`, sql<boolean>`attempts >= ${maxAttempts}`];
  const rows = await db
    .selectFrom('jobs')
    .select('kind')
    .select((eb) => [
      eb.fn.count<number>('id').filterWhere(isRunning).as('running'),
      eb.fn.count<number>('id').filterWhere(sql<boolean>`not ${isRunning} and ${isGivenUp}`).as('failed'),
      eb.fn.count<number>('id').filterWhere(sql<boolean>`not ${isRunning} and not ${isGivenUp}`).as('waiting'),
      eb.fn.min('created_at').filterWhere(sql<boolean>`not ${isRunning} and not ${isGivenUp}`).as('oldest'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, waiting, running, failed, oldest }) => ({
    kind,
    waiting: Number(waiting),
    running: Number(running),
    failed: Number(failed),
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000),
  }));
};
