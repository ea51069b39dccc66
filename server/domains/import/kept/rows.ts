import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { listImportRows } from '#contract/calls/imports.ts';
import type { Language } from '#contract/languages.ts';
import { fold } from '#lib/text/fold.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import { contains } from '#server/platform/storage/contains.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { ImportTable } from '#server/platform/storage/tables/imports.ts';
import type { Reason } from '../reasons.ts';
import { type FileRead, isToLookAt, type ReportEntry } from '../report.ts';
import { reportHeading, reportLine, unclaimedLine } from '../report-text.ts';
import { readMending } from './mending.ts';
import type { ImportResult } from './result.ts';

/** Writes what comes of rows; of a row that is there, anew. */
export const writeRows = async (db: Database, importId: number, entries: readonly ReportEntry[]): Promise<void> => {
  for (const batch of inBatches(entries))
    await db
      .insertInto('import_rows')
      .values(
        batch.map((entry) => ({
          import_id: importId,
          line: entry.line,
          file: entry.file ?? '',
          outcome: entry.outcome,
          to_look_at: isToLookAt(entry) ? (1 as const) : (0 as const),
          product_name: entry.productName,
          reasons: JSON.stringify(entry.reasons),
          search_text: fold(`${entry.productName} ${entry.file ?? ''}`),
          cells: entry.cells ? JSON.stringify(entry.cells) : '',
          read: entry.read ? JSON.stringify(entry.read) : '',
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['import_id', 'line']).doUpdateSet((eb) => ({
          outcome: eb.ref('excluded.outcome'),
          to_look_at: eb.ref('excluded.to_look_at'),
          reasons: eb.ref('excluded.reasons'),
        })),
      )
      .execute();
};

/** Every row that is written, in order. */
export const readEntries = async (db: Database, importId: number): Promise<ReportEntry[]> => {
  const rows = await db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('line')
    .execute();
  return rows.map(toEntry);
};

type Row = Pick<ReportEntry, 'line' | 'outcome'> & {
  file: string;
  product_name: string;
  reasons: string;
  cells: string;
  read: string;
};

const toEntry = ({ line, file, outcome, product_name, reasons, cells, read }: Row): ReportEntry => ({
  line,
  ...(file !== '' && { file }),
  outcome,
  productName: product_name,
  reasons: JSON.parse(reasons) as Reason[],
  ...(cells !== '' && { cells: JSON.parse(cells) as string[] }),
  ...(read !== '' && { read: JSON.parse(read) as FileRead }),
});

type Import = Selectable<ImportTable>;
type Query = z.output<typeof listImportRows.query>;

/** A page of what comes, or came, of the rows. */
export const findRows = async (
  db: Database,
  shown: Import,
  { start, count, outcome, to_look_at, q = '' }: Query,
): Promise<z.input<typeof listImportRows.answer>> => {
  const found = db
    .selectFrom('import_rows')
    .where('import_id', '=', shown.id)
    .$if(outcome !== undefined, (rows) => rows.where('outcome', '=', outcome!))
    .$if(to_look_at !== undefined, (rows) => rows.where('to_look_at', '=', 1))
    .$if(fold(q) !== '', (rows) =>
      rows.where((eb) =>
        eb.and(
          fold(q)
            .split(' ')
            .map((word) => contains('import_rows.search_text', word)),
        ),
      ),
    );
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found.selectAll().orderBy('line').offset(start).limit(count).execute();
  const mending = await readMending(db, shown, rows);
  return {
    data: rows.map((row) => ({
      line: row.line,
      file: row.file,
      outcome: row.outcome,
      to_look_at: row.to_look_at === 1,
      product_name: row.product_name,
      ...mending(row),
      reasons: (JSON.parse(row.reasons) as Reason[]).map(({ en, fr }) => ({ en, fr })),
    })),
    total: Number(total),
  };
};

interface Reported {
  readonly importId: number;
  readonly of: 'rows' | 'files';
  /** Of the list's columns. */
  readonly headers: readonly string[];
  readonly unclaimed: ImportResult['unclaimed'];
  readonly language: Language;
}

/** Rows of the report that are read at once. */
const atOnce = 2000;

/** The report for a spreadsheet, as it is read. */
export async function* reportOf(
  db: Database,
  { importId, of, headers, unclaimed, language }: Reported,
): AsyncGenerator<string> {
  yield reportHeading({ of, headers }, language);
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('import_rows')
      .selectAll()
      .where('import_id', '=', importId)
      .where('line', '>', last)
      .orderBy('line')
      .limit(atOnce)
      .execute();
    if (rows.length === 0) break;
    last = rows.at(-1)!.line;
    yield rows.map((row) => reportLine(toEntry(row), language)).join('');
  }
  yield unclaimed.map((file) => unclaimedLine(file, language)).join('');
}
