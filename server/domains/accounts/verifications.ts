import type { VerificationStatus } from '#contract/calls/verify-email.ts';
import { type Permission, permissionsOf } from '#contract/permissions.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { findHolder } from './invited-person.ts';
import { memberNumber } from './member-numbers.ts';
import { hashSecret } from './secrets.ts';

/**
 * What an invitation or verification link is about: an account, and its membership in one organisation. `invited_id` is the account with which
 * the organisation has invited the person, until they accept.
 */
export type Verification = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

interface Link {
  readonly id: string;
  readonly token: string;
}

/** The account of a link that holds, or that has nothing left to do. Throws as `knownVerification`, and `verification.expired`. */
export const openVerification = async (db: Database, link: Link, now = new Date()): Promise<Verification> => {
  const found = await knownVerification(db, link);
  const holds = found.used_at === '' && found.expires_at > now.toISOString();
  if (!holds && !isComplete(found)) throw apiError('verification.expired');
  return found;
};

/**
 * The account of a link that was ours, whether or not it still holds. Throws `verification.invalid`, also for a member who is suspended, and `.declined` for the person who
 * has said no: a link must not bring that invitation back. A token is not to be guessed, so nobody learns from these who has an
 * account.
 */
export const knownVerification = async (db: Database, link: Link): Promise<Verification> => {
  const found = await findVerification(db, { userId: accountIn(link), tokenHash: hashSecret(link.token) });
  if (found?.suspended_at !== '') throw apiError('verification.invalid');
  if (found.declined_at !== '' && found.accepted_at === '') throw apiError('verification.declined');
  return found;
};

/** The number of the account that a link names; 0, which is nobody's, where it names none. */
export const accountIn = ({ id }: Pick<Link, 'id'>): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

/**
 * The account of a link of that very user, whether or not the link still holds. An invitation is one to the account that its person has
 * with others already, as soon as they have one.
 */
export const findVerification = async (db: Database, { userId, tokenHash }: { userId: number; tokenHash: string }) => {
  const found = await selectVerification(db).where('tokens.token_hash', '=', tokenHash).executeTakeFirst();
  if (!found || ![found.linked_id, found.invited_id, Number(found.number)].includes(userId)) return undefined;
  const { linked_id: _, number: __, ...verification } = found;
  const { invited_id, email, organisation_id } = found;
  const isInvitation = found.kind === 'verify' && found.accepted_at === '';
  const holder = isInvitation
    ? await findHolder(db, { userId: invited_id, email, organisationId: organisation_id })
    : undefined;
  if (holder?.is !== 'person') return verification;
  const account = await db
    .selectFrom('users')
    .select(['id as user_id', 'name', 'first_name', 'last_name', 'phone', 'password_hash', 'verified_at'])
    .where('id', '=', holder.id)
    .executeTakeFirst();
  return account && { ...verification, ...account };
};

const selectVerification = (db: Database) =>
  db
    .selectFrom('tokens')
    .innerJoin('memberships', 'memberships.id', 'tokens.membership_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select([
      'tokens.used_at',
      'tokens.expires_at',
      'tokens.kind',
      'tokens.email as new_address',
      'tokens.user_id as linked_id',
      'users.id as user_id',
      'users.id as invited_id',
      memberNumber().as('number'),
      'users.name',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.phone',
      'users.password_hash',
      'users.verified_at',
      'memberships.id as membership_id',
      'memberships.organisation_id',
      'memberships.role',
      'memberships.accepted_at',
      'memberships.declined_at',
      'memberships.suspended_at',
      'organisations.products',
    ])
    .where('tokens.kind', 'in', ['verify', 'new-address']);

/** Nothing is left to do: accepted and verified. */
export const isComplete = (verification: Verification): boolean =>
  verification.accepted_at !== '' && verification.verified_at !== '' && !bringsAddress(verification);

/** The link was mailed to an address that the account is to have, and does not have yet. */
export const bringsAddress = ({ kind, new_address, name }: Verification): boolean =>
  kind === 'new-address' && new_address !== name;

/**
 * An account with a password whose address nobody has confirmed: that comes first, also before the invitation of a second
 * organisation is accepted, because until then it cannot sign in.
 */
export const mustVerifyFirst = (verification: Verification): boolean =>
  verification.password_hash !== '' && (verification.verified_at === '' || bringsAddress(verification));

/**
 * The verification status of the specification. An old link of a finished account says nothing more of the person, nor does one
 * that was mailed to an address which may not be theirs.
 */
export const toVerificationStatus = (verification: Verification): VerificationStatus => {
  const { first_name, last_name, phone } = verification;
  return {
    status: {
      has_accepted_invitation: verification.accepted_at !== '' || mustVerifyFirst(verification),
      has_password: verification.password_hash !== '',
      has_verified_email: verification.verified_at !== '' && !bringsAddress(verification),
      contact_information:
        isComplete(verification) || bringsAddress(verification)
          ? { first_name: '', last_name: '', phone: '' }
          : { first_name, last_name, phone },
    },
    permissions: permissionsWithin(verification),
    products: JSON.parse(verification.products ?? '[]') as string[],
  };
};

/** What the person will be allowed in this organisation. */
export const permissionsWithin = ({ role }: Verification): Permission[] => permissionsOf({ role, shared: false });
