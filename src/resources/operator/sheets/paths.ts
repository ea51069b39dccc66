import type { SheetLanguage } from '#contract/sheets/language.ts';

/** The list of the sheets of all organisations. */
export const listOfSheets = '/operator/sheets';

/** Where collections are moved to newer versions; of one sheet, or of those that one organisation has, where it is named. */
export const movesPath = (of: { readonly id?: number; readonly organisation?: number } = {}): string => {
  const query = new URLSearchParams(Object.entries(of).map(([name, value]) => [name, String(value)])).toString();
  return `/operator/sheet-moves${query && `?${query}`}`;
};

interface Adding {
  /** The sheet that it is a version of, and from which it is filled in. */
  readonly like?: number;
  /** Its language, where that is not the language of that sheet. */
  readonly language?: SheetLanguage | undefined;
  readonly organisation?: number | undefined;
}

/** Where a sheet is added without a request. */
export const addPath = (adding: Adding): string => {
  const known = Object.entries(adding).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  return `${listOfSheets}/create${query && `?${query}`}`;
};
