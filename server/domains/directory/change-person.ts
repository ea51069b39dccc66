import type { Transaction } from 'kysely';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { comesByProvider } from '../accounts/comes-by-provider.ts';
import { mailAccountChange } from '../accounts/mails/mail-account-change.ts';
import { mailVerification } from '../accounts/mails/mail-verification.ts';
import { moveAddress } from '../users/edit-user.ts';
import { belongsHereAlone, type Member } from '../users/members.ts';
import { keepsAdmin } from '../users/remaining-admins.ts';
import { restoreMember, suspendMember } from '../users/suspend-member.ts';
import { checkUniquePerson, nameAccount } from './add-person.ts';
import { type Person, saveEntry } from './people.ts';
import type { PersonInput } from './person-input.ts';
import { immutable } from './scim-error.ts';

/**
 * Makes a member what their directory says. An account that belongs to other organisations too keeps its names, and its address cannot be
 * changed: one does not change it for the others. The transaction must hold the members. Throws `scim.uniqueness`, `scim.mutability`, and
 * `people.last_admin` for who would leave the organisation without an administrator who can sign in.
 */
export const changePerson = async (
  trx: Transaction<Tables>,
  organisationId: number,
  { person, wanted }: { readonly person: Person; readonly wanted: PersonInput },
): Promise<void> => {
  const { member } = person;
  const isMoving = wanted.address !== member.email;
  await checkUniquePerson(trx, organisationId, wanted, member.id);
  if (isMoving) await checkMove(trx, organisationId, { person, wanted });
  const fields = (['userName', 'externalId', 'givenName', 'familyName'] as const).filter(
    (name) => wanted[name] !== person[name],
  );
  if (fields.length > 0) {
    await saveEntry(trx, member.membership_id, wanted);
    if (belongsHereAlone(member)) await nameAccount(trx, member.id, wanted);
  }
  if (isMoving) await move(trx, organisationId, { member, email: wanted.address });
  const changed = [...fields, ...(isMoving ? ['email'] : [])];
  if (changed.length > 0) {
    await writeEntry(trx, 'user-changed', { organisationId, record: member.id, details: { fields: changed } });
    await addJob(trx, mailAccountChange, { membershipId: member.membership_id, change: 'edited' });
  }
  const isSwitched = wanted.active
    ? await restoreMember(trx, organisationId, member)
    : await suspendMember(trx, organisationId, member);
  if (changed.length === 0 && !isSwitched) nothingToAudit();
};

/** Who has yet to come, by the provider, is written to no more than when they were added. */
const move = async (
  trx: Database,
  organisationId: number,
  { member, email }: { readonly member: Member; readonly email: string },
): Promise<void> => {
  const { id, membership_id: membershipId, accepted_at } = member;
  const askedAt = await moveAddress(trx, member, { email, organisationId });
  if (accepted_at === '' && (await comesByProvider(trx, organisationId, { id, email }))) return;
  await addJob(trx, mailVerification, { membershipId, askedAt });
};

/** As on the page on which an administrator changes a member. */
const checkMove = async (
  trx: Database,
  organisationId: number,
  { person: { member }, wanted }: { readonly person: Person; readonly wanted: PersonInput },
): Promise<void> => {
  if (!belongsHereAlone(member)) throw immutable(wanted.addressFrom);
  if (member.role === 'company-admin' && !(await keepsAdmin(trx, organisationId, [member.id])))
    throw apiError('people.last_admin');
};
