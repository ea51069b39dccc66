import { posix } from 'node:path';
import type { Selectable, Transaction } from 'kysely';
import type { z } from 'zod';
import type { changeImport, getImport, listImports } from '#contract/calls/imports.ts';
import { type ImportColumn, importColumns } from '#contract/imports/columns.ts';
import { importDays, maxImportFiles, maxImports } from '#contract/imports/limits.ts';
import { type ImportState, openStates } from '#contract/imports/states.ts';
import type { Bilingual } from '#contract/languages.ts';
import { safePath } from '#lib/zip/safe-path.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { ReceivedFile } from '#server/platform/files/received-file.ts';
import { keepWithRecords } from '#server/platform/files/reservations.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { shownName } from '#server/platform/storage/shown-name.ts';
import type { ImportTable } from '#server/platform/storage/tables/imports.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce, type Submission } from '#server/platform/submissions.ts';
import { releaseFiles, removeImport } from './end-imports.ts';
import { queueWork } from './import-job.ts';
import { firstChoices, type ImportChoices, type ImportResult, noResult, repeatedColumns } from './result.ts';
import { isArchive, isList } from './working-folder.ts';

type Import = Selectable<ImportTable>;
type Presented = z.input<typeof getImport.answer>;

/** Whose imports somebody may see: one organisation's, or everybody's. */
export type Reach = { readonly organisationId: number } | 'all';

const within = (reach: Reach, organisation?: number): number | undefined =>
  reach === 'all' ? organisation : reach.organisationId;

/** An import that may be seen. Throws `not_found` for one of others, as for one that is not there. */
export const findImport = async (db: Database, id: number, reach: Reach): Promise<Import> => {
  const organisationId = within(reach);
  const found = await db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .$if(organisationId !== undefined, (imports) => imports.where('organisation_id', '=', organisationId!))
    .executeTakeFirst();
  if (!found) throw apiError('not_found');
  return found;
};

/** One import as it is shown. */
export const readImport = async (db: Database, id: number, reach: Reach): Promise<Presented> => {
  await findImport(db, id, reach);
  return (await present(db, [id], reach))[0]!;
};

interface Page {
  readonly start: number;
  readonly count: number;
  readonly organisation?: number | undefined;
}

/** The latest first. */
export const readImports = async (
  db: Database,
  reach: Reach,
  { start, count, organisation }: Page,
): Promise<z.input<typeof listImports.answer>> => {
  const organisationId = within(reach, organisation);
  const found = db
    .selectFrom('imports')
    .$if(organisationId !== undefined, (imports) => imports.where('organisation_id', '=', organisationId!));
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ids = await found.select('id').orderBy('id', 'desc').offset(start).limit(count).execute();
  const data = await present(
    db,
    ids.map(({ id }) => id),
    reach,
  );
  return { data, total: Number(total) };
};

const present = async (db: Database, ids: readonly number[], reach: Reach): Promise<Presented[]> => {
  const rows = await db
    .selectFrom('imports')
    .innerJoin('organisations', 'organisations.id', 'imports.organisation_id')
    .leftJoin('users', 'users.id', 'imports.user_id')
    .selectAll('imports')
    .select(['organisations.name_en', 'organisations.name_fr', 'users.name as user_name', 'users.email as user_email'])
    .select((eb) => [
      eb
        .selectFrom('import_files')
        .select((files) => files.fn.countAll<number>().as('files'))
        .whereRef('import_files.import_id', '=', 'imports.id')
        .as('files'),
      eb
        .selectFrom('import_files')
        .select((files) => files.fn.sum<number>('size').as('bytes'))
        .whereRef('import_files.import_id', '=', 'imports.id')
        .as('bytes'),
      eb
        .selectFrom('memberships')
        .select('memberships.id')
        .whereRef('memberships.user_id', '=', 'imports.user_id')
        .whereRef('memberships.organisation_id', '=', 'imports.organisation_id')
        .limit(1)
        .as('membership'),
    ])
    .where('imports.id', 'in', ids)
    .orderBy('imports.id', 'desc')
    .execute();
  return rows.map((row) => {
    const result = row.result === '' ? noResult : (JSON.parse(row.result) as ImportResult);
    const isNamed = row.user_name !== null && (reach === 'all' || row.membership !== null);
    return {
      id: row.id,
      organisation: { id: row.organisation_id, en: row.name_en, fr: row.name_fr },
      kind: row.kind,
      state: row.state,
      name: row.name,
      files: Number(row.files ?? 0),
      bytes: Number(row.bytes ?? 0),
      created_at: row.created_at,
      created_by: isNamed ? shownName({ name: row.user_name ?? '', email: row.user_email ?? '' }) : null,
      ended_at: row.ended_at,
      progress: { done: row.done, of: row.total },
      counts: result.counts,
      to_look_at: result.toLookAt,
      without_manufacturer: result.withoutManufacturer,
      new_locations: { paths: [...result.newLocations.paths], total: result.newLocations.total },
      unclaimed_files: result.unclaimed.length,
      choices: choicesOf(row),
      problem: row.problem === '' ? null : (JSON.parse(row.problem) as Bilingual),
      can_take_back: row.state === 'done' && isRecent(row),
      version: row.version,
    };
  });
};

