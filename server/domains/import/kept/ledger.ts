import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import type { Ledger } from '../import-order.ts';
import type { ReportEntry } from '../report.ts';
import { readEntries, writeRows } from './rows.ts';

/** A sheet as it stands in an organisation's collection; what follows from it, or is drawn from it, aside. */
export interface SheetState {
  readonly sheet: Omit<Selectable<SheetTable>, 'isn' | 'created_at' | 'drawn_by'>;
  readonly holding: {
    readonly custom_1: string;
    readonly custom_2: string;
    readonly custom_3: string;
    readonly modified: string;
    readonly removed: 0 | 1;
  } | null;
  readonly subsets: readonly number[];
}

/** The sheets of these numbers as they are now, in three queries. */
export const readStates = async (
  db: Database,
  organisationId: number,
  isns: readonly number[],
): Promise<Map<number, SheetState>> => {
  if (isns.length === 0) return new Map();
  const sheets = await db.selectFrom('sheets').selectAll().where('isn', 'in', isns).execute();
  const holdings = await db
    .selectFrom('collection_sheets')
    .select(['isn', 'custom_1', 'custom_2', 'custom_3', 'modified', 'removed'])
    .where('organisation_id', '=', organisationId)
    .where('isn', 'in', isns)
    .execute();
  const places = await db
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', organisationId)
    .where('isn', 'in', isns)
    .orderBy('subset_id')
    .execute();
  const holdingOf = new Map(holdings.map(({ isn, ...holding }) => [isn, holding]));
  const subsetsOf = Map.groupBy(places, ({ isn }) => isn);
  return new Map(
    sheets.map(({ isn, created_at: _, drawn_by: __, ...sheet }) => [
      isn,
      {
        sheet,
        holding: holdingOf.get(isn) ?? null,
        subsets: (subsetsOf.get(isn) ?? []).map(({ subset_id }) => subset_id),
      },
    ]),
  );
};

/** The same for a sheet as long as nobody changes it; the day of a change, and a PDF that is drawn from the record, say nothing. */
export const markOf = ({ sheet, holding, subsets }: SheetState): string => {
  const { file_hash, search_text: _, ...facts } = sheet;
  const { modified: __, ...held } = holding ?? { modified: '' };
  const said = [facts, facts.made_from_record === 1 ? '' : file_hash, held, subsets];
  return createHash('sha256').update(JSON.stringify(said, sortKeys)).digest('base64url').slice(0, 22);
};

const sortKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

interface Kept {
  readonly importId: number;
  readonly organisationId: number;
}

/** The ledger of an import that is carried out: what it takes to go on after a crash, to report, and to take it back. */
export const openLedger = async (db: Database, { importId, organisationId }: Kept): Promise<ImportLedger> => {
  const written = new Map((await readEntries(db, importId)).map((entry) => [entry.line, entry]));
  const noted = new Set<ReportEntry>(written.values());
  return {
    written,
    isNoted: (entry) => noted.has(entry),
    remember: async (trx, isns) => {
      for (const batch of inBatches(isns)) {
        const known = await changesOf(trx, importId, batch);
        const states = await readStates(
          trx,
          organisationId,
          batch.filter((isn) => !known.has(isn)),
        );
        const rows = [...states].map(([isn, state]) => ({
          import_id: importId,
          isn,
          former: JSON.stringify(state),
          file_hash: state.sheet.file_hash,
          mark: '',
        }));
        if (rows.length > 0) await trx.insertInto('import_changes').values(rows).execute();
      }
    },
    note: async (trx, { entries, isns, locations }) => {
      for (const batch of inBatches(isns)) {
        const rows = [...(await readStates(trx, organisationId, batch))].map(([isn, state]) => ({
          import_id: importId,
          isn,
          former: '',
          file_hash: '',
          mark: markOf(state),
        }));
        if (rows.length === 0) continue;
        await trx
          .insertInto('import_changes')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['import_id', 'isn']).doUpdateSet((eb) => ({ mark: eb.ref('excluded.mark') })),
          )
          .execute();
      }
      if (locations.length > 0)
        await trx
          .insertInto('import_locations')
          .values(locations.map(({ id }) => ({ import_id: importId, subset_id: id! })))
          .execute();
      await writeRows(trx, importId, entries);
      for (const entry of entries) noted.add(entry);
    },
  };
};

export interface ImportLedger extends Ledger {
  /** Whether an entry of the report is written down as it is. */
  readonly isNoted: (entry: ReportEntry) => boolean;
}

const changesOf = async (trx: Transaction<Tables>, importId: number, isns: readonly number[]): Promise<Set<number>> => {
  const rows = await trx
    .selectFrom('import_changes')
    .select('isn')
    .where('import_id', '=', importId)
    .where('isn', 'in', isns)
    .execute();
  return new Set(rows.map(({ isn }) => isn));
};
