import { type MemberFieldName, memberFieldNames } from '#contract/member-fields.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Flag, Json } from '#server/platform/storage/tables/values.ts';

/**
 * What an organisation's administrators wrote of somebody who belongs to others too. It stands in place of what the account says, in
 * their organisation alone, until the person or the provider says otherwise (decision 111).
 */
type OwnDetails = Partial<Record<MemberFieldName, string>> & { readonly is_subscribed?: Flag };

/** What administrators may write of a member, apart from role, locations and address. */
export const detailNames: readonly (keyof OwnDetails)[] = [...memberFieldNames, 'is_subscribed'];

const none = '{}';

/** What stands in `memberships.own_details`. */
export const readOwnDetails = (kept: Json): OwnDetails => (kept === none ? {} : JSON.parse(kept));

/** A row of an account joined with a membership of it, with the last name that its organisation has for it. */
export const namedHere = <Row extends { readonly last_name: string | null; readonly own_details: Json | null }>(
  row: Row,
): Row => ({ ...row, last_name: readOwnDetails(row.own_details ?? none).last_name ?? row.last_name });

/** Whether mail about requests and lists goes to a member, by the account and by what their organisation wrote. */
export const wantsMail = (row: { readonly is_subscribed: Flag; readonly own_details: Json }): boolean =>
  (readOwnDetails(row.own_details).is_subscribed ?? row.is_subscribed) === 1;

/** The memberships of which anything was written: few are. */
const selectWritten = (db: Database) =>
  db.selectFrom('memberships').select(['id', 'user_id', 'own_details']).where('own_details', '!=', none);

/** The last names that an organisation has for accounts: those that it wrote itself, by account. */
export const readOwnLastNames = async (
  db: Database,
  organisationId: number,
): Promise<(userId: number | null, lastName: string) => string> => {
  const rows = await selectWritten(db).where('organisation_id', '=', organisationId).execute();
  const written = new Map(rows.map(({ user_id, own_details }) => [user_id, readOwnDetails(own_details).last_name]));
  return (userId, lastName) => (userId === null ? undefined : written.get(userId)) ?? lastName;
};

/** What a person, or the provider, changes in an account holds in every organisation of theirs. */
export const dropOwnDetails = async (trx: Database, userId: number, names: readonly string[]): Promise<void> => {
  for (const { id, own_details } of await selectWritten(trx).where('user_id', '=', userId).execute()) {
    const kept = Object.entries(readOwnDetails(own_details)).filter(([name]) => !names.includes(name));
    await keep(trx, id, Object.fromEntries(kept));
  }
};

/**
 * Adds to what an organisation wrote of a member. The transaction must have changed the account's row: what the person writes at the
 * same moment then comes before it or after it.
 */
export const addOwnDetails = async (trx: Database, membershipId: number, written: OwnDetails): Promise<void> => {
  const before = await selectWritten(trx).where('id', '=', membershipId).executeTakeFirst();
  await keep(trx, membershipId, { ...(before && readOwnDetails(before.own_details)), ...written });
};

const keep = (trx: Database, membershipId: number, details: OwnDetails) =>
  trx
    .updateTable('memberships')
    .set({ own_details: JSON.stringify(details) })
    .where('id', '=', membershipId)
    .execute();
