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
  return { id };
};

interface NewMember {
  /** The account that they have already. */
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
  if (known) await touchUser(trx, known.id, { organisationId, is_subscribed, language });
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
  await addJob(trx, mailAccountChange, { membershipId, change: 'invited' }, now);
  return { id: userId, membershipId };
};

/** Queues the invitation of who was made a member at that time. */
export const inviteByMail = (trx: Database, membershipId: number, invitedAt: Date): Promise<void> =>
  addJob(trx, mailVerification, { membershipId, askedAt: invitedAt.toISOString() }, invitedAt);

const hasAccess: ErrorObject = { code: 'validation.has_access', source: { pointer: '/data/attributes/email' } };

/**
 * The account that an invitation to this address is for, and whether it has access here already. An operator's and a shared one
 * elsewhere are never a member's: their address is treated as one that is nobody's yet, and only its mail says more.
 */
export const findAccount = async (trx: Database, organisationId: number, address: string) => {
  const member = await findMemberByAddress(trx, organisationId, address);
  if (member) {
    const isOpen = member.status === 'expired' || member.status === 'declined';
    return { id: member.id, hasAccess: member.shared === 1 || !isOpen };
  }
  const account = await trx
    .selectFrom('users')
    .select('users.id')
    .where('users.name', '=', address)
    .where('users.shared', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships')
            .select('memberships.id')
            .whereRef('memberships.user_id', '=', 'users.id')
            .where('memberships.role', '=', 'operator'),
        ),
      ),
    )
    .executeTakeFirst();
  return account && { id: account.id, hasAccess: false };
};

/**
 * Who has completed their account says themselves whether they want to hear of updates, and in which language; of who was invited
 * elsewhere before, one organisation does not set it for the other.
 */
const touchUser = async (
  trx: Database,
  id: number,
  {
    organisationId,
    is_subscribed,
    language,
  }: Pick<Newcomer, 'is_subscribed' | 'language'> & { readonly organisationId: number },
): Promise<void> => {
  await trx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('users')
    .set({ is_subscribed: is_subscribed ? 1 : 0, language })
    .where('id', '=', id)
    .where('password_hash', '=', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships')
            .select('memberships.id')
            .whereRef('memberships.user_id', '=', 'users.id')
            .where((eb) =>
              eb.or([
                eb('memberships.organisation_id', 'is', null),
                eb('memberships.organisation_id', '!=', organisationId),
              ]),
            ),
        ),
      ),
    )
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
