import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { comesByProvider } from '../accounts/comes-by-provider.ts';
import { mailAccountChange } from '../accounts/mails/mail-account-change.ts';
import { mailVerification } from '../accounts/mails/mail-verification.ts';
import { reopenInvitation } from '../accounts/reopen-invitation.ts';
import { endSuspendedSessions, type Session } from '../accounts/sessions.ts';
import { retireTokens } from '../accounts/tokens.ts';
import { lockMembers } from './lock-members.ts';
import { findMember, type Member } from './members.ts';
import { findPasswordUser } from './password-user.ts';
import { refuseAdmins } from './refuse-admins.ts';
import { keepsAdmin } from './remaining-admins.ts';

/** Suspends a member, or lets them in again, for an administrator; what is so already stays. Throws `not_found`, `people.password_user`, and as `suspendMember`. */
export const setSuspension = (
  store: Store,
  session: Session,
  { userId, isSuspended }: { readonly userId: number; readonly isSuspended: boolean },
): Promise<boolean> =>
  inTransaction(store, async (trx) => {
    await lockMembers(trx, session.organisationId);
    const member = await findMember(trx, session.organisationId, userId);
    if (!member) throw apiError('not_found');
    if (member.shared === 1) throw apiError('people.not_editable');
    if (userId === session.userId) throw apiError('people.self');
    refuseAdmins(session, [member.role]);
    if (isSuspended && (await findPasswordUser(trx, session.organisationId)) === userId)
      throw apiError('people.password_user');
    return isSuspended
      ? suspendMember(trx, session.organisationId, member)
      : restoreMember(trx, session.organisationId, member);
  });

/**
 * Takes a member every way into this organisation, at once, and nothing else: role, locations and requests stay, other organisations are
 * none of this one's business. The transaction must hold the members. False where they are suspended already. Throws `people.last_admin`.
 */
export const suspendMember = async (
  trx: Database,
  organisationId: number,
  member: Member,
  now = new Date(),
): Promise<boolean> => {
  const { id, membership_id, role, suspended_at } = member;
  if (suspended_at !== '') return false;
  if (role === 'company-admin' && !(await keepsAdmin(trx, organisationId, [id]))) throw apiError('people.last_admin');
  await storeSuspension(trx, member, now.toISOString());
  await endSuspendedSessions(trx, membership_id, now);
  await retireTokens(trx, { kind: 'verify', userId: id, membershipId: membership_id });
  await writeEntry(trx, 'user-suspended', { organisationId, record: id });
  return true;
};

/** Lets a suspended member in again; who has not accepted yet is invited anew, unless the provider lets them in. False where they are not suspended. */
export const restoreMember = async (
  trx: Database,
  organisationId: number,
  member: Member,
  now = new Date(),
): Promise<boolean> => {
  const { id, membership_id, suspended_at, accepted_at, verified_at } = member;
  if (suspended_at === '') return false;
  await storeSuspension(trx, member, '');
  await writeEntry(trx, 'user-restored', { organisationId, record: id });
  if (accepted_at !== '' && verified_at !== '') return true;
  const askedAt = now.toISOString();
  await reopenInvitation(trx, membership_id, askedAt);
  if (accepted_at === '' && (await comesByProvider(trx, organisationId, member))) return true;
  await addJob(trx, mailVerification, { membershipId: membership_id, askedAt });
  return true;
};

const storeSuspension = async (trx: Database, { id, membership_id }: Member, suspended_at: string): Promise<void> => {
  await trx.updateTable('memberships').set({ suspended_at }).where('id', '=', membership_id).execute();
  await trx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await addJob(trx, mailAccountChange, { membershipId: membership_id, change: 'edited' });
};
