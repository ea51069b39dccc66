import { describe, expect, it } from 'vitest';
import { maxImportFileBytes, maxImportFiles } from '#contract/imports/limits.ts';
import { maxUploadBytes } from '#contract/limits.ts';
import { foundIn, readDropped } from '#src/custom-pages/imports/files/found-files.ts';
import { sortOut } from '#src/custom-pages/imports/files/sort-out.ts';

const fileOf = (path: string, size = 3) => {
  const file = new File(['abc'], path.split('/').at(-1) ?? path);
  Object.defineProperty(file, 'size', { value: size });
  return { file, path };
};
const pathsOf = (found: readonly { readonly path: string }[]) => found.map(({ path }) => path);

describe('files that are dropped for an import', () => {
  it('are a list first, then PDFs and archives; what systems leave in folders is passed over', () => {
    const found = ['FDS/a.pdf', 'FDS/.DS_Store', 'FDS/Thumbs.db', 'FDS/~$stock.xlsx', 'more.ZIP', 'stock.xlsx'];
    const sorted = sortOut(found.map((path) => fileOf(path)));
    expect(pathsOf(sorted.files)).toEqual(['stock.xlsx', 'FDS/a.pdf', 'more.ZIP']);
    expect(sorted).toMatchObject({ list: { path: 'stock.xlsx' }, pdfs: 1, archives: 1, leftOut: [] });
  });

  it('are left out with the reason: another kind, a workbook of an older Excel, a second list, too large, with nothing in it', () => {
    const { files, leftOut } = sortOut([
      fileOf('stock.csv'),
      fileOf('other.csv'),
      fileOf('letter.docx'),
      fileOf('FDS/notes.txt'),
      fileOf('blank.pdf', 0),
      fileOf('large.pdf', maxUploadBytes + 1),
      fileOf('large.zip', maxImportFileBytes + 1),
      fileOf('stock.XLS'),
    ]);
    expect(pathsOf(files)).toEqual(['stock.csv']);
    expect(leftOut).toEqual([
      { path: 'other.csv', reason: 'secondList' },
      { path: 'letter.docx', reason: 'kind' },
      { path: 'FDS/notes.txt', reason: 'kind' },
      { path: 'blank.pdf', reason: 'blank' },
      { path: 'large.pdf', reason: 'large' },
      { path: 'large.zip', reason: 'large' },
      { path: 'stock.XLS', reason: 'oldWorkbook' },
    ]);
  });

  it('are no more than an import takes, and one that is dropped again takes the place of the one before', () => {
    const many = Array.from({ length: maxImportFiles + 1 }, (_, index) => fileOf(`${index}.pdf`));
    expect(sortOut(many).leftOut).toEqual([{ path: `${maxImportFiles}.pdf`, reason: 'many' }]);
    const again = fileOf('a.pdf');
    expect(sortOut([fileOf('a.pdf'), again]).files).toEqual([again]);
  });

  it('keep their path in the folder that was chosen', () => {
    const file = new File(['abc'], 'a.pdf');
    Object.defineProperty(file, 'webkitRelativePath', { value: 'FDS/Atelier/a.pdf' });
    expect(foundIn([file, new File([], 'b.pdf')]).map(({ path }) => path)).toEqual(['FDS/Atelier/a.pdf', 'b.pdf']);
  });

  it('are all that is in a folder that was dropped, however many readings that takes', async () => {
    const names = Array.from({ length: 250 }, (_, index) => `${index}.pdf`);
    const folder = folderEntry('/FDS', [
      folderEntry(
        '/FDS/Atelier',
        names.map((name) => fileEntry(`/FDS/Atelier/${name}`)),
      ),
    ]);
    const dropped = { items: [itemOf(folder), itemOf(fileEntry('/stock.csv')), { kind: 'string' }] };
    const paths = pathsOf(await readDropped(dropped as unknown as DataTransfer));
    expect(paths).toHaveLength(251);
    expect(paths).toContain('FDS/Atelier/249.pdf');
    expect(paths.at(-1)).toBe('stock.csv');
  });
});

const itemOf = (entry: unknown) => ({ kind: 'file', webkitGetAsEntry: () => entry, getAsFile: () => null });
const fileEntry = (fullPath: string) => ({
  isFile: true,
  fullPath,
  name: fullPath.split('/').at(-1) ?? '',
  file: (resolve: (file: File) => void) => resolve(new File(['abc'], fullPath)),
});
/** As browsers read folders: a hundred entries at a time, then none. */
const folderEntry = (fullPath: string, entries: readonly object[]) => ({
  isFile: false,
  fullPath,
  name: fullPath.split('/').at(-1) ?? '',
  createReader: () => {
    let at = 0;
    return {
      readEntries: (resolve: (some: readonly object[]) => void) => {
        resolve(entries.slice(at, at + 100));
        at += 100;
      },
    };
  },
});
