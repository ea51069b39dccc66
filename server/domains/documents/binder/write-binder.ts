import { rm } from 'node:fs/promises';
import { locales } from '#contract/languages.ts';
import type { Bookmark } from '#lib/pdf-binder/outline.ts';
import { textString, writeOutline } from '#lib/pdf-binder/outline.ts';
import { writePageTree } from '#lib/pdf-binder/page-tree.ts';
import { createPdfFile, type PdfFile } from '#lib/pdf-binder/pdf-file.ts';
import type { Stamping } from '#lib/pdf-binder/source/copy-document.ts';
import type { Layer } from '#lib/pdf-binder/source/layers.ts';
import { type Binding, bindSheets } from './bind-sheets.ts';
import type { BinderOptions, BinderSheet, Bound } from './binder.ts';
import { binderWords } from './front/binder-words.ts';
import { type Front, layFront } from './front/lay-front.ts';
import { writeFront } from './write-front.ts';

/** A sheet that was bound, and the number of the first of its pages. */
interface BoundSheet {
  readonly sheet: BinderSheet;
  readonly page: number;
}

/** So many bookmarks are still looked through one by one. */
const mostUngrouped = 60;

/** Bookmarks of the sheets in their order: by their first letter, when there are many. */
const bookmarkSheets = (sheets: readonly BoundSheet[], sort: BinderOptions['sort']): readonly Bookmark[] => {
  const bookmarks = sheets.map(({ sheet, page }) => ({
    page,
    letter: firstLetter(sort === 'product' ? sheet.productName : sheet.manufacturer),
    title: [sheet.productName, sheet.manufacturer].filter(Boolean).join(' — '),
  }));
  if (bookmarks.length <= mostUngrouped) return bookmarks;
  const groups = Map.groupBy(bookmarks, ({ letter }) => letter);
  return [...groups].map(([title, children]) => ({ title, page: children[0]!.page, children }));
};

/** The first letter, A to Z without its accent, or one sign for every other beginning. */
const firstLetter = (name: string): string => {
  const [first = ''] = name.trim().normalize('NFD').toUpperCase();
  if (/[0-9]/.test(first)) return '0–9';
  return /[A-Z]/.test(first) ? first : '#';
};

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
    const bindings = await bindSheets(file, sheets, {
      isDoubleSided,
      stamping,
      givenUp,
      onReading,
      signal,
    });
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
    structure: frontGroup.structure,
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

interface Parts {
  readonly options: BinderOptions;
  /** Number of the root of the page tree. */
  readonly pages: number;
  readonly bookmarks: readonly Bookmark[];
  readonly layers: readonly Layer[];
  readonly structure?: number | undefined;
}

/** Writes what readers begin with, and the end of the file; gives its size. */
const writeCatalog = (file: PdfFile, { options, pages, bookmarks, layers, structure }: Parts): number => {
  const { language, organisation, made, isDoubleSided } = options;
  const catalog = file.add(
    [
      `<</Type/Catalog/Pages ${pages} 0 R/Outlines ${writeOutline(file, bookmarks)} 0 R/PageMode/UseOutlines`,
      `/Lang${textString(locales[language])}`,
      `/ViewerPreferences<</DisplayDocTitle true${isDoubleSided ? '/Duplex/DuplexFlipLongEdge' : ''}>>`,
      // The numbers at the foot of the pages are also those of who looks for a page.
      '/PageLabels<</Nums[0<</S/D>>]>>',
      // Not marked as tagged as a whole: who reads such a file aloud passes over what has no tags, as most sheets.
      structure === undefined ? '' : `/StructTreeRoot ${structure} 0 R`,
      layersText(layers),
      '>>',
    ].join(''),
  );
  const title = textString(`${binderWords.title[language]} — ${organisation}`);
  const day = `(D:${made.replaceAll('-', '')})`;
  const maker = textString('Vigie');
  const info = file.add(
    `<</Title${title}/Author${textString(organisation)}/Creator${maker}/Producer${maker}/CreationDate${day}>>`,
  );
  return file.finish({ catalog, info });
};

/** What a sheet hides is hidden in the binder. */
const layersText = (layers: readonly Layer[]): string => {
  if (layers.length === 0) return '';
  const references = (all: readonly Layer[]) => all.map(({ number }) => `${number} 0 R`).join(' ');
  const hidden = references(layers.filter(({ isHidden }) => isHidden));
  return `/OCProperties<</OCGs[${references(layers)}]/D<</OFF[${hidden}]>>>>`;
};
