import type { MemberChange } from '#contract/calls/account.ts';
import { memberFieldNames } from '#contract/member-fields.ts';
import type { ErrorObject } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';
import { checkLocations } from './check-locations.ts';
import type { Edited } from './edited.ts';
import { findMemberByAddress, type Member } from './members.ts';
import { findPasswordUser } from './password-user.ts';
import { hasPhone } from './phones.ts';
import { keepsAdmin } from './remaining-admins.ts';
import { fixedFields, isEditable } from './user-resources.ts';

interface Edit {
  readonly member: Member;
  readonly before: Edited;
  readonly after: Edited;
  readonly change: MemberChange;
}

/** Every reason against a change of a member. */
export const checkEdit = async (db: Database, session: Session, edit: Edit): Promise<ErrorObject[]> => {
  const admins = await checkAdmins(db, session, edit);
  if (admins.length > 0) return admins;
  if (!isEditable(edit.member, session)) return [{ code: 'people.not_editable' }];
  return [
    ...(await checkPlace(db, session, edit)),
    ...checkPhone(edit),
    ...checkFields(edit),
    ...(await checkAddress(db, session, edit)),
  ];
};

const role = { source: { pointer: '/data/relationships/role' } };
const attribute = (name: string) => ({ source: { pointer: `/data/attributes/${name}` } });

/** An organisation keeps somebody who can sign in and manage its users, and nobody changes their own role. */
const checkAdmins = async (db: Database, session: Session, { member, before, after }: Edit): Promise<ErrorObject[]> => {
  const isDemoted = after.role !== before.role;
  if (before.role === 'company-admin' && isDemoted) {
    if (!(await keepsAdmin(db, session.organisationId, [member.id]))) return [{ code: 'people.last_admin', ...role }];
    if ((await findPasswordUser(db, session.organisationId)) === member.id)
      return [{ code: 'people.password_user', ...role }];
  }
  return isDemoted && member.id === session.userId ? [{ code: 'people.self', ...role }] : [];
};

const checkPlace = async (db: Database, session: Session, { after, change }: Edit): Promise<ErrorObject[]> => {
  const { role: given, subset_relations } = change.relationships;
  return given || subset_relations ? checkLocations(db, session.organisationId, after) : [];
};

const checkPhone = ({ after, change }: Edit): ErrorObject[] => {
  const { phone = '' } = change.attributes;
  return phone !== '' && !hasPhone(after.role) ? [{ code: 'validation.prohibited', ...attribute('phone') }] : [];
};

/** What is fixed is not changed, and everybody keeps a name. The phone, which goes with the role, has a check of its own. */
const checkFields = ({ member, before, after }: Edit): ErrorObject[] => {
  const changed = ([...memberFieldNames, 'is_subscribed'] as const).filter(
    (name) => name !== 'phone' && after[name] !== before[name],
  );
  const fixed = fixedFields(member);
  const refused = changed.filter((name) => fixed.includes(name));
  if (refused.length > 0) return refused.map((name) => ({ code: 'validation.prohibited', ...attribute(name) }));
  const isNameless = changed.includes('last_name') && after.last_name === '';
  return isNameless ? [{ code: 'request.required', ...attribute('last_name') }] : [];
};

/**
 * The address of somebody invited can be put right; who has come reads it, and it is theirs. That the new one is a colleague's is said, which the list of users shows in any case; that it is anybody else's is told in the mail to it alone.
 */
const checkAddress = async (
  db: Database,
  { organisationId }: Session,
  { member, before, after }: Edit,
): Promise<ErrorObject[]> => {
  if (after.email === before.email) return [];
  if (fixedFields(member).includes('email')) return [{ code: 'validation.prohibited', ...attribute('email') }];
  const taken = await findMemberByAddress(db, organisationId, after.email);
  return taken ? [{ code: 'validation.unique', ...attribute('email') }] : [];
};
