import type { Transaction } from 'kysely';
import type { Language } from '#contract/languages.ts';
import { revokeTokensOf } from '#server/domains/accounts/api-tokens.ts';
import { endAccounts } from '#server/domains/accounts/end-accounts.ts';
import { mailVerification } from '#server/domains/accounts/mails/mail-verification.ts';
import { insertUser } from '#server/domains/users/add-user.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

interface Newcomer {
  readonly email: string;
  readonly language: Language;
  /** Mailed, or only made, for the person who hands the link over. */
  readonly isMailed: boolean;
  readonly now?: Date;
}

/**
 * Invites an operator; a person who was invited before is invited again. Throws `validation.has_access` for one who has
 * accepted, and `operator.is_member`, at the address, for an account that belongs to an organisation.
 */
export const inviteOperator = async (
  trx: Transaction<Tables>,
  { email, language, isMailed, now = new Date() }: Newcomer,
): Promise<{ id: number; membershipId: number }> => {
  const source = { pointer: '/data/email' };
  const known = await findAccount(trx, email);
  if (known && known.operator_id === null) throw new ApiError({ code: 'operator.is_member', source });
  if (known && known.accepted_at !== '') throw new ApiError({ code: 'validation.has_access', source });
  const id = known?.id ?? (await insertUser(trx, { email, is_subscribed: false, language, now }));
  const invited_at = now.toISOString();
  const { id: membershipId } = known?.operator_id
    ? await trx
        .updateTable('memberships')
        .set({ invited_at, declined_at: '' })
        .where('id', '=', known.operator_id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('memberships')
        .values({ user_id: id, organisation_id: null, role: 'operator', invited_at })
        .returning('id')
        .executeTakeFirstOrThrow();
  await writeEntry(trx, 'user-added', { organisationId: null, record: id, details: { role: 'operator' } });
  if (isMailed) await addJob(trx, mailVerification, { membershipId, askedAt: invited_at });
  return { id, membershipId };
};

/** The account of that address, and what it is as an operator. */
const findAccount = (db: Database, name: string) =>
  db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.role', '=', 'operator'),
    )
    .select(['users.id', 'memberships.id as operator_id', 'memberships.accepted_at'])
    .where('users.name', '=', name)
    .executeTakeFirst();

/** Everybody who is an operator or is invited as one, the oldest first. */
export const readOperators = (db: Database) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.first_name', 'users.last_name', 'users.demo'])
    .select(['memberships.accepted_at', 'memberships.declined_at'])
    .where('memberships.role', '=', 'operator')
    .orderBy('memberships.id')
    .execute();

/**
 * Takes an operator's account away, and with it every session. Throws `not_found` for somebody who is not one, and `operator.last` for
 * the last one who has accepted: nobody could let another one in.
 */
export const dismissOperator = (store: Store, userId: number, { revokesTokens = false } = {}): Promise<void> =>
  inTransaction(store, async (trx) => {
    // Locked before it is read: of two who take each other out, one comes too late.
    await lockRows(trx, trx.selectFrom('memberships').select('id').where('role', '=', 'operator').orderBy('id'));
    const operators = await readOperators(trx);
    if (!operators.some(({ id }) => id === userId)) throw apiError('not_found');
    refuseLast(operators, userId);
    if (revokesTokens) await revokeTokensOf(trx, userId, 0);
    await trx.deleteFrom('memberships').where('user_id', '=', userId).execute();
    await writeEntry(trx, 'user-removed', { organisationId: null, record: userId, details: { role: 'operator' } });
    await endAccounts(trx, [userId]);
  });

/** Throws `operator.last` for the only one left who has accepted; passes over who is no operator. */
export const refuseLast = (operators: Awaited<ReturnType<typeof readOperators>>, userId: number): void => {
  const leaving = operators.find(({ id }) => id === userId);
  if (!leaving || leaving.accepted_at === '') return;
  const stays = operators.some(
    ({ id, accepted_at, demo }) => id !== userId && accepted_at !== '' && (demo === 0 || leaving.demo === 1),
  );
  if (!stays) throw apiError('operator.last');
};