const choicesOf = ({ choices }: Pick<Import, 'choices'>): Presented['choices'] => {
  const { columns, ...others } = JSON.parse(choices) as ImportChoices;
  return { ...others, columns: columns && [...columns] };
};

const isRecent = ({ ended_at }: Pick<Import, 'ended_at'>): boolean =>
  ended_at > new Date(Date.now() - importDays * 86_400_000).toISOString();

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
          choices: JSON.stringify(firstChoices),
          created_at: new Date().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    };
    return (await answerOnce(trx, submission, begin)).id;
  });

/** Changes an import that is open, in one statement: whoever else changes it waits, and finds it changed. Throws `import.not_open`. */
const changeOpen = async (
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

interface Files {
  readonly received: readonly ReceivedFile[];
  /** Of each file, in their order; one that has none goes by its name. */
  readonly paths: readonly string[];
}

/** Adds files to an open import; one of the same path takes the place of the one before. */
export const addFiles = async (
  where: { readonly store: Store; readonly files: FileStore },
  found: Import,
  { received, paths }: Files,
): Promise<void> => {
  if (received.length === 0) throw new ApiError({ code: 'import.no_file', source: { pointer: '/data/files' } });
  const sent = new Map(received.map((file, index) => [safePath(paths[index] ?? '') || safePath(file.name), file]));
  await keepWithRecords(where, received, async (trx) => {
    await changeOpen(trx, found, { state: 'receiving' });
    const before = await trx.selectFrom('import_files').selectAll().where('import_id', '=', found.id).execute();
    const all = [...new Set([...before.map(({ path }) => path), ...sent.keys()])].sort();
    const lists = all.filter(isList);
    if (lists.length > 1) {
      const name = [...sent.keys()].filter(isList).at(-1) ?? '';
      throw new ApiError({ code: 'import.one_list', params: { name }, source: { pointer: '/data/files' } });
    }
    if (all.length > maxImportFiles)
      throw new ApiError({
        code: 'import.too_many_files',
        params: { max: maxImportFiles },
        source: { pointer: '/data/files' },
      });
    for (const [path, { hash, size }] of sent)
      await trx
        .insertInto('import_files')
        .values({ import_id: found.id, path, file_hash: hash, size })
        .onConflict((conflict) => conflict.columns(['import_id', 'path']).doUpdateSet({ file_hash: hash, size }))
        .execute();
    await trx
      .updateTable('imports')
      .set({ kind: lists.length > 0 ? 'list' : 'pdfs', name: nameOf(all) })
      .where('id', '=', found.id)
      .execute();
    await releaseFiles(
      trx,
      found.id,
      before.flatMap(({ path, file_hash }) => (sent.has(path) && sent.get(path)!.hash !== file_hash ? file_hash : [])),
    );
  });
};

/** What people know it by: the list, the archive, the folder that was dropped, or the first file. */
const nameOf = (paths: readonly string[]): string => {
  const [first = ''] = paths;
  const file = paths.find(isList) ?? paths.find(isArchive);
  return file ? posix.basename(file) : (first.split('/')[0] ?? '');
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
    await tell(trx, 'import-started', started);
  });

/** Takes an import back that was carried out; sent again it does nothing more. Throws `import.not_done`. */
export const takeImportBack = (store: Store, found: Import): Promise<void> =>
  inTransaction(store, async (trx) => {
    const taken = isRecent(found) && (await move(trx, found, { from: 'done', to: 'taking-back' }));
    if (taken) return tell(trx, 'import-taken-back', taken);
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
    .set({ state: to, problem: '', done: 0 })
    .where('id', '=', id)
    .where('state', '=', from)
    .$if(version !== undefined, (imports) => imports.where('version', '=', version!))
    .returningAll()
    .executeTakeFirst();
  if (moved) await queueWork(trx, moved);
  return moved;
};

const tell = (
  trx: Transaction<Tables>,
  event: 'import-started' | 'import-taken-back',
  { id, organisation_id: organisationId }: Import,
): Promise<void> => writeEntry(trx, event, { organisationId, record: organisationId, details: { import: id } });

/** Drops an import of which nothing is in the collection. Throws `import.not_open`. */
export const dropImport = (store: Store, found: Import): Promise<void> =>
  inTransaction(store, async (trx) => {
    await changeOpen(trx, found, {});
    await removeImport(trx, found.id);
  });
