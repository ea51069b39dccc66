import type { Bookmark } from '#lib/pdf-binder/outline.ts';
import type { BinderOptions, BinderSheet } from './binder.ts';

/** A sheet that was bound, and the number of the first of its pages. */
export interface BoundSheet {
  readonly sheet: BinderSheet;
  readonly page: number;
}

/** So many bookmarks are still looked through one by one. */
const mostUngrouped = 60;

/** Bookmarks of the sheets in their order: by their first letter, when there are many. */
export const bookmarkSheets = (sheets: readonly BoundSheet[], sort: BinderOptions['sort']): readonly Bookmark[] => {
  const bookmarks = sheets.map(({ sheet, page }) => ({
    page,
    letter: firstLetter(sort === 'product' ? sheet.productName : sheet.manufacturer),
    title: [sheet.productName, sheet.manufacturer].filter(Boolean).join(' — '),
  }));
  if (bookmarks.length <= mostUngrouped) return bookmarks;
  const groups = Map.groupBy(bookmarks, ({ letter }) => letter);
  return [...groups].map(([title, children]) => ({ title, page: children[0]!.page, children }));
};

/** A to Z without accents, or what stands for all that begins with no such letter. */
const firstLetter = (name: string): string => {
  const [first = ''] = name.trim().normalize('NFD').toUpperCase();
  if (/[0-9]/.test(first)) return '0–9';
  return /[A-Z]/.test(first) ? first : '#';
};
