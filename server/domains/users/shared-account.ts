import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Language } from '#contract/languages.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { clearAttemptsOf } from '../accounts/attempts.ts';
import { endAccounts } from '../accounts/end-accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { closeLocationsOf } from '../accounts/pending-locations.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import { lockMembers } from './lock-members.ts';
import { replaceSubsetRelations } from './subset-relations.ts';

interface SharedAccount {
  readonly organisationId: number;
  /** What a workstation signs in with. */
  readonly name: string;
  readonly language: Language;
  readonly now?: Date;
}

/** No address is one: whoever has that address could not be invited any more. */
const accountName = /^[a-z0-9][a-z0-9._-]{2,63}$/;

/**
 * Gives an organisation a shared account that reads all of its locations, or that account another password: whoever was signed in with it
 * is out, and waits for wrong tries are over. Answers the password, of which nothing but a hash is kept. Throws `not_found` for an
 * organisation that is none, `validation.format` for the name of a person, `validation.unique` for one that is somebody else's.
 */
export const setSharedAccount = async (
  store: Store,
  { organisationId, name, language, now = new Date() }: SharedAccount,
): Promise<{ password: string; isNew: boolean }> => {
  if (!accountName.test(name)) throw apiError('validation.format');
  const password = drawPassword();
  const passwordHash = await hashPassword(password);
  const isNew = await inTransaction(store, async (trx) => {
    await lockMembers(trx, organisationId);
    const organisation = await trx
      .selectFrom('organisations')
      .select('id')
      .where('id', '=', organisationId)
      .executeTakeFirst();
    if (!organisation) throw apiError('not_found');
    const known = await findAccount(trx, { organisationId, name });
    if (known && !known.isOwn) throw apiError('validation.unique');
    if (known) await replacePassword(trx, known, { name, passwordHash });
    const added = known ?? (await addAccount(trx, { organisationId, name, language, now, passwordHash }));
    const locations = await outermostLocations(trx, organisationId);
    await replaceSubsetRelations(trx, added.membershipId, locations);
    await writeEntry(trx, known ? 'password-reset' : 'user-added', {
      organisationId,
      record: added.id,
      ...(!known && { details: { role: 'read-only', locations } }),
    });
    return !known;
  });
  return { password, isNew };
};

/** Takes a shared account out, sessions and all. Throws `not_found` for an account that is not a shared one of that organisation alone. */
export const removeSharedAccount = (store: Store, { organisationId, name }: Named): Promise<void> =>
  inTransaction(store, async (trx) => {
    await lockMembers(trx, organisationId);
    const account = await findAccount(trx, { organisationId, name });
    if (!account?.isOwn) throw apiError('not_found');
    const { id } = account;
    await closeLocationsOf(trx, id);
    await trx.deleteFrom('memberships').where('user_id', '=', id).execute();
    await writeEntry(trx, 'user-removed', { organisationId, record: id, details: { role: 'read-only' } });
    await endAccounts(trx, [id]);
  });

/** Signs that are not taken for one another on paper; 25 of them are 123 bits. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

const drawPassword = (): string =>
  Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')).join('-');

interface Account {
  readonly id: number;
  readonly membershipId: number;
}

type Named = Pick<SharedAccount, 'organisationId' | 'name'>;

/** Whoever signs in by that name; their own account is one that is shared, and this organisation's alone. */
const findAccount = async (
  db: Database,
  { organisationId, name }: Named,
): Promise<(Account & { readonly isOwn: boolean }) | undefined> => {
  const rows = await db
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .select(['users.id', 'users.shared', 'memberships.id as membership_id', 'memberships.organisation_id'])
    .where('users.name', '=', name)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const isOwn = rows.length === 1 && first.shared === 1 && first.organisation_id === organisationId;
  return { id: first.id, membershipId: first.membership_id ?? 0, isOwn };
};

interface NewPassword {
  readonly name: string;
  readonly passwordHash: string;
}

const replacePassword = async (db: Database, { id }: Account, { name, passwordHash }: NewPassword): Promise<void> => {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await endSessionsOf(db, id);
  await closeLocationsOf(db, id);
  await clearAttemptsOf(db, name);
};

const addAccount = async (
  trx: Transaction<Tables>,
  { organisationId, name, language, now, passwordHash }: Required<SharedAccount> & NewPassword,
): Promise<Account> => {
  const instant = now.toISOString();
  const user = await trx
    .insertInto('users')
    .values({
      name,
      email: '',
      first_name: '',
      last_name: '',
      phone: '',
      password_hash: passwordHash,
      shared: 1,
      is_subscribed: 0,
      language,
      verified_at: '',
      created_at: instant,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Somebody else took the name a moment ago.
  if (!user) throw apiError('validation.unique');
  const { id } = user;
  const { id: membershipId } = await trx
    .insertInto('memberships')
    .values({
      user_id: id,
      organisation_id: organisationId,
      role: 'read-only',
      invited_at: instant,
      accepted_at: instant,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, membershipId };
};

/** Who sees one sees what lies within it. */
const outermostLocations = async (db: Database, organisationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('parent_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
