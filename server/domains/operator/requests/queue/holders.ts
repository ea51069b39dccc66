import type { z } from 'zod';
import type { listColleagues } from '#contract/calls/operator/queue.ts';
import { accountName } from '#server/domains/requests/account-name.ts';
import { overdueBefore } from '#server/domains/requests/due.ts';
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

/** The same with when they were last seen, and what they have; programs have sessions of their own, and are not asked about. */
export const readColleagues = async (
  db: Database,
  now = new Date(),
): Promise<z.output<typeof listColleagues.answer>> => {
  const rows = await holders(db)
    .leftJoin('sessions', 'sessions.membership_id', 'memberships.id')
    .select(['users.id', 'users.name', 'users.email', 'users.first_name', 'users.last_name'])
    .select(({ fn }) => [fn.max('sessions.used_at').as('used_at'), fn.max('sessions.created_at').as('entered_at')])
    .groupBy(['users.id', 'users.name', 'users.email', 'users.first_name', 'users.last_name'])
    .execute();
  const held = await db
    .selectFrom('requests')
    .select(({ fn }) => [
      'holder_id',
      fn.countAll<number>().as('holds'),
      fn.countAll<number>().filterWhere('created_at', '<', overdueBefore(now)).as('overdue'),
    ])
    .where('status', '=', 'processing')
    .where('holder_id', 'is not', null)
    .groupBy('holder_id')
    .execute();
  const heldBy = new Map(held.map(({ holder_id, ...counts }) => [holder_id, counts]));
  return rows
    .map(({ used_at, entered_at, ...row }) => ({
      id: row.id,
      name: accountName(row),
      email: row.email,
      seen_at: [used_at ?? '', entered_at ?? ''].toSorted().at(-1) ?? '',
      holds: Number(heldBy.get(row.id)?.holds ?? 0),
      overdue: Number(heldBy.get(row.id)?.overdue ?? 0),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

const holders = (db: Database) =>
  db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .where('memberships.role', '=', 'operator')
    .where('memberships.accepted_at', '!=', '')
    .where('memberships.suspended_at', '=', '')
    .where('users.program', '=', 0);
