import { sql } from 'kysely';
import type { SignInLocation } from '#contract/calls/sign-in.ts';
import type { Language } from '#contract/languages.ts';
import { isWithin, openingRanges } from '#server/platform/networks.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { isOpenMembership } from './accounts.ts';
import { hashSecret } from './secrets.ts';
import { createToken } from './tokens.ts';

/** A location that someone may open a session in, and the membership it would be opened with. */
export interface PendingLocation {
  readonly membershipId: number;
  readonly userId: number;
  readonly organisationId: number;
  readonly name: Readonly<Record<Language, string>>;
  /** What showed whose it is. */
  readonly proof: Proof;
}

type Proof = 'multi-location' | 'network-location';

/** Makes the token that opens any of the account's locations for so many hours, and says when it ends. */
export const openLocations = async (
  db: Database,
  { userId, proof, hours, now = new Date() }: { userId: number; proof: Proof; hours: number; now?: Date },
) => {
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const token = await createToken(db, { kind: proof, userId, expiresAt, now });
  return { token, expiresAt: expiresAt.toISOString() };
};

/**
 * The locations a token opens; none when there is no such token or it has ended. What a network opened is held against the
 * network of each request anew.
 */
export const findPendingLocations = async (
  db: Database,
  { token, address, now = new Date() }: { token: string; address: string; now?: Date },
): Promise<PendingLocation[]> => {
  const rows = await selectLocations(db)
    .innerJoin('tokens', 'tokens.user_id', 'memberships.user_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['tokens.kind', 'users.shared'])
    .where('tokens.token_hash', '=', hashSecret(token))
    .where('tokens.kind', 'in', ['multi-location', 'network-location'])
    .where('tokens.expires_at', '>', now.toISOString())
    .execute();
  return rows
    .filter((row) =>
      row.kind === 'multi-location'
        ? !isClosedToPasswords(row) && (row.shared === 0 || takesPassword(row, address))
        : isWithin(rangesOf(row), address),
    )
    .map((row) => toLocation(row, row.kind === 'multi-location' ? 'multi-location' : 'network-location'));
};

/** The locations of an account that its password, or a passkey alone, opens; those of organisations that have no other way in than their provider are not among them. */
export const findLocationsOf = async (db: Database, userId: number): Promise<PendingLocation[]> =>
  (await selectLocations(db).where('memberships.user_id', '=', userId).execute())
    .filter((row) => !isClosedToPasswords(row))
    .map((row) => toLocation(row, 'multi-location'));

/** The one location of a membership, whatever opens it. */
export const findLocation = async (db: Database, membershipId: number): Promise<PendingLocation[]> =>
  (await selectLocations(db).where('memberships.id', '=', membershipId).execute()).map((row) =>
    toLocation(row, 'multi-location'),
  );

/** Whether the password of an account opens nothing, as all its organisations sign in at their providers alone. */
export const hasUselessPassword = async (db: Database, userId: number): Promise<boolean> => {
  const rows = await selectLocations(db).where('memberships.user_id', '=', userId).execute();
  return rows.length > 0 && rows.every(isClosedToPasswords);
};

/**
 * The locations that a shared account's password opens from that address: it is known to many, so an organisation that has named its
 * networks takes it there alone.
 */
export const findLocationsOfShared = async (
  db: Database,
  userId: number,
  address: string,
): Promise<PendingLocation[]> =>
  (await selectLocations(db).where('memberships.user_id', '=', userId).execute())
    .filter((row) => !isClosedToPasswords(row) && takesPassword(row, address))
    .map((row) => toLocation(row, 'multi-location'));

/** The locations of the shared account that this network opens without a password; of several accounts, the oldest. */
export const findSharedLocations = async (db: Database, address: string) => {
  const rows = await selectLocations(db)
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('users.shared', '=', 1)
    .where('organisations.allowed_addresses', '!=', '[]')
    .execute();
  const open = rows.filter((row) => isWithin(rangesOf(row), address));
  const userId = open[0]?.user_id ?? 0;
  const own = open.filter((row) => row.user_id === userId);
  return { userId, locations: own.map((row) => toLocation(row, 'network-location')) };
};

/** Whom a token of locations belongs to. */
export const findOwnerOfLocations = async (db: Database, token: string, now = new Date()) => {
  const row = await db
    .selectFrom('tokens')
    .select('user_id')
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', 'multi-location')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.user_id;
};

/** Ends a token of locations. */
export const closeLocations = async (db: Database, token: string): Promise<void> => {
  await db
    .deleteFrom('tokens')
    .where('token_hash', '=', hashSecret(token))
    .where('kind', 'in', ['multi-location', 'network-location'])
    .execute();
};

/** Ends every token of locations of an account. */
export const closeLocationsOf = async (db: Database, userId: number): Promise<void> => {
  await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['multi-location', 'network-location'])
    .execute();
};

/** A location as the browser shows it; the operators are at the provider. */
export const toSignInLocation = ({ organisationId, name }: PendingLocation, language: Language): SignInLocation => ({
  id: organisationId,
  name: name[language],
});

const selectLocations = (db: Database) =>
  db
    .selectFrom('memberships')
    .leftJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .leftJoin('single_sign_on', (join) =>
      join
        .onRef('single_sign_on.organisation_id', '=', 'memberships.organisation_id')
        .on('single_sign_on.is_on', '=', 1)
        .on('single_sign_on.is_only', '=', 1),
    )
    .select([
      'single_sign_on.organisation_id as provider_only',
      'single_sign_on.password_user_id',
      'memberships.id',
      'memberships.user_id',
      'memberships.organisation_id',
      'organisations.name_en',
      'organisations.name_fr',
      sql<string>`coalesce(organisations.allowed_addresses, '[]')`.as('allowed_addresses'),
    ])
    .where(isOpenMembership())
    .orderBy('memberships.id');

type Row = Awaited<ReturnType<ReturnType<typeof selectLocations>['execute']>>[number];

/** One person of such an organisation is named to get in all the same. */
const isClosedToPasswords = ({ provider_only, password_user_id, user_id }: Row): boolean =>
  provider_only !== null && password_user_id !== user_id;

const takesPassword = (row: Row, address: string): boolean => {
  const ranges = rangesOf(row);
  return ranges.length === 0 || isWithin(ranges, address);
};

const rangesOf = ({ allowed_addresses }: Row): string[] => openingRanges(allowed_addresses);

const toLocation = (row: Row, proof: Proof): PendingLocation => ({
  membershipId: row.id,
  userId: row.user_id,
  organisationId: row.organisation_id ?? 0,
  name: { en: row.name_en ?? 'Vigie', fr: row.name_fr ?? 'Vigie' },
  proof,
});
