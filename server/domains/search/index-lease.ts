import { setTimeout as wait } from 'node:timers/promises';
import { isDead } from '#server/platform/instance-id.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { storeTime } from '#server/platform/storage/store-time.ts';

/** Seconds for which one process alone brings an index up to date; renewed with every part it writes. */
const leaseLife = 30;

/**
 * Has one process at a time bring an organisation's shared index up to date: two might each write an older state over the
 * other's newer one. False when another is working on it, which is not gone for sure and whose time is not over.
 */
export const takeLease = async (db: Database, { organisation, holder, now }: Lease): Promise<boolean> => {
  const held_until = storeTime(db, { now, seconds: leaseLife });
  const left = await holderThatIsGone(db, organisation);
  const taken = await db
    .insertInto('index_leases')
    .values({ organisation_id: organisation, held_by: holder, held_until })
    .onConflict((conflict) =>
      conflict
        .column('organisation_id')
        .doUpdateSet({ held_by: holder, held_until })
        .where((eb) =>
          eb.or([
            eb('index_leases.held_until', '<=', storeTime(db, { now })),
            eb('index_leases.held_by', 'in', [holder, ...left]),
          ]),
        ),
    )
    .returning('organisation_id')
    .executeTakeFirst();
  return taken !== undefined;
};

/** Gives it up, unless somebody else has taken it over. */
export const returnLease = async (db: Database, { organisation, holder }: Lease): Promise<void> => {
  await db
    .updateTable('index_leases')
    .set({ held_until: '' })
    .where('organisation_id', '=', organisation)
    .where('held_by', '=', holder)
    .execute();
};

/** Resolves once nobody is at any index, or after `timeout` milliseconds. */
export const waitForLeases = async (db: Database, timeout = 60_000): Promise<void> => {
  for (const end = Date.now() + timeout; Date.now() < end; await wait(200)) {
    const held = await db
      .selectFrom('index_leases')
      .select('held_by')
      .where('held_until', '>', storeTime(db))
      .execute();
    if (held.every(({ held_by }) => isDead(held_by))) return;
  }
};

interface Lease {
  readonly organisation: number;
  /** A process mark and a name within it. */
  readonly holder: string;
  readonly now?: Date;
}

/** The process that holds it ran on this machine and is dead. */
const holderThatIsGone = async (db: Database, organisation: number): Promise<string[]> => {
  const row = await db
    .selectFrom('index_leases')
    .select('held_by')
    .where('organisation_id', '=', organisation)
    .executeTakeFirst();
  return row && isDead(row.held_by) ? [row.held_by] : [];
};
