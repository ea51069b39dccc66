import type { StoragePair } from '#lib/hazards/storage/find-conflicts.ts';
import { findConflicts, storageRulesVersion } from '#lib/hazards/storage/find-conflicts.ts';
import { keptPerVersion } from '#server/domains/search/kept-per-version.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { readStored } from './stored-products.ts';

/** The pairs that stand together right in each location, by its number: `12: FLL+OXI`. */
export type ConflictsByPlace = ReadonlyMap<number, readonly string[]>;

/** Two groups in the order of their rule. */
export const pairId = ({ a, b }: Pick<StoragePair, 'a' | 'b'>): string => `${a}+${b}`;

/** What stands together in a collection that should not: worked out once until it changes, because every sheet is looked at. */
export const conflictsByPlace = keptPerVersion(
  async (db: Database, organisationId: number, of: 'all' | 'without-ingredients'): Promise<ConflictsByPlace> => {
    const stored = await readStored(db, organisationId, { ingredients: of === 'all' });
    return new Map(
      [...stored].map(([place, groups]) => [place, findConflicts(groups).map(({ pair }) => pairId(pair))]),
    );
  },
);

/** Days between what is kept, what is compared with it, and when it has had its time. */
const monthDays = 28;
const keptDays = 400;

export const dayBefore = (today: Date, days: number): string =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** Keeps what stands together in each organisation, once a month, and drops what is older than a year. */
export const keepStorageMonths = async (
  { store, reads }: { readonly store: Database; readonly reads: Database },
  today = new Date(),
): Promise<void> => {
  await store.deleteFrom('storage_months').where('day', '<', dayBefore(today, keptDays)).execute();
  const due = await store
    .selectFrom('organisations')
    .select(['id', 'ingredients'])
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('storage_months')
        .select('organisation_id')
        .where('day', '>', dayBefore(today, monthDays))
        .where('rules', '=', storageRulesVersion),
    )
    .where('id', 'in', (eb) => eb.selectFrom('collection_sheet_subsets').select('organisation_id'))
    .execute();
  for (const { id, ingredients } of due) {
    const conflicts = await conflictsByPlace(reads, id, ingredients ? 'all' : 'without-ingredients');
    await store
      .insertInto('storage_months')
      .values({
        organisation_id: id,
        day: dayBefore(today, 0),
        rules: storageRulesVersion,
        conflicts: JSON.stringify(Object.fromEntries(conflicts)),
      })
      // Another process kept it meanwhile, or the rules changed today.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** What stood together a month ago, or else as long ago as is known; undefined where nothing was kept before today. */
export const readStorageMonth = async (
  db: Database,
  organisationId: number,
  today: Date,
): Promise<{ readonly day: string; readonly conflicts: ConflictsByPlace } | undefined> => {
  const months = await db
    .selectFrom('storage_months')
    .select(['day', 'conflicts'])
    .where('organisation_id', '=', organisationId)
    .where('rules', '=', storageRulesVersion)
    .where('day', '<', dayBefore(today, 0))
    .orderBy('day', 'desc')
    .execute();
  const month = months.find(({ day }) => day <= dayBefore(today, monthDays)) ?? months.at(-1);
  if (!month) return undefined;
  const conflicts: Record<string, string[]> = JSON.parse(month.conflicts);
  return {
    day: month.day,
    conflicts: new Map(Object.entries(conflicts).map(([place, pairs]) => [Number(place), pairs])),
  };
};
