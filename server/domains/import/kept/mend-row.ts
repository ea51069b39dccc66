import type { Selectable, Transaction } from 'kysely';
import type { z } from 'zod';
import type { mendImportRow } from '#contract/calls/imports.ts';
import { type ImportColumn, importColumns } from '#contract/imports/columns.ts';
import { maxMendedRows } from '#contract/imports/limits.ts';
import { openStates } from '#contract/imports/states.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { ImportTable } from '#server/platform/storage/tables/imports.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { queueWork } from './import-job.ts';
import { placeOf, saidBy, writeMend } from './mending.ts';

type Import = Selectable<ImportTable>;

interface Mending extends z.output<typeof mendImportRow.body> {
  readonly line: number;
}

/**
 * Keeps what is corrected of a row or a file, or that it is left out, and begins another dry run, which judges it with all others; what
 * the one before found stands until then. Throws `import.not_open`, `import.changed`, `import.no_such_field`, `import.too_many_mended`
 * and `not_found`.
 */
export const mendRow = (store: Store, { id }: Import, { line, values, is_left_out }: Mending): Promise<void> =>
  inTransaction(store, async (trx) => {
    const { checked, isUnderWay } = await beginAnew(trx, id);
    const row = await trx
      .selectFrom('import_rows')
      .selectAll()
      .where('import_id', '=', id)
      .where('line', '=', line)
      .where('outcome', '!=', 'empty')
      .executeTakeFirst();
    const said = row && saidBy(checked, row);
    if (!said) throw apiError('not_found');
    const read = new Map(said.values);
    const typed = Object.entries(values) as [ImportColumn, string][];
    const [fault, ...others] = typed
      .filter(([column]) => !read.has(column))
      .map(([column]) => ({
        code: 'import.no_such_field' as const,
        params: { name: importColumns[column].en },
        source: { pointer: `/data/values/${column}` as const },
      }));
    if (fault) throw new ApiError(fault, ...others);
    const changed = typed.filter(([column, value]) => value.trim() !== read.get(column)!.trim());
    const place = placeOf(row);
    await trx
      .deleteFrom('import_mends')
      .where('import_id', '=', id)
      .where('line', '=', place.line)
      .where('file', '=', place.file)
      .execute();
    if (changed.length > 0 || is_left_out) {
      await refuseMore(trx, id);
      await writeMend(trx, id, {
        ...place,
        about: said.about,
        values: Object.fromEntries(changed),
        isLeftOut: is_left_out,
      });
    }
    // What is being examined already is examined again by the job that is at it.
    if (!isUnderWay) await queueWork(trx, checked);
  });

/** Another dry run of the same files by the same choices. */
const beginAnew = async (trx: Transaction<Tables>, id: number) => {
  const before = await trx.selectFrom('imports').select(['state', 'result']).where('id', '=', id).executeTakeFirst();
  if (!before || !openStates.includes(before.state)) throw apiError('import.not_open');
  const checked = await trx
    .updateTable('imports')
    .set((eb) => ({ state: 'examining', version: eb('version', '+', 1), problem: '', done: 0, total: 0 }))
    .where('id', '=', id)
    .where('state', 'in', ['ready', 'examining'])
    .where('result', '!=', '')
    .returningAll()
    .executeTakeFirst();
  if (!checked) throw apiError('import.changed');
  return { checked, isUnderWay: before.state === 'examining' };
};

const refuseMore = async (trx: Transaction<Tables>, id: number): Promise<void> => {
  const { kept } = await trx
    .selectFrom('import_mends')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(kept) >= maxMendedRows)
    throw new ApiError({ code: 'import.too_many_mended', params: { max: maxMendedRows } });
};
