import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { type Change, changeCollection } from '../collection/changes.ts';
import { type HeldSheet, heldSheets } from '../collection/held-sheets.ts';
import { type Placement, placeSheets, removeSheets } from '../collection/placements.ts';
import { addSheets, type SheetFacts, saveSheet } from '../collection/sheets.ts';
import type { Database, Store } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { identityOf } from './identity.ts';
import type { Location } from './location-tree.ts';
import type { PlacedRow } from './place-rows.ts';
import type { Outcome } from './report.ts';
import { toFacts } from './to-facts.ts';

/** A placed row with its PDF's hash, empty where it has none. */
export interface ReadyRow extends PlacedRow {
  readonly fileHash: string;
}

/** The organisation's sheets by identity, as they were at a version of its collection. */
export interface Holdings {
  readonly sheets: ReadonlyMap<string, HeldSheet>;
  readonly version: number;
}

/** What one transaction did. */
interface AppliedBatch {
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly holdings: Holdings;
}

/** Reads the organisation's sheets once, so that rows need no query each. */
export const readHoldings = async (db: Database, organisationId: number): Promise<Holdings> => {
  const { collection_version } = await db
    .selectFrom('organisations')
    .select('collection_version')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return { sheets: byIdentity(await heldSheets(db, organisationId)), version: collection_version };
};

/** Writes rows of different identities as one change of the collection, and gives each line's outcome. */
export const applyRows = (
  store: Store,
  { organisationId, rows, holdings }: { organisationId: number; rows: readonly ReadyRow[]; holdings: Holdings },
): Promise<AppliedBatch> =>
  changeCollection(store, organisationId, async (trx, change) => {
    // Someone else changed the collection in between: what was read of it no longer holds.
    const isStale = change.version !== holdings.version + 1;
    const sheets = isStale ? byIdentity(await heldSheets(trx, organisationId)) : holdings.sheets;
    await createLocations(trx, organisationId, rows);
    const plans = rows.map((row) =>
      planRow(row, sheets.get(identityOf(row.row)), { organisationId, today: change.today }),
    );
    await writePlans(trx, { ...change, organisationId }, plans);
    const hasWritten = plans.some(({ outcome }) => outcome !== 'unchanged');
    return {
      outcomes: new Map(plans.map(({ line, outcome }) => [line, outcome])),
      holdings: { sheets, version: hasWritten ? change.version : change.version - 1 },
    };
  });

/** A sheet that left the collection counts only where none of its identity stayed; of two that stayed, the newer. */
const byIdentity = (sheets: readonly HeldSheet[]): Map<string, HeldSheet> => {
  const rank = ({ isRemoved, facts }: HeldSheet) => (isRemoved ? '0' : '1') + facts.sheetDate;
  const best = new Map<string, HeldSheet>();
  for (const sheet of sheets) {
    const identity = identityOf(sheet.facts);
    const other = best.get(identity);
    if (!other || rank(sheet) > rank(other)) best.set(identity, sheet);
  }
  return best;
};

/** What is to be written for a row. */
interface Plan {
  readonly line: number;
  readonly outcome: Outcome;
  readonly facts: SheetFacts;
  readonly placement: Omit<Placement, 'isn'>;
  readonly held?: HeldSheet;
  /** The facts go into a new record, and the held one leaves the collection if there is one. */
  readonly isNewRecord: boolean;
  readonly changesFacts: boolean;
}

const planRow = (
  { row, places, fileHash }: ReadyRow,
  held: HeldSheet | undefined,
  { organisationId, today }: { organisationId: number; today: string },
): Plan => {
  const known = toFacts(row, organisationId, held?.facts);
  const facts = fileHash ? withFile(known, fileHash) : known;
  const custom = [row.custom1, row.custom2, row.custom3].map((value, index) => value ?? held?.custom[index] ?? '');
  const subsetIds = places.length > 0 ? new Set(places.map(({ id }) => id!)) : (held?.subsetIds ?? new Set<number>());
  const changesFacts = !held || !isDeepStrictEqual(facts, held.facts);
  const isUnchanged =
    held &&
    !changesFacts &&
    isDeepStrictEqual(custom, [...held.custom]) &&
    isDeepStrictEqual(subsetIds, held.subsetIds);
  // Another organisation's collection is not changed by this one's list, nor does it see what this one's list says.
  const isNewRecord = !held || (changesFacts && held.isShared);
  return {
    line: row.line,
    outcome: !held || held.isRemoved ? 'new' : isUnchanged ? 'unchanged' : 'updated',
    facts: isNewRecord && held ? { ...facts, productKey: ownProductKey(organisationId, held) } : facts,
    placement: { custom: custom as [string, string, string], subsetIds: [...subsetIds], modified: today },
    held,
    changesFacts,
    isNewRecord,
  };
};

/** A product of this organisation's alone: who holds the sheet it came from may not open what this one's list made of it. */
const ownProductKey = (organisationId: number, { isn }: HeldSheet): string => `list-${organisationId}-from-${isn}`;

/** A PDF that was handed in takes the place of one made from the record. */
const withFile = ({ madeFromRecord: _, ...facts }: SheetFacts, fileHash: string): SheetFacts => ({
  ...facts,
  fileHash,
});

const writePlans = async (
  trx: Transaction<Tables>,
  change: Change & { organisationId: number },
  plans: readonly Plan[],
) => {
  const changed = plans.filter(({ outcome }) => outcome !== 'unchanged');
  const [added, kept] = [changed.filter((plan) => plan.isNewRecord), changed.filter((plan) => !plan.isNewRecord)];
  const isns = await addSheets(
    trx,
    added.map(({ facts }) => facts),
  );
  for (const { facts, held, changesFacts } of kept) if (changesFacts) await saveSheet(trx, facts, held!.isn);
  await removeSheets(
    trx,
    change,
    added.flatMap(({ held }) => (held && !held.isRemoved ? [held.isn] : [])),
  );
  await placeSheets(trx, change, [
    ...added.map(({ placement }, index) => ({ ...placement, isn: isns[index]! })),
    ...kept.map(({ placement, held }) => ({ ...placement, isn: held!.isn })),
  ]);
};

const createLocations = async (trx: Transaction<Tables>, organisationId: number, rows: readonly ReadyRow[]) => {
  const create = async (location: Location): Promise<number> => {
    if (location.id !== undefined) return location.id;
    const [name = ''] = location.names;
    const { id } = await trx
      .insertInto('subsets')
      .values({
        organisation_id: organisationId,
        parent_id: location.parent ? await create(location.parent) : null,
        name_en: name,
        name_fr: name,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    location.id = id;
    return id;
  };
  for (const location of rows.flatMap(({ places }) => places)) await create(location);
};
