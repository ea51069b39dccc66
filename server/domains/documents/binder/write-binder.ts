import { rm } from 'node:fs/promises';
import type { Bookmark } from '#lib/pdf-binder/outline.ts';
import { writePageTree } from '#lib/pdf-binder/page-tree.ts';
import { createPdfFile, type PdfFile } from '#lib/pdf-binder/pdf-file.ts';
import type { Stamping } from '#lib/pdf-binder/source/copy-document.ts';
import { type Binding, bindSheets } from './bind-sheets.ts';
import type { BinderOptions, BinderSheet, Bound } from './binder.ts';
import { bookmarkSheets } from './bookmarks.ts';
import { writeCatalog } from './catalog.ts';
import { binderWords } from './front/binder-words.ts';
import { type Front, layFront } from './front/lay-front.ts';
import { writeFront } from './write-front.ts';

export interface WriteOptions {
  /** Called before each sheet is read, with its place. */
  readonly onReading?: (place: number) => void;
  /** Called once, when all have been read. */
  readonly onFinishing?: () => void;
  /** Places among the sheets of those that are not to be read: they are left out as damaged. */
  readonly givenUp?: ReadonlySet<number>;
  readonly signal?: AbortSignal;
}

/**
 * Binds sheets, in their order, into one PDF at `path`: cover, contents, the sheets that could not be included and why, then
 * the sheets with a stamp on each page. A sheet that cannot be read stops nothing. Throws what the file system throws and
 * the reason of `signal`; then there is no file. Takes a millisecond or two a sheet: not for the HTTP thread.
 */
export const writeBinder = async (
  options: BinderOptions,
  sheets: readonly BinderSheet[],
  path: string,
  { onReading = () => {}, onFinishing = () => {}, givenUp = new Set(), signal }: WriteOptions = {},
): Promise<Bound> => {
  const file = createPdfFile(path);
  try {
    const stamping: Stamping = { save: file.add('<<', Buffer.from('q\n')), font: file.reserve() };
    const { isDoubleSided } = options;
    const bindings = await bindSheets(file, sheets, { isDoubleSided, stamping, givenUp, onReading, signal });
    onFinishing();
    return await finish(file, { options, bindings, stamping });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    file.close();
  }
};

interface Finishing {
  readonly options: BinderOptions;
  readonly bindings: readonly Binding[];
  readonly stamping: Stamping;
}

const finish = async (file: PdfFile, { options, bindings, stamping }: Finishing): Promise<Bound> => {
  const front = layFront(
    options,
    bindings.map(({ sheet, pages, leftOut }) => ({ sheet, leftOut, pages: pages.length })),
  );
  const frontGroup = await writeFront(file, { options, bindings, stamping, front });
  const groups = [frontGroup, ...bindings.filter(({ pages }) => pages.length > 0)];
  const size = writeCatalog(file, {
    options,
    pages: writePageTree(file, groups),
    bookmarks: bookmarksOf(options, { front, pages: frontGroup.pages, bindings }),
    layers: bindings.flatMap(({ layers }) => layers),
  });
  return {
    size,
    pages: groups.reduce((sum, { pages }) => sum + pages.length, 0),
    leftOut: bindings.flatMap(({ sheet: { isn }, leftOut: reason }) => (reason ? [{ isn, reason }] : [])),
  };
};

const bookmarksOf = (
  { language, sort }: BinderOptions,
  { front, pages, bindings }: { front: Front; pages: readonly number[]; bindings: readonly Binding[] },
): readonly Bookmark[] => {
  const bookmark = (title: string, page: number): Bookmark => ({ title, page: pages[page - 1]! });
  const bound = bindings.flatMap(({ sheet, pages: [page] }) => (page === undefined ? [] : [{ sheet, page }]));
  return [
    bookmark(binderWords.contents[language], front.contentsPage),
    ...(front.leftOutPage ? [bookmark(binderWords.leftOut[language], front.leftOutPage)] : []),
    ...bookmarkSheets(bound, sort),
  ];
};
