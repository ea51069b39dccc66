import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { createUser } from '#contract/calls/users.ts';
import type { MemberRole } from '#contract/json-api/types/roles.ts';
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
import { nameForAddress } from '../accounts/name-for-address.ts';
import type { Session } from '../accounts/sessions.ts';
import { checkLocations } from './check-locations.ts';
import { lockMembers } from './lock-members.ts';
import { findMemberByAddress } from './members.ts';
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
 * Makes someone a member who has yet to accept, and queues the invitation. It is an account of its own, whoever the address belongs to: who
 * has one with another organisation keeps that, and joins the invitation to it by accepting. Once for its submission. Answers the
 * member's number. Throws ApiError with everything that is
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
  const known = await findInvited(trx, organisationId, email);
  const [fault, ...others] = [
    ...(known?.hasAccess ? [hasAccess] : []),
    ...(await checkLocations(trx, organisationId, { role, subsetIds })),
  ];
  if (fault) throw new ApiError(fault, ...others);
  const { id, membershipId } = await storeMember(trx, organisationId, {
    known,
    user: { email, is_subscribed, role, subsetIds },
    language,
    now,
  });
  await inviteByMail(trx, membershipId, now);
  return { id: known?.number ?? id };
};

interface NewMember {
  /** The account of somebody who was invited here before. */
  readonly known: { readonly id: number } | undefined;
  readonly user: {
    readonly email: string;
    readonly is_subscribed: boolean;
    readonly role: MemberRole;
    readonly subsetIds: readonly number[];
  };
  readonly language: Language;
  readonly now: Date;
}

/** Makes somebody a member who has yet to accept, once nothing stands against it; `inviteByMail` invites them. */
export const storeMember = async (
  trx: Database,
  organisationId: number,
  { known, user: { email, is_subscribed, role, subsetIds }, language, now }: NewMember,
): Promise<{ id: number; membershipId: number }> => {
  if (known) await touchUser(trx, known.id, { is_subscribed, language });
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
  await addJob(trx, mailAccountChange, { membershipId, change: 'invited' });
  return { id: userId, membershipId };
};

/** Queues the invitation of who was made a member at that time. */
export const inviteByMail = (trx: Database, membershipId: number, invitedAt: Date): Promise<void> =>
  addJob(trx, mailVerification, { membershipId, askedAt: invitedAt.toISOString() }, invitedAt);

const hasAccess: ErrorObject = { code: 'validation.has_access', source: { pointer: '/data/attributes/email' } };

/** The member of that address, and whether they have access already; undefined for anybody else, wherever else they have an account. */
export const findInvited = async (trx: Database, organisationId: number, address: string) => {
  const member = await findMemberByAddress(trx, organisationId, address);
  if (!member) return undefined;
  const isOpen = member.status === 'expired' || member.status === 'declined';
  return { id: member.id, number: member.number, hasAccess: member.shared === 1 || !isOpen };
};

/** Who is invited again has yet to say themselves whether they want to hear of updates, and in which language. */
const touchUser = async (
  trx: Database,
  id: number,
  { is_subscribed, language }: Pick<Newcomer, 'is_subscribed' | 'language'>,
): Promise<void> => {
  await trx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1), is_subscribed: is_subscribed ? 1 : 0, language }))
    .where('id', '=', id)
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
      name: await nameForAddress(trx, email),
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
