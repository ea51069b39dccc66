import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { endAccounts } from './end-accounts.ts';
import { readMemberNumbers } from './member-numbers.ts';
import { waitingName } from './name-for-address.ts';

interface Invited {
  /** The account that was made with the invitation. */
  readonly userId: number;
  readonly email: string;
  readonly organisationId: number | null;
}

/**
 * The other account that signs in with the address of an invitation, and what it is to it: a `person` who joins the invitation to it,
 * `nobody` while it is only another invitation, or one that no invitation is ever joined to (an operator's, a shared one, or that of
 * somebody who is a member already). Undefined where nobody has the address.
 */
export const findHolder = async (db: Database, { userId, email, organisationId }: Invited) => {
  const holder = await db
    .selectFrom('users')
    .select(['id', 'language', 'shared', 'password_hash'])
    .where('name', '=', email)
    .where('id', '!=', userId)
    .executeTakeFirst();
  if (!holder) return undefined;
  const memberships = await db
    .selectFrom('memberships')
    .select(['organisation_id', 'accepted_at'])
    .where('user_id', '=', holder.id)
    .execute();
  const isOther =
    holder.shared === 1 ||
    organisationId === null ||
    memberships.some(({ organisation_id: of }) => of === null || of === organisationId);
  const isPerson = holder.password_hash !== '' || memberships.some(({ accepted_at }) => accepted_at !== '');
  const { id, language } = holder;
  return { id, language, is: isOther ? 'other' : isPerson ? 'person' : 'nobody' } as const;
};

/**
 * Makes an accepted invitation one of the account that its person has already; the organisation goes on knowing them by the number of the
 * invitation. Throws `verification.expired` when the account is not theirs any more.
 */
export const joinAccount = async (
  trx: Database,
  {
    invited,
    membershipId,
    accountId,
  }: { readonly invited: Invited; readonly membershipId: number; readonly accountId: number },
): Promise<void> => {
  const { userId, organisationId } = invited;
  const holder = await findHolder(trx, invited);
  if (organisationId === null || holder?.is !== 'person' || holder.id !== accountId)
    throw apiError('verification.expired');
  const number = (await readMemberNumbers(trx, organisationId))(userId);
  await trx.updateTable('memberships').set({ user_id: accountId }).where('id', '=', membershipId).execute();
  // Their links go on saying that it is done.
  await trx.updateTable('tokens').set({ user_id: accountId }).where('membership_id', '=', membershipId).execute();
  await trx
    .insertInto('member_numbers')
    .values({ organisation_id: organisationId, user_id: accountId, number })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'user_id']).doUpdateSet({ number }))
    .execute();
  await endAccounts(trx, [userId]);
};

/** Lets who accepts an invitation sign in with its address, which an invitation that still waits may have. Throws `verification.address_taken`. */
export const takeAddress = async (trx: Database, invited: Invited): Promise<void> => {
  const holder = await findHolder(trx, invited);
  if (holder && holder.is !== 'nobody') throw apiError('verification.address_taken');
  const { userId, email } = invited;
  if (holder)
    await trx
      .updateTable('users')
      .set({ name: waitingName(email) })
      .where('id', '=', holder.id)
      .execute();
  await trx.updateTable('users').set({ name: email }).where('id', '=', userId).execute();
};
