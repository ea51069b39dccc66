import { endAccounts } from '#server/domains/accounts/end-accounts.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { revokeTokensOf } from '../accounts/api-tokens.ts';
import { mailAccountRemoval } from '../accounts/mails/mail-account-removal.ts';
import { nameWithAddress } from '../accounts/name-with-address.ts';
import type { Session } from '../accounts/sessions.ts';
import { lockMembers } from './lock-members.ts';
import { findMember, type Member } from './members.ts';
import { findPasswordUser } from './password-user.ts';
import { refuseAdmins } from './refuse-admins.ts';
import { keepsAdmin } from './remaining-admins.ts';

/** Where in the request a user to be removed is named, by its place in the list. */
type SourceOf = (index: number) => Pick<ErrorObject, 'source'>;

/**
 * Removes members from the organisation, all or none; an account without another organisation is deleted, and the
 * membership's sessions end. Their requests stay. Throws ApiError with every reason against it.
 */
export const removeUsers = (
  store: Store,
  session: Session,
  userIds: readonly number[],
  {
    sourceOf,
    revokesTokens = false,
  }: { readonly sourceOf: SourceOf /** The API tokens that they made go too. */; readonly revokesTokens?: boolean },
) =>
  inTransaction(store, async (trx) => {
    await lockMembers(trx, session.organisationId);
    // One after the other: a transaction has one connection.
    const found: (Member | undefined)[] = [];
    for (const id of userIds) found.push(await findMember(trx, session.organisationId, id));
    refuseAdmins(
      session,
      found.flatMap((member) => (member ? [member.role] : [])),
    );
    const leavesAdmin = await keepsAdmin(trx, session.organisationId, userIds);
    const passwordUser = await findPasswordUser(trx, session.organisationId);
    const [fault, ...others] = found.flatMap((member, index) => {
      const code = objectionTo(member, session, { leavesAdmin, passwordUser });
      return code ? [{ code, ...sourceOf(index) }] : [];
    });
    if (fault) throw new ApiError(fault, ...others);
    if (revokesTokens) for (const id of userIds) await revokeTokensOf(trx, id, session.organisationId);
    await removeMembers(
      trx,
      session.organisationId,
      found.filter((member) => member !== undefined),
    );
  });

/** Takes them out, once nothing stands against it; the transaction must hold the members. */
export const removeMembers = async (
  trx: Database,
  organisationId: number,
  members: readonly Member[],
): Promise<void> => {
  const membershipIds = members.map(({ membership_id }) => membership_id);
  // Who comes back some day has no groups until the provider says so.
  await trx
    .updateTable('provider_identities')
    .set({ claimed_groups: '[]' })
    .where('organisation_id', '=', organisationId)
    .where(
      'user_id',
      'in',
      members.map(({ id }) => id),
    )
    .execute();
  await trx.deleteFrom('memberships').where('id', 'in', membershipIds).execute();
  for (const { id, role } of members)
    await writeEntry(trx, 'user-removed', { organisationId, record: id, details: { role } });
  await endAccounts(
    trx,
    members.map(({ id }) => id),
  );
  const people = [...new Set(members.map(nameWithAddress))];
  await addJob(trx, mailAccountRemoval, { organisationId, people });
};

const objectionTo = (
  member: Member | undefined,
  session: Session,
  { leavesAdmin, passwordUser }: { readonly leavesAdmin: boolean; readonly passwordUser: number | undefined },
): ErrorObject['code'] | undefined => {
  if (!member) return 'not_found';
  if (member.shared) return 'people.not_editable';
  if (member.role === 'company-admin' && !leavesAdmin) return 'people.last_admin';
  if (member.id === session.userId) return 'people.self';
  return member.id === passwordUser ? 'people.password_user' : undefined;
};
