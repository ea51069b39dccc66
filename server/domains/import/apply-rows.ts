import type { Transaction } from 'kysely';
import type { FileStore, StagedFile } from '#server/platform/files/file-store.ts';
import { keepWithRecords } from '#server/platform/files/reservations.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { type Change, changeCollectionWithin } from '../collection/changes.ts';
import { type HeldSheet, heldSheets } from '../collection/held-sheets.ts';
import { placeSheets, removeSheets } from '../collection/placements.ts';
import { addSheets, saveSheet } from '../collection/sheets.ts';
import { locationCreation } from './create-locations.ts';
import { identityOf } from './identity.ts';
import { type Pair, type Plan, planRow, type ReadyRow } from './plan-row.ts';
import { readFactsOf } from './read-facts.ts';
import type { Outcome } from './report.ts';
import { readOrganisation } from './stored-organisation.ts';

/** The organisation's sheets by identity, as they were at a version of its collection. */
export interface Holdings {
  readonly sheets: ReadonlyMap<string, HeldSheet>;
  readonly version: number;
}

/** What one transaction did. */
interface AppliedBatch {
  readonly outcomes: ReadonlyMap<number, Outcome>;
  /** Sheets of which the PDF said what nobody had. */
  readonly filled: number;
  readonly holdings: Holdings;
}

interface Batch {
  readonly organisationId: number;
  readonly rows: readonly ReadyRow[];
  /** Their PDFs that are not stored yet. */
  readonly staged: readonly StagedFile[];
  readonly holdings: Holdings;
}

/** Reads the organisation's sheets once, so that rows need no query each. */
export const readHoldings = async (db: Database, organisationId: number): Promise<Holdings> => {
  const { version } = await readOrganisation(db, organisationId);
  return { sheets: byIdentity(await heldSheets(db, organisationId)), version };
};

/** Writes rows of different identities as one change of the collection, and gives each line's outcome. */
export const applyRows = (
  where: { readonly store: Store; readonly files: FileStore },
  { organisationId, rows, staged, holdings }: Batch,
): Promise<AppliedBatch> => {
  const createLocations = locationCreation(
    organisationId,
    rows.flatMap(({ places }) => places),
  );
  return keepWithRecords(where, staged, (trx) =>
    changeCollectionWithin(trx, organisationId, async (_, change) => {
      // Someone else changed the collection in between: what was read of it no longer holds.
      const isStale = change.version !== holdings.version + 1;
      const sheets = isStale ? byIdentity(await heldSheets(trx, organisationId)) : holdings.sheets;
      await createLocations(trx);
      const pairs = rows.map((row) => ({ row, held: sheets.get(identityOf(row.row)) }));
      const read = await readFactsOf(trx, [...new Set(pairs.map(pdfOf).filter(Boolean))]);
      const plans = pairs.map((pair) =>
        planRow(pair, { organisationId, today: change.today, read: read.get(pdfOf(pair)) }),
      );
      await writePlans(trx, { ...change, organisationId }, plans);
      const hasWritten = plans.some(({ outcome }) => outcome !== 'unchanged');
      return {
        outcomes: new Map(plans.map(({ line, outcome }) => [line, outcome])),
        filled: plans.filter(({ isFilled }) => isFilled).length,
        holdings: { sheets, version: hasWritten ? change.version : change.version - 1 },
      };
    }),
  );
};

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
