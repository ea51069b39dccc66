import { isDeepStrictEqual } from 'node:util';
import type { MemberChange } from '#contract/calls/account.ts';
import { forMemberFields } from '#contract/member-fields.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { mailAccountChange } from '../accounts/mails/mail-account-change.ts';
import { mailAddressChanged } from '../accounts/mails/mail-address-changed.ts';
import { mailVerification } from '../accounts/mails/mail-verification.ts';
import { nameForAddress } from '../accounts/name-for-address.ts';
import { addOwnDetails, detailNames, dropOwnDetails } from '../accounts/own-details.ts';
import { closeLocationsOf } from '../accounts/pending-locations.ts';
import { reopenInvitation } from '../accounts/reopen-invitation.ts';
import type { Session } from '../accounts/sessions.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import { retireTokens } from '../accounts/tokens.ts';
import { checkEdit } from './check-edit.ts';
import type { Edited } from './edited.ts';
import { lockMembers } from './lock-members.ts';
import { belongsHereAlone, findMember, type Member } from './members.ts';
import { toPhone } from './phones.ts';
import { refuseAdmins } from './refuse-admins.ts';
import { readSubsetRelations, replaceSubsetRelations } from './subset-relations.ts';

/**
 * Changes another member, from the edit page. Throws `not_found`; `record.changed` when somebody else was quicker; and ApiError
 * with everything that is wrong.
 */
export const editUser = (
  store: Store,
  session: Session,
  { userId, change }: { userId: number; change: MemberChange },
) =>
  inTransaction(store, async (trx) => {
    await lockMembers(trx, session.organisationId);
    const member = await findMember(trx, session.organisationId, userId);
    if (!member) throw apiError('not_found');
    const known = change.meta?.version;
    if (known !== undefined && known !== member.version) throw apiError('record.changed');
    const before = await readEdited(trx, member);
    const after = applyChange(member, before, change);
    refuseAdmins(session, [before.role, after.role]);
    const [fault, ...others] = await checkEdit(trx, session, { member, before, after, change });
    if (fault) throw new ApiError(fault, ...others);
    if (isDeepStrictEqual(before, after)) return nothingToAudit();
    await storeEdit(trx, member, { before, after, organisationId: session.organisationId });
    await writeEntry(trx, 'user-changed', { record: userId, details: differences(before, after) });
    await addJob(trx, mailAccountChange, { membershipId: member.membership_id, change: 'edited' });
  });

const readEdited = async (trx: Database, member: Member): Promise<Edited> => {
  const relations = (await readSubsetRelations(trx, [member])).get(member.id) ?? [];
  const { role, email, is_subscribed } = member;
  const subsetIds = relations.map(({ relationships }) => Number(relationships.subset.data?.id));
  return { role, subsetIds, email, is_subscribed, ...forMemberFields((name) => member[name]) };
};

/** What has become of role and locations, and the names of whatever else is another. */
const differences = ({ role, subsetIds, ...before }: Edited, after: Edited): Record<string, unknown> => ({
  ...(role !== after.role && { role: [role, after.role] }),
  ...(String(subsetIds) !== String(after.subsetIds) && { locations: [subsetIds, after.subsetIds] }),
  fields: (Object.keys(before) as (keyof typeof before)[]).filter((name) => before[name] !== after[name]),
});

const applyChange = (member: Member, before: Edited, { attributes, relationships }: MemberChange): Edited => {
  const role = relationships.role ?? before.role;
  const { email, is_subscribed } = attributes;
  return {
    role,
    subsetIds: relationships.subset_relations
      ? [...new Set(relationships.subset_relations)].sort((a, b) => a - b)
      : before.subsetIds,
    email: email ?? before.email,
    ...forMemberFields((name) => attributes[name] ?? before[name]),
    phone: toPhone(member, role, attributes.phone),
    is_subscribed: is_subscribed === undefined ? before.is_subscribed : is_subscribed ? 1 : 0,
  };
};

const storeEdit = async (
  trx: Database,
  member: Member,
  { before, after, organisationId }: { before: Edited; after: Edited; organisationId: number },
): Promise<void> => {
  const isOwn = belongsHereAlone(member);
  const written = Object.fromEntries(
    detailNames.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]),
  );
  await trx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1), ...(isOwn && written) }))
    .where('id', '=', member.id)
    .execute();
  if (isOwn) await dropOwnDetails(trx, member.id, Object.keys(written));
  // The account is others' too, who are not to read there what is written here.
  else await addOwnDetails(trx, member.membership_id, written);
  await trx
    .updateTable('memberships')
    // What an administrator gives stays, whatever groups the member leaves.
    .set({ role: after.role, ...(after.role !== before.role && { has_rule_role: 0 as const }) })
    .where('id', '=', member.membership_id)
    .execute();
  await replaceSubsetRelations(trx, member.membership_id, after.subsetIds);
  if (after.email !== before.email) await requestEmailChange(trx, member, { email: after.email, organisationId });
};

/** Gives a member another address, and mails it what verifies it, or the invitation. */
export const requestEmailChange = async (
  trx: Database,
  member: Member,
  { email, organisationId }: { email: string; organisationId: number },
): Promise<void> => {
  const askedAt = await moveAddress(trx, member, { email, organisationId });
  await addJob(trx, mailVerification, { membershipId: member.membership_id, askedAt });
};

/**
 * Gives a member another address, which has to be verified before anyone signs in with it: anyone who reads the former one gets in
 * no longer, neither by a session nor by a link that was mailed there, and is told so. Whether somebody elsewhere has it already is
 * told in the mail to it alone, which is not queued here: answers since when the address waits.
 */
export const moveAddress = async (
  trx: Database,
  member: Member,
  { email, organisationId }: { email: string; organisationId: number },
): Promise<string> => {
  const { id: userId, membership_id: membershipId } = member;
  await trx
    .updateTable('users')
    .set({ name: await nameForAddress(trx, email), email, verified_at: '', pending_email: '' })
    .where('id', '=', userId)
    .execute();
  for (const kind of ['verify', 'reset', 'new-address'] as const) await retireTokens(trx, { kind, userId });
  await endSessionsOf(trx, userId);
  await closeLocationsOf(trx, userId);
  // Nobody has shown that an address which was never verified is theirs: it may be a stranger's, by a slip of the pen.
  if (member.verified_at !== '')
    await addJob(trx, mailAddressChanged, { userId, former: member.email, organisationId });
  const askedAt = new Date().toISOString();
  await reopenInvitation(trx, membershipId, askedAt);
  return askedAt;
};
