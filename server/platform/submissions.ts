import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { keptDays } from '#contract/kept-sheets.ts';
import { nothingToAudit } from './audit/audit-scope.ts';
import { apiError } from './errors/api-error.ts';
import type { Database } from './storage/database.ts';
import type { Tables } from './storage/tables.ts';

/** Something a user sends, under the idempotency key that its page drew for it. */
export interface Submission {
  readonly userId: number;
  /** None from programs that draw none: what they send again is done again. */
  readonly key: string | undefined;
}

const contents = new AsyncLocalStorage<unknown>();

/** Runs `work` for a request with this content: an idempotency key used in it belongs to this content alone. */
export const withinContent = <Result>(content: unknown, work: () => Result): Result => contents.run(content, work);

/** The same for the same content; made only where there is a key. Throws `request.malformed` for what is nested too deep to be told. */
const hashOf = (content: unknown): string => {
  try {
    return createHash('sha256').update(JSON.stringify(content, sortKeys)).digest('hex');
  } catch (error) {
    throw error instanceof RangeError ? apiError('request.malformed') : error;
  }
};

/** Replacer for JSON that does not depend on the order in which fields were sent. */
const sortKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * Does `work` once for a submission: the same sent again, even at the same time, is answered what was answered and does
 * nothing more. Where `work` throws the transaction takes the submission back with everything else, and it may be sent
 * again. The same key with other content is refused. Writes at once, so it may be the first statement of its transaction. Answers are kept as JSON.
 */
export const answerOnce = async <Answer extends object>(
  trx: Transaction<Tables>,
  { userId, key }: Submission,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  if (key === undefined) return work();
  // The row is written before it is read: anyone who sends the same at the same time waits here until this one is done.
  const content = contents.getStore();
  const content_hash = content === undefined ? '' : hashOf(content);
  const { answer: answered, content_hash: sent } = await trx
    .insertInto('submissions')
    .values({ user_id: userId, key, answer: '', content_hash, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ key }))
    .returning(['answer', 'content_hash'])
    .executeTakeFirstOrThrow();
  // Rows from before contents were compared have no hash, and are answered as they were.
  if (sent !== '' && sent !== content_hash) throw apiError('request.other_content');
  if (answered !== '') {
    nothingToAudit();
    return JSON.parse(answered) as Answer;
  }
  const answer = await work();
  await trx
    .updateTable('submissions')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  return answer;
};

/** Forgets what was sent so long ago that nobody will send it again. */
export const deleteOldSubmissions = async (db: Database, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - keptMs).toISOString();
  await db.deleteFrom('submissions').where('created_at', '<', oldest).execute();
};

/** As long as an addition may wait on a device whose answer was lost, and a day more. */
const keptMs = (keptDays + 1) * 86_400_000;
