import type { Transaction } from 'kysely';
import type { Language } from '#contract/languages.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { comesByProvider } from '../accounts/comes-by-provider.ts';
import { findInvited, inviteByMail, storeMember } from '../users/add-user.ts';
import { findMember } from '../users/members.ts';
import { suspendMember } from '../users/suspend-member.ts';
import { readPeople, saveEntry } from './people.ts';
import type { PersonInput } from './person-input.ts';
import { notUnique } from './scim-error.ts';

/**
 * Makes somebody a member as their directory has them, who sees nothing until a group or an administrator gives it, and answers their
 * number. Once they are active they are invited by mail, unless the organisation's identity provider lets them in. The transaction must hold the members. Throws `scim.uniqueness`, which tells
 * of this organisation alone.
 */
export const insertPerson = async (
  trx: Transaction<Tables>,
  organisationId: number,
  {
    wanted,
    language,
    now = new Date(),
  }: { readonly wanted: PersonInput; readonly language: Language; readonly now?: Date },
): Promise<number> => {
  await checkUniquePerson(trx, organisationId, wanted);
  const known = await findInvited(trx, organisationId, wanted.address);
  // A shared account of this organisation has that name.
  if (known?.hasAccess) throw notUnique('userName');
  const { id, membershipId } = await storeMember(trx, organisationId, {
    known,
    user: { email: wanted.address, is_subscribed: false, role: 'read-only', subsetIds: [] },
    language: wanted.language ?? language,
    now,
  });
  await saveEntry(trx, membershipId, wanted);
  const member = await findMember(trx, organisationId, id);
  await nameAccount(trx, id, wanted);
  if (member && !wanted.active) await suspendMember(trx, organisationId, member, now);
  else if (!(await comesByProvider(trx, organisationId, { id, email: wanted.address })))
    await inviteByMail(trx, membershipId, now);
  return member?.number ?? id;
};

/** Gives an account the names of the directory that it belongs to alone; an empty one takes none away. */
export const nameAccount = async (
  trx: Database,
  id: number,
  { givenName, familyName }: Pick<PersonInput, 'givenName' | 'familyName'>,
): Promise<void> => {
  await trx
    .updateTable('users')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(givenName && { first_name: givenName }),
      ...(familyName && { last_name: familyName }),
    }))
    .where('id', '=', id)
    .execute();
};

/** Throws `scim.uniqueness` where somebody else of the organisation has the name, the address or the identifier. */
export const checkUniquePerson = async (
  trx: Database,
  organisationId: number,
  { userName, externalId, address, addressFrom }: PersonInput,
  self?: number,
): Promise<void> => {
  const isTaken = async (only: { userName: string } | { externalId: string }) =>
    (await membersWith(trx, organisationId, only)).some((id) => id !== self);
  if (await isTaken({ userName })) throw notUnique('userName');
  if (await isTaken({ userName: address })) throw notUnique(addressFrom);
  if (externalId !== '' && (await isTaken({ externalId }))) throw notUnique('externalId');
};

const membersWith = async (
  trx: Database,
  organisationId: number,
  only: { userName: string } | { externalId: string },
): Promise<number[]> => (await readPeople(trx, organisationId, only)).map(({ member }) => member.id);
