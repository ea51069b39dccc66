import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { createUser } from '#contract/calls/users.ts';
import type { Language } from '#contract/languages.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce, type Submission } from '#server/platform/submissions.ts';
import { mailAccountChange } from '../accounts/mails/mail-account-change.ts';
import { mailVerification } from '../accounts/mails/mail-verification.ts';
import type { Session } from '../accounts/sessions.ts';
import { checkLocations } from './check-locations.ts';
import { lockMembers } from './lock-members.ts';
import { findMember } from './members.ts';
import { replaceSubsetRelations } from './subset-relations.ts';

type NewUser = z.output<typeof createUser.body>['data'];

interface Invitation {
  readonly user: NewUser;
  /** Of the person who invites, or chosen by them; a newcomer is written to in it. */
  readonly language: Language;
  /** By whom, and under which idempotency key. */
  readonly submission: Submission;
  readonly now?: Date;
}

/**
 * Makes someone a member who has yet to accept, and queues the invitation. Who has an account in another organisation keeps it
 * and accepts with its password. Once for its submission. Answers the user's number. Throws ApiError with everything that is
 * wrong.
 */
export const addUser = async (
  store: Store,
  { organisationId }: Pick<Session, 'organisationId'>,
  invitation: Invitation,
): Promise<number> => {
  const { id } = await inTransaction(store, (trx) =>
    answerOnce(trx, invitation.submission, () => insertMember(trx, organisationId, invitation)),
  );
  return id;
};

/** `addUser` as a part of a larger transaction. */
export const insertMember = async (
  trx: Transaction<Tables>,
  organisationId: number,
  { user, language, now = new Date() }: Omit<Invitation, 'submission'>,
) => {
  await lockMembers(trx, organisationId);
  const { email, is_subscribed } = user.attributes;
  const { role, subset_relations: subsetIds = [] } = user.relationships;
  const known = await findAccount(trx, organisationId, email);
  const [fault, ...others] = [
    ...(known && !known.isInvitable ? [hasAccess] : []),
    ...(await checkLocations(trx, organisationId, { role, subsetIds })),
  ];
  if (fault) throw new ApiError(fault, ...others);

  if (known) await touchUser(trx, known.id, is_subscribed);
  const userId = known?.id ?? (await insertUser(trx, { email, is_subscribed, language, now }));
  const invited_at = now.toISOString();
  const { id: membershipId } = await trx
    .insertInto('memberships')
    .values({ user_id: userId, organisation_id: organisationId, role, invited_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'organisation_id']).doUpdateSet({ role, invited_at, declined_at: '' }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceSubsetRelations(trx, membershipId, subsetIds);
  await writeEntry(trx, 'user-added', { organisationId, record: userId, details: { role, locations: subsetIds } });
  await addJob(trx, mailVerification, { membershipId, askedAt: invited_at }, now);
  await addJob(trx, mailAccountChange, { membershipId, change: 'invited' }, now);
  return { id: userId };
};

const hasAccess: ErrorObject = { code: 'validation.has_access', source: { pointer: '/data/attributes/email' } };

/** The account of that name, and whether it may be invited: it is not here yet, or its invitation came to nothing. */
const findAccount = async (trx: Database, organisationId: number, name: string) => {
  const account = await trx
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.role', '=', 'operator'),
    )
    .select(['users.id', 'users.shared', 'memberships.id as staff_id'])
    .where('users.name', '=', name)
    .executeTakeFirst();
  if (!account) return undefined;
  const member = await findMember(trx, organisationId, account.id);
  const isSomeonesOwn = account.shared === 0 && account.staff_id === null;
  const isOpen = !member || member.status === 'expired' || member.status === 'declined';
  return { id: account.id, isInvitable: isSomeonesOwn && isOpen };
};

/** Who has completed their account says themselves whether they want to hear of updates. */
const touchUser = async (trx: Database, id: number, is_subscribed: boolean): Promise<void> => {
  await trx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('users')
    .set({ is_subscribed: is_subscribed ? 1 : 0 })
    .where('id', '=', id)
    .where('password_hash', '=', '')
    .execute();
};

interface Newcomer {
  readonly email: string;
  readonly is_subscribed: boolean;
  readonly language: Language;
  readonly now: Date;
}

/** An account that its person has yet to complete. */
export const insertUser = async (trx: Database, { email, is_subscribed, language, now }: Newcomer): Promise<number> => {
  const { id } = await trx
    .insertInto('users')
    .values({
      name: email,
      email,
      first_name: '',
      last_name: '',
      phone: '',
      password_hash: '',
      shared: 0,
      is_subscribed: is_subscribed ? 1 : 0,
      language,
      verified_at: '',
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
