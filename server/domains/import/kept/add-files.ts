import { posix } from 'node:path';
import type { Selectable } from 'kysely';
import { maxImportFiles } from '#contract/imports/limits.ts';
import { safePath } from '#lib/zip/safe-path.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { ReceivedFile } from '#server/platform/files/received-file.ts';
import { keepWithRecords } from '#server/platform/files/reservations.ts';
import type { Store } from '#server/platform/storage/database.ts';
import type { ImportTable } from '#server/platform/storage/tables/imports.ts';
import { changeOpen } from './change-imports.ts';
import { releaseFiles } from './end-imports.ts';
import { isArchive, isList } from './working-folder.ts';

type Import = Selectable<ImportTable>;

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
