import { importColumns } from '#contract/imports/columns.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import { fold } from '#lib/text/fold.ts';
import { type ColumnName, columnNames, columnOfHeader, columns, languageOfHeader } from './columns.ts';
import { ListError, UnclearList } from './list-error.ts';
import { quoted } from './reasons.ts';

/** Which cell of a row says what. */
export interface ColumnPlan {
  readonly indexes: ReadonlyMap<ColumnName, number>;
  /** Headers that nothing is read from, with the reason where there is one. */
  readonly unused: readonly UnusedHeader[];
}

interface UnusedHeader {
  readonly index: number;
  readonly header: string;
  readonly reason?: Bilingual;
}

/** What columns are known by. */
export interface KnownHeaders {
  /** Labels of the organisation's own fields. */
  readonly customFields: readonly Bilingual[];
  /** Headers of the list to columns of ours, as the map file says: it wins over what headers are known for. */
  readonly map?: Readonly<Record<string, string>> | undefined;
  /** What each column is, from the first, as somebody chose: it wins over everything. */
  readonly chosen?: readonly (ColumnName | null)[] | undefined;
}

/** Decides which column of a list is which. Throws ListError for a bad map. */
export const planColumns = (
  headers: readonly string[],
  { customFields, map = {}, chosen }: KnownHeaders,
): ColumnPlan => {
  const fixed = chosen ? chosenIndexes(chosen) : mappedIndexes(headers, map, customFields);
  const indexes = new Map(fixed);
  const taken = new Set(fixed.values());
  const unused: UnusedHeader[] = [];
  for (const [index, header] of headers.entries()) {
    if (taken.has(index)) continue;
    const column = chosen ? undefined : columnOfHeader(header, customFields);
    if (column && !indexes.has(column)) indexes.set(column, index);
    else if (column) unused.push({ index, header, reason: readElsewhere(column, headers[indexes.get(column)!]!) });
    else if (header) unused.push({ index, header });
  }
  return { indexes, unused };
};

/** The language of a list whose rows do not say theirs: that of most of its headers, English where they do not tell. */
export const languageOfHeaders = (headers: readonly string[], { indexes }: ColumnPlan): Language => {
  const known = [...indexes].map(([name, index]) => languageOfHeader(headers[index] ?? '', name));
  const count = (language: Language) => known.filter((one) => one === language).length;
  return count('fr') > count('en') ? 'fr' : 'en';
};

/** How many columns of a line would be known if it were the headers. */
export const countKnown = (cells: readonly string[], { customFields, map = {} }: KnownHeaders): number => {
  const mapped = new Set(Object.keys(map).map(fold));
  return new Set(
    cells.flatMap((cell) => (mapped.has(fold(cell)) ? fold(cell) : (columnOfHeader(cell, customFields) ?? []))),
  ).size;
};

/** Throws UnclearList where no column gives the product name. */
export const requireProductName = ({ indexes }: ColumnPlan, headers: readonly string[]): void => {
  if (indexes.has('productName')) return;
  const seen = headers.filter(Boolean).join(', ');
  const known = [...columns.productName.en, ...columns.productName.fr].join(', ');
  throw new UnclearList(
    `No column gives the product name. Headers of the list: ${seen}. Headers known for it: ${known}. Say which column it is.`,
    `Aucune colonne ne donne le nom du produit. En-têtes de la liste\u00a0: ${seen}. En-têtes reconnus\u00a0: ${known}. Indiquez la colonne.`,
  );
};

const chosenIndexes = (chosen: readonly (ColumnName | null)[]): Map<ColumnName, number> =>
  new Map(chosen.flatMap((column, index): [ColumnName, number][] => (column ? [[column, index]] : [])));

const mappedIndexes = (
  headers: readonly string[],
  map: Readonly<Record<string, string>>,
  customFields: readonly Bilingual[],
): Map<ColumnName, number> => {
  const indexes = new Map<ColumnName, number>();
  for (const [header, target] of Object.entries(map)) {
    const column = columnOfHeader(target, customFields);
    if (!column) {
      throw new ListError(
        `The map sends “${header}” to “${target}”, which is no column. Columns: ${columnNames.join(', ')}.`,
      );
    }
    const index = headers.findIndex((each) => fold(each) === fold(header));
    if (index < 0) throw new ListError(`The map names the header “${header}”, which the list does not have.`);
    if (indexes.has(column)) throw new ListError(`The map sends two headers to “${target}”.`);
    indexes.set(column, index);
  }
  return indexes;
};

const readElsewhere = (column: ColumnName, header: string): Bilingual => ({
  en: `${importColumns[column].en} is read from ${quoted(header).en}`,
  fr: `${importColumns[column].fr}\u00a0: lu dans ${quoted(header).fr}`,
});
