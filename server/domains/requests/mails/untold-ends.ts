import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addBusinessDays } from '#lib/business-days/business-days.ts';
import { providerDay } from '#lib/business-days/days.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { mailRequestStatus } from './mail-request-status.ts';
import { mailSubmission } from './mail-submission.ts';

/** What so many requests that are sent together share; empty for a single one. */
export const newSubmission = (count: number): string => (count > 1 ? randomUUID() : '');

/** Business days that the first of what was sent together waits for the rest. */
const longestWait = 2;

interface End {
  readonly requestId: number;
  readonly changeId: number;
}

/** Keeps an end until the requester is mailed about all that was sent together. */
export const keepEnd = async (
  trx: Transaction<Tables>,
  { requestId, changeId }: End,
  submission: string,
): Promise<void> => {
  await trx
    .insertInto('untold_ends')
    .values({ request_id: requestId, change_id: changeId, submission, ended_at: new Date().toISOString() })
    .execute();
};

/** The request did not end so after all. */
export const forgetEnd = async (trx: Transaction<Tables>, requestId: number): Promise<void> => {
  await trx.deleteFrom('untold_ends').where('request_id', '=', requestId).execute();
};

/** Has the ends of a submission mailed once none of its requests is worked on any more. */
export const tellWhenAllEnded = async (trx: Transaction<Tables>, submission: string): Promise<void> => {
  const open = await trx
    .selectFrom('requests')
    .select('id')
    .where('submission', '=', submission)
    .where('status', '=', 'processing')
    .limit(1)
    .executeTakeFirst();
  if (!open) await queueEnds(trx, submission);
};

/** Has mailed what was dealt with so long ago that it waits no longer for the rest of its submission. */
export const tellLongUntold = async (store: Store, now = new Date()): Promise<void> => {
  const waiting = await store
    .selectFrom('untold_ends')
    .select((eb) => ['submission', eb.fn.min('ended_at').as('first')])
    .groupBy('submission')
    .execute();
  for (const { submission, first } of waiting)
    if (isPast(first, now)) await inTransaction(store, (trx) => queueEnds(trx, submission));
};

/** Whether the last of the business days that something may wait from an instant on has come. */
const isPast = (instant: string, now: Date): boolean =>
  addBusinessDays(providerDay(instant), longestWait) <= providerDay(now.toISOString());

/** An end leaves the table in the transaction that queues its mail: there is one, whoever comes at the same time. */
const queueEnds = async (trx: Transaction<Tables>, submission: string): Promise<void> => {
  const rows = await trx
    .deleteFrom('untold_ends')
    .where('submission', '=', submission)
    .returning(['request_id', 'change_id'])
    .execute();
  const changes = rows
    .map(({ request_id, change_id }): End => ({ requestId: request_id, changeId: change_id }))
    .sort((one, other) => one.requestId - other.requestId);
  const [only, ...others] = changes;
  if (only && others.length === 0) await addJob(trx, mailRequestStatus, only);
  else if (only) await addJob(trx, mailSubmission, { changes });
};
