import { accountName } from '#server/domains/requests/account-name.ts';
import type { Database } from '#server/platform/storage/database.ts';

export interface Holder {
  readonly id: number;
  readonly name: string;
}

/** The operators who may have a request, by name: neither suspended nor only invited, and no program. */
export const readHolders = async (db: Database): Promise<Holder[]> => {
  const rows = await holders(db).select(['users.id', 'users.name', 'users.first_name', 'users.last_name']).execute();
  return rows
    .map((row) => ({ id: row.id, name: accountName(row) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

/** Whether somebody may have a request. */
export const mayHold = async (db: Database, userId: number): Promise<boolean> =>
  (await holders(db).select('users.id').where('users.id', '=', userId).executeTakeFirst()) !== undefined;

const holders = (db: Database) =>
  db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .where('memberships.role', '=', 'operator')
    .where('memberships.accepted_at', '!=', '')
    .where('memberships.suspended_at', '=', '')
    .where('users.program', '=', 0);
