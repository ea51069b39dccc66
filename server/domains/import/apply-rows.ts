import type { Transaction } from 'kysely';
import type { ImportOutcome } from '#contract/imports/states.ts';
import type { FileStore, StagedFile } from '#server/platform/files/file-store.ts';
import { keepWithRecords } from '#server/platform/files/reservations.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { type Change, changeCollectionWithin } from '../collection/changes.ts';
import { type HeldSheet, heldSheets } from '../collection/held-sheets.ts';
import { placeSheets, removeSheets } from '../collection/placements.ts';
import { addSheets, saveSheet } from '../collection/sheets.ts';
import { imagineLocations, locationCreation } from './create-locations.ts';
import { identityOf } from './identity.ts';
import type { Ledger } from './import-order.ts';
import { type Pair, type Plan, planRow, type ReadyRow } from './plan-row.ts';
import { readFactsOf } from './read-facts.ts';
import type { ReportEntry } from './report.ts';
import { readOrganisation } from './stored-organisation.ts';

/** The organisation's sheets by identity, as they were at a version of its collection. */
export interface Holdings {
  readonly sheets: ReadonlyMap<string, HeldSheet>;
  readonly version: number;
}

/** What one transaction did, or would do. */
interface AppliedBatch {
  readonly outcomes: ReadonlyMap<number, ImportOutcome>;
  /** Sheets of which the PDF said what nobody had. */
  readonly filled: number;
  readonly holdings: Holdings;
}

interface Batch<Row extends ReadyRow = ReadyRow> {
  readonly organisationId: number;
  readonly rows: readonly Row[];
  readonly holdings: Holdings;
}

interface Written<Row extends ReadyRow> extends Batch<Row> {
  /** Their PDFs that are not stored yet. */
  readonly staged: readonly StagedFile[];
  readonly ledger?: Ledger | undefined;
  readonly entryOf: (row: Row, outcome: ImportOutcome) => ReportEntry;
}

/** Reads the organisation's sheets once, so that rows need no query each. */
export const readHoldings = async (db: Database, organisationId: number): Promise<Holdings> => {
  const { version } = await readOrganisation(db, organisationId);
  return { sheets: byIdentity(await heldSheets(db, organisationId)), version };
};

/** Writes rows of different identities as one change of the collection, and gives each line's outcome. */
export const applyRows = <Row extends ReadyRow>(
  where: { readonly store: Store; readonly files: FileStore },
  { organisationId, rows, staged, holdings, ledger, entryOf }: Written<Row>,
): Promise<AppliedBatch> => {
  const locations = locationCreation(
    organisationId,
    rows.flatMap(({ places }) => places),
  );
  return keepWithRecords(where, staged, (trx) =>
    changeCollectionWithin(trx, organisationId, async (_, change) => {
      // Someone else changed the collection in between: what was read of it no longer holds.
      const isStale = change.version !== holdings.version + 1;
      const sheets = isStale ? byIdentity(await heldSheets(trx, organisationId)) : holdings.sheets;
      await locations.create(trx);
      const plans = await planBatch(trx, { organisationId, rows, sheets, today: change.today });
      const isns = await writePlans(trx, { ...change, organisationId }, { plans, ledger });
      const outcomes = outcomesOf(plans);
      await ledger?.note(trx, {
        entries: rows.map((row) => entryOf(row, outcomes.get(row.row.line)!)),
        isns,
        locations: locations.missing,
      });
      return {
        outcomes,
        filled: countFilled(plans),
        holdings: { sheets, version: isns.length > 0 ? change.version : change.version - 1 },
      };
    }),
  );
};

/** Decides the same about rows, and writes nothing. */
export const foreseeRows = async (db: Database, { organisationId, rows, holdings }: Batch): Promise<AppliedBatch> => {
  imagineLocations(rows.flatMap(({ places }) => places));
  const today = new Date().toISOString().slice(0, 10);
  const plans = await planBatch(db, { organisationId, rows, sheets: holdings.sheets, today });
  return { outcomes: outcomesOf(plans), filled: countFilled(plans), holdings };
};

const planBatch = async (
  db: Database,
  {
    organisationId,
    rows,
    sheets,
    today,
  }: Pick<Batch, 'organisationId' | 'rows'> & { sheets: Holdings['sheets']; today: string },
): Promise<Plan[]> => {
  const pairs = rows.map((row) => ({ row, held: sheets.get(identityOf(row.row)) }));
  const read = await readFactsOf(db, [...new Set(pairs.map(pdfOf).filter(Boolean))]);
  return pairs.map((pair) => planRow(pair, { organisationId, today, read: read.get(pdfOf(pair)) }));
};

const outcomesOf = (plans: readonly Plan[]) => new Map(plans.map(({ line, outcome }) => [line, outcome]));

const countFilled = (plans: readonly Plan[]) => plans.filter(({ isFilled }) => isFilled).length;

const pdfOf = ({ row, held }: Pair): string => row.fileHash || (held?.facts.fileHash ?? '');

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

/** Writes what was planned, and gives the numbers of the sheets that are added or changed. */
const writePlans = async (
  trx: Transaction<Tables>,
  change: Change & { organisationId: number },
  { plans, ledger }: { plans: readonly Plan[]; ledger: Ledger | undefined },
): Promise<number[]> => {
  const changed = plans.filter(({ outcome }) => outcome !== 'unchanged');
  const [added, kept] = [changed.filter((plan) => plan.isNewRecord), changed.filter((plan) => !plan.isNewRecord)];
  const replaced = added.flatMap(({ held }) => (held && !held.isRemoved ? [held.isn] : []));
  const before = [...replaced, ...kept.map(({ held }) => held!.isn)];
  await ledger?.remember(trx, before);
  const isns = await addSheets(
    trx,
    added.map(({ facts }) => facts),
  );
  for (const { facts, held, changesFacts } of kept) if (changesFacts) await saveSheet(trx, facts, held!.isn);
  await removeSheets(trx, change, replaced);
  await placeSheets(trx, change, [
    ...added.map(({ placement }, index) => ({ ...placement, isn: isns[index]! })),
    ...kept.map(({ placement, held }) => ({ ...placement, isn: held!.isn })),
  ]);
  return [...isns, ...before];
};
