import type { Selectable, Transaction } from 'kysely';
import type { z } from 'zod';
import type { changeImport } from '#contract/calls/imports.ts';
import { type ImportColumn, importColumns } from '#contract/imports/columns.ts';
import { maxImports } from '#contract/imports/limits.ts';
import { type ImportState, openStates } from '#contract/imports/states.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { ImportTable } from '#server/platform/storage/tables/imports.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce, type Submission } from '#server/platform/submissions.ts';
import { removeImport } from './end-imports.ts';
import { queueWork } from './import-job.ts';
import { isRecent } from './read-imports.ts';
import { type ImportChoices, repeatedColumns } from './result.ts';
import { tellOf } from './tell-of.ts';

type Import = Selectable<ImportTable>;

interface Beginning extends Submission {
  readonly organisationId: number;
}

/** Begins an import, once for a submission, and answers its number. Throws `import.unknown_organisation`, `import.too_many`. */
export const beginImport = (store: Store, { organisationId, ...submission }: Beginning): Promise<number> =>
  inTransaction(store, async (trx) => {
    const begin = async () => {
      const organisation = await trx
        .selectFrom('organisations')
        .select('id')
        .where('id', '=', organisationId)
        .executeTakeFirst();
      if (!organisation)
        throw new ApiError({ code: 'import.unknown_organisation', source: { pointer: '/data/organisation' } });
      const { kept } = await trx
        .selectFrom('imports')
        .select((eb) => eb.fn.countAll<number>().as('kept'))
        .where('organisation_id', '=', organisationId)
        .where('state', 'in', openStates)
        .executeTakeFirstOrThrow();
      if (Number(kept) >= maxImports) throw new ApiError({ code: 'import.too_many', params: { max: maxImports } });
      return trx
        .insertInto('imports')
        .values({
          organisation_id: organisationId,
          user_id: submission.userId,
          kind: 'pdfs',
          state: 'receiving',
          choices: '{}',
          created_at: new Date().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    };
    return (await answerOnce(trx, submission, begin)).id;
  });

/** Changes an import that is open, in one statement: whoever else changes it waits, and finds it changed. Throws `import.not_open`. */
export const changeOpen = async (
  trx: Transaction<Tables>,
  { id }: Pick<Import, 'id'>,
  changes: Partial<Pick<Import, 'state' | 'choices' | 'kind' | 'name'>>,
): Promise<Import> => {
  const changed = await trx
    .updateTable('imports')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1), problem: '', result: '', done: 0, total: 0 }))
    .where('id', '=', id)
    .where('state', 'in', openStates)
    .returningAll()
    .executeTakeFirst();
  if (!changed) throw apiError('import.not_open');
  return changed;
};

/** Begins the dry run of everything that has come. Throws `import.no_file`, `import.not_open`. */
export const examineImport = (store: Store, found: Import): Promise<void> =>
  inTransaction(store, async (trx) => {
    const file = await trx
      .selectFrom('import_files')
      .select('path')
      .where('import_id', '=', found.id)
      .limit(1)
      .executeTakeFirst();
    if (!file) throw apiError('import.no_file');
    await changeToExamining(trx, found, {});
  });

const changeToExamining = async (
  trx: Transaction<Tables>,
  found: Import,
  changes: Partial<Pick<Import, 'choices'>>,
): Promise<void> => {
  const { state } = await trx
    .selectFrom('imports')
    .select('state')
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow();
  const changed = await changeOpen(trx, found, { ...changes, state: 'examining' });
  // What is being examined already is examined again by the job that is at it.
  if (state !== 'examining') await queueWork(trx, changed);
};

/** Changes the choices and begins another dry run. Throws `import.changed`, `import.not_open` and what is wrong with the choices. */
export const changeChoices = (
  store: Store,
  found: Import,
  { version, ...choices }: z.output<typeof changeImport.body>,
): Promise<void> =>
  inTransaction(store, async (trx) => {
    refuseColumns(choices.columns);
    const now = await trx.selectFrom('imports').select('version').where('id', '=', found.id).executeTakeFirst();
    if (now?.version !== version) throw apiError('import.changed');
    await changeToExamining(trx, found, { choices: JSON.stringify(choices satisfies ImportChoices) });
  });

const refuseColumns = (columns: readonly (ImportColumn | null)[] | null): void => {
  if (!columns) return;
  const [fault, ...others] = [
    ...repeatedColumns(columns).map(({ index, column }) => ({
      code: 'import.same_column' as const,
      params: { name: importColumns[column].en },
      source: { pointer: `/data/columns/${index}` },
    })),
    ...(columns.includes('productName')
      ? []
      : [{ code: 'import.no_product_name' as const, source: { pointer: '/data/columns' } }]),
  ];
  if (fault) throw new ApiError(fault, ...others);
};

/** Carries out what the dry run of this version showed; sent again it does nothing more. Throws `import.changed`, `import.not_open`. */
export const startImport = (store: Store, found: Import, version: number): Promise<void> =>
  inTransaction(store, async (trx) => {
    const started = await move(trx, found, { from: 'ready', to: 'running', version });
    if (!started) {
      const now = await trx.selectFrom('imports').selectAll().where('id', '=', found.id).executeTakeFirst();
      if (now?.state === 'ready') throw apiError('import.changed');
      if (now && ['running', 'done'].includes(now.state) && now.version === version) return nothingToAudit();
      throw apiError('import.not_open');
    }
    await trx.deleteFrom('import_rows').where('import_id', '=', found.id).execute();
    await tellOf(trx, 'import-started', started);
  });

/** Asks for an import that was carried out to be taken back; sent again it does nothing more. Throws `import.not_done`. */
export const takeImportBack = (store: Store, found: Import): Promise<void> =>
  inTransaction(store, async (trx) => {
    const taken = isRecent(found) && (await move(trx, found, { from: 'done', to: 'taking-back' }));
    if (taken) return tellOf(trx, 'import-take-back-asked', taken);
    const now = await trx.selectFrom('imports').select('state').where('id', '=', found.id).executeTakeFirst();
    if (now?.state !== 'taking-back' && now?.state !== 'taken-back') throw apiError('import.not_done');
    nothingToAudit();
  });

interface Move {
  readonly from: ImportState;
  readonly to: ImportState;
  readonly version?: number;
}

/** Of those who ask at once one moves it on. */
const move = async (
  trx: Transaction<Tables>,
  { id }: Import,
  { from, to, version }: Move,
): Promise<Import | undefined> => {
  const moved = await trx
    .updateTable('imports')
    .set({ state: to, problem: '', ...(to === 'running' && { done: 0 }) })
    .where('id', '=', id)
    .where('state', '=', from)
    .$if(version !== undefined, (imports) => imports.where('version', '=', version!))
    .returningAll()
    .executeTakeFirst();
  if (moved) await queueWork(trx, moved);
  return moved;
};

/** Drops an import of which nothing is in the collection. Throws `import.not_open`. */
export const dropImport = (store: Store, found: Import): Promise<void> =>
  inTransaction(store, async (trx) => {
    await changeOpen(trx, found, {});
    await removeImport(trx, found.id);
  });
