import type { z } from 'zod';
import type { updateOperatorUser } from '#contract/calls/operator/users.ts';
import type { Role } from '#contract/permissions.ts';
import { revokeTokensOf } from '#server/domains/accounts/api-tokens.ts';
import { clearAttemptsOf } from '#server/domains/accounts/attempts.ts';
import { mailAccountChange } from '#server/domains/accounts/mails/mail-account-change.ts';
import { dropOwnDetails } from '#server/domains/accounts/own-details.ts';
import { lockMembers } from '#server/domains/users/lock-members.ts';
import { findMember } from '#server/domains/users/members.ts';
import { hasPhone } from '#server/domains/users/phones.ts';
import { removeMembers } from '#server/domains/users/remove-users.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Flag } from '#server/platform/storage/tables/values.ts';

type Change = z.output<typeof updateOperatorUser.body>;

/**
 * Changes the details of an account in any organisations; their account managers are mailed. Throws `not_found`,
 * `record.changed` when another person saved first, and ApiError with every error found.
 */
export const editUser = (store: Store, userId: number, { version, ...change }: Change): Promise<void> =>
  inTransaction(store, async (trx) => {
    const before = await trx
      .updateTable('users')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', userId)
      .where('program', '=', 0)
      .returning(['version', 'shared', 'first_name', 'last_name', 'phone', 'is_subscribed'])
      .executeTakeFirst();
    if (!before) throw apiError('not_found');
    if (before.version !== version + 1) throw apiError('record.changed');
    const memberships = await trx
      .selectFrom('memberships')
      .select(['id', 'organisation_id', 'role'])
      .where('user_id', '=', userId)
      .execute();
    const [fault, ...others] = [
      ...checkNames(before, change),
      ...checkPhone(
        change,
        memberships.map(({ role }) => role),
      ),
    ];
    if (fault) throw new ApiError(fault, ...others);
    const after = { ...change, is_subscribed: (change.is_subscribed ? 1 : 0) as Flag };
    const fields = changedFields(before, after);
    if (fields.length === 0) return nothingToAudit();
    await trx.updateTable('users').set(after).where('id', '=', userId).execute();
    await dropOwnDetails(trx, userId, fields);
    const [only, ...more] = memberships;
    const organisationId = more.length === 0 ? (only?.organisation_id ?? null) : null;
    await writeEntry(trx, 'user-changed', { organisationId, record: userId, details: { fields } });
    for (const { id: membershipId, organisation_id } of memberships)
      if (organisation_id !== null) await addJob(trx, mailAccountChange, { membershipId, change: 'edited' });
  });

interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly is_subscribed: Flag;
}

const changedFields = (one: Person, other: Person): string[] =>
  (['first_name', 'last_name', 'phone', 'is_subscribed'] as const).filter((field) => one[field] !== other[field]);

const at = (field: keyof Person) => ({ source: { pointer: `/data/${field}` } });

/**
 * A person who has given their name keeps it; a shared account is nobody's, and an invited person has not given a name
 * yet.
 */
const checkNames = (
  before: Person & { readonly shared: Flag },
  after: Pick<Person, 'first_name' | 'last_name'>,
): ErrorObject[] =>
  (['first_name', 'last_name'] as const).flatMap((field): ErrorObject[] =>
    before.shared === 0 && before[field] !== '' && after[field] === ''
      ? [{ code: 'request.required', ...at(field) }]
      : [],
  );

/** A number belongs to a role that has one, in whichever organisation. */
const checkPhone = ({ phone }: Pick<Change, 'phone'>, roles: readonly Role[]): ErrorObject[] =>
  phone !== '' && !roles.some(hasPhone) ? [{ code: 'validation.prohibited', ...at('phone') }] : [];

/**
 * Takes a member out of an organisation, as its administrators do; unlike them the provider may take out the last company admin,
 * since it can invite another. Throws `not_found`, and `people.not_editable` for a shared account.
 */
export const dismissUser = (
  store: Store,
  { userId, organisationId, revokesTokens }: { userId: number; organisationId: number; revokesTokens: boolean },
): Promise<void> =>
  inTransaction(store, async (trx) => {
    await lockMembers(trx, organisationId);
    const member = await findMember(trx, organisationId, userId);
    if (!member) throw apiError('not_found');
    if (member.shared) throw apiError('people.not_editable');
    if (revokesTokens) await revokeTokensOf(trx, userId, organisationId);
    await removeMembers(trx, organisationId, [member]);
  });

/** Lets a name be tried again, wherever it had to wait. Throws `not_found`. */
export const unlockUser = (store: Store, id: number): Promise<void> =>
  inTransaction(store, async (trx) => {
    const user = await trx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
    if (!user) throw apiError('not_found');
    const places = await clearAttemptsOf(trx, user.name);
    if (places === 0) return nothingToAudit();
    await writeEntry(trx, 'user-unlocked', { record: id, details: { places } });
  });
