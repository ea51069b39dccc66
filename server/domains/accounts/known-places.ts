import { isWithin, networkOf, openingRanges } from '#server/platform/networks.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { isOpenMembership, toAccountName } from './accounts.ts';
import { createSecret, hashSecret } from './secrets.ts';

/** What is known of where a name is tried. */
export interface Place {
  /** Mark of the device, where the account was used on it before. */
  readonly device: string | undefined;
  /** Somebody of the account's organisations has signed in from there, or one of them has named it. */
  readonly isKnownNetwork: boolean;
}

interface DeviceVisit {
  /** Network address. */
  readonly address: string;
  /** Token of the device's cookie, if it has one. */
  readonly device: string | undefined;
}

/** What is known of where this name is tried; the same is looked up for a name that nobody has. */
export const findPlace = async (
  db: Database,
  name: string,
  { address, device = '' }: DeviceVisit,
  now = new Date(),
): Promise<Place> => {
  const since = new Date(now.getTime() - remembered).toISOString();
  const known = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('token_hash')
    .where('token_hash', '=', hashSecret(device))
    .where('users.name', '=', toAccountName(name))
    .where('used_at', '>', since)
    .executeTakeFirst();
  return {
    device: known?.token_hash,
    isKnownNetwork: await isKnownNetwork(db, toAccountName(name), { address, since }),
  };
};

/** Notes where somebody has signed in. Returns the token for the device's cookie, and whether the account knows others, but not this one. */
export const rememberPlace = async (
  db: Database,
  userId: number,
  { address, device }: DeviceVisit,
  now = new Date(),
): Promise<{ readonly token: string; readonly isNew: boolean }> => {
  const used_at = now.toISOString();
  // A token that nobody was given here is nobody's: another site's page could have set it.
  const isOurs = device !== undefined && (await isGiven(db, device));
  const token = isOurs ? device : createSecret();
  const known = await db.selectFrom('known_devices').select('token_hash').where('user_id', '=', userId).execute();
  const isNew = known.length > 0 && !known.some(({ token_hash }) => token_hash === hashSecret(token));
  await db
    .insertInto('known_devices')
    .values({ token_hash: hashSecret(token), user_id: userId, used_at })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ used_at }))
    .execute();
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network: markOf(address), used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ used_at }))
    .execute();
  return { token, isNew };
};

/** Days for which a place is known after its last use. */
export const placeDays = 180;
const remembered = placeDays * 86_400_000;

/** Forgets places that nobody used for long. */
export const deleteOldPlaces = async (db: Database, now = new Date()): Promise<void> => {
  const since = new Date(now.getTime() - remembered).toISOString();
  for (const table of ['known_devices', 'known_networks'] as const)
    await db.deleteFrom(table).where('used_at', '<=', since).execute();
};

const markOf = (address: string): string => hashSecret(`network:${networkOf(address)}`);

const isGiven = async (db: Database, device: string): Promise<boolean> =>
  (await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', '=', hashSecret(device))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Colleagues' networks are one's own: a hospital has one address for all its wards. */
const isKnownNetwork = async (
  db: Database,
  name: string,
  { address, since }: { address: string; since: string },
): Promise<boolean> => {
  const own = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select(['user_id', 'organisation_id', 'allowed_addresses'])
    .where('users.name', '=', name)
    .where(isOpenMembership())
    .execute();
  if (own.some(({ allowed_addresses }) => isWithin(openingRanges(allowed_addresses), address))) return true;
  const organisations = own.flatMap(({ organisation_id }) => organisation_id ?? []);
  const used = await db
    .selectFrom('known_networks')
    .innerJoin('memberships', 'memberships.user_id', 'known_networks.user_id')
    .select('network')
    .where('network', '=', markOf(address))
    .where('used_at', '>', since)
    .where(isOpenMembership())
    .where((eb) =>
      eb.or([
        eb('known_networks.user_id', 'in', [0, ...own.map(({ user_id }) => user_id)]),
        eb('memberships.organisation_id', 'in', [0, ...organisations]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
};
