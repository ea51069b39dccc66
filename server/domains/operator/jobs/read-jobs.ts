import type { z } from 'zod';
import type { getJob } from '#contract/calls/operator/jobs.ts';
import type { JobState } from '#contract/operator/job-state.ts';
import { recogniseScan } from '#server/domains/reading/scans/recognise-scan.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { maxAttempts } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { jsonSql } from '#server/platform/storage/json.ts';

type OperatorJob = z.output<typeof getJob.answer>;

/** Every job that is not done. */
export const readJobs = async (db: Database, now = new Date()): Promise<OperatorJob[]> =>
  (await selectJobs(db).execute()).map((row) => present(row, now));

/** Reads one notice. Throws `not_found`. */
export const readJob = async (db: Database, id: number, now = new Date()): Promise<OperatorJob> => {
  const row = await selectJobs(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw apiError('not_found');
  return present(row, now);
};

/** Of the payload, which may name people and be of any length, the request alone; of a scan the newest that brought its file. */
const selectJobs = (db: Database) =>
  db
    .selectFrom('jobs')
    .select(['id', 'kind', 'lane', 'attempts', 'run_at', 'leased_until', 'last_error', 'created_at'])
    .select((eb) =>
      eb
        .case()
        .when('kind', '=', recogniseScan.kind)
        .then(
          eb
            .selectFrom('requests')
            .select(({ fn }) => fn.max('requests.id').as('id'))
            .where('file_hash', '=', jsonSql(db).text('jobs.payload', 'hash')),
        )
        .else(jsonSql(db).number('jobs.payload', 'requestId'))
        .end()
        .as('request'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof selectJobs>['execute']>>[number];

const present = ({ leased_until, ...row }: Row, now: Date): OperatorJob => ({
  ...row,
  state: stateOf({ leased_until, attempts: row.attempts }, now),
});

const stateOf = ({ leased_until, attempts }: Pick<Row, 'leased_until' | 'attempts'>, now: Date): JobState => {
  if (leased_until > now.toISOString()) return 'running';
  if (attempts >= maxAttempts) return 'given-up';
  return attempts > 0 ? 'failing' : 'waiting';
};
