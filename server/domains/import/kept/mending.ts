import type { Selectable, Transaction } from 'kysely';
import type { ImportRowRecord } from '#contract/imports/define-imports.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { ImportMendTable, ImportRowTable, ImportTable } from '#server/platform/storage/tables/imports.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { type ColumnName, columnNames } from '../columns.ts';
import type { ListRow } from '../list.ts';
import { type Mend, type MendedValues, markOfCells } from '../mends.ts';
import type { FileRead } from '../report.ts';
import type { Preview } from './preview.ts';

type Import = Selectable<ImportTable>;
type Row = Selectable<ImportRowTable>;

/** Everything that was corrected of an import, or left out of it. */
export const readMends = async (db: Database, importId: number): Promise<Mend[]> =>
  (await db.selectFrom('import_mends').selectAll().where('import_id', '=', importId).execute()).map(toMend);

const toMend = ({ line, file, about, mended, left_out }: Omit<Selectable<ImportMendTable>, 'import_id'>): Mend => ({
  line,
  file,
  about,
  values: JSON.parse(mended) as MendedValues,
  isLeftOut: left_out === 1,
});

/** Writes what is made of a row or a file, in the place of what was made of it before. */
export const writeMend = async (db: Database, importId: number, mend: Mend): Promise<void> => {
  const { line, file, about, values, isLeftOut } = mend;
  const said = { about, mended: JSON.stringify(values), left_out: isLeftOut ? (1 as const) : (0 as const) };
  await db
    .insertInto('import_mends')
    .values({ import_id: importId, line, file, ...said })
    .onConflict((conflict) => conflict.columns(['import_id', 'line', 'file']).doUpdateSet(said))
    .execute();
};

/** What was corrected goes with its row to the line on which that stands in the list as it is now. */
export const followRows = async (
  trx: Transaction<Tables>,
  importId: number,
  rows: readonly Pick<ListRow, 'line' | 'mend'>[],
): Promise<void> => {
  const moved = rows.flatMap(({ line, mend }) =>
    mend && mend.line !== line ? [{ ...mend, line, before: mend.line }] : [],
  );
  for (const batch of inBatches(moved.flatMap(({ line, before }) => [line, before])))
    await trx.deleteFrom('import_mends').where('import_id', '=', importId).where('line', 'in', batch).execute();
  for (const { before: _, ...mend } of moved) await writeMend(trx, importId, mend);
};

/** What a row or a file says by column, as it came; undefined where nothing of it can be corrected or left out. */
export const saidBy = (
  { preview }: Pick<Import, 'preview'>,
  { cells, read }: Pick<Row, 'cells' | 'read'>,
): Said | undefined => {
  if (read !== '') {
    const { hash, values } = JSON.parse(read) as FileRead;
    return {
      about: hash,
      values: columnNames.flatMap((column) => (column in values ? [[column, values[column]!]] : [])),
    };
  }
  const texts: readonly string[] = cells === '' ? [] : JSON.parse(cells);
  if (texts.length === 0) return undefined;
  const { columns } = JSON.parse(preview) as Preview;
  return {
    about: markOfCells(texts),
    values: columns.flatMap(({ column }, index) => (column ? [[column, texts[index] ?? ''] as const] : [])),
  };
};

interface Said {
  /** What it is known again by. */
  readonly about: string;
  readonly values: readonly (readonly [ColumnName, string])[];
}

/** The place under which what is made of a row or file is kept. */
export const placeOf = ({ line, file }: Pick<Row, 'line' | 'file'>) => ({ line: file === '' ? line : 0, file });

/** Tells of each of these rows what was corrected of it, and what may be. */
export const readMending = async (
  db: Database,
  shown: Import,
  rows: readonly Row[],
): Promise<(row: Row) => Pick<ImportRowRecord, 'is_mended' | 'fields'>> => {
  const places = rows.map(placeOf);
  const mends = await db
    .selectFrom('import_mends')
    .selectAll()
    .where('import_id', '=', shown.id)
    .where('line', 'in', [...new Set(places.map(({ line }) => line))])
    .where('file', 'in', [...new Set(places.map(({ file }) => file))])
    .execute();
  const byPlace = new Map(mends.map((mend) => [keyOf(mend), toMend(mend)]));
  return (row) => {
    const said = saidBy(shown, row);
    const known = byPlace.get(keyOf(placeOf(row)));
    const mend = known?.about === said?.about ? known : undefined;
    const values = mend?.values ?? {};
    const isMended = Object.keys(values).length > 0;
    const isOffered = said && isChecked(shown) && (isMended || mayBeMended(row));
    return {
      is_mended: isMended,
      fields: isOffered ? said.values.map(([column, read]) => ({ column, read, value: values[column] ?? read })) : null,
    };
  };
};

const keyOf = ({ line, file }: Pick<Row, 'line' | 'file'>): string => `${line} ${file}`;

/** Whether its rows are those of a dry run, and not yet carried out. */
const isChecked = ({ state, result }: Import): boolean => (state === 'ready' || state === 'examining') && result !== '';

/** Whoever sees that something is wrong may say so of what we hold right too. Of a file that was there already nothing would change. */
const mayBeMended = ({ outcome, file }: Row): boolean =>
  outcome !== 'empty' && (file === '' || outcome === 'new' || outcome === 'rejected' || outcome === 'omitted');
