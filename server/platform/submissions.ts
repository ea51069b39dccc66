import type { Transaction } from 'kysely';
import { nothingToAudit } from './audit/audit-scope.ts';
import type { Database } from './storage/database.ts';
import type { Tables } from './storage/tables.ts';

/** Something a user sends, under the idempotency key that its page drew for it. */
export interface Submission {
  readonly userId: number;
  /** None from programs that draw none: what they send again is done again. */
  readonly key: string | undefined;
}

/**
 * Does `work` once for a submission: the same sent again, even at the same time, is answered what was answered and does
 * nothing more. Where `work` throws the transaction takes the submission back with everything else, and it may be sent
 * again. Writes at once, so it may be the first statement of its transaction. Answers are kept as JSON.
 */
export const answerOnce = async <Answer extends object>(
  trx: Transaction<Tables>,
  { userId, key }: Submission,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  if (key === undefined) return work();
  // The row is written before it is read: whoever sends the same at the same time waits here until this one is done.
  const { answer: answered } = await trx
    .insertInto('submissions')
    .values({ user_id: userId, key, answer: '', created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ key }))
    .returning('answer')
    .executeTakeFirstOrThrow();
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

/** A week: a browser that slept over a long weekend may still try once more. */
const keptMs = 7 * 86_400_000;
