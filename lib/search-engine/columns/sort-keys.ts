import type { Language } from '#contract/languages.ts';
import type { SortField } from '#contract/search/fields.ts';
import type { Sort } from '#contract/search/query.ts';
import { type SheetLanguage, sheetLanguages } from '#contract/sheets/language.ts';
import { compareValues } from '../collation.ts';
import { textOfCode } from './dictionary.ts';
import type { DictionaryName } from './field-layout.ts';
import type { IndexState } from './index-state.ts';
import { startOf } from './interner.ts';
import { emptyRank, ranksOf } from './ranks.ts';

/** What rows are compared by: the rank that the code in a column has. */
export interface SortKey {
  readonly column: Uint32Array;
  /** By code; absent when the column's numbers are compared themselves. */
  readonly ranks?: Uint32Array;
  readonly descending: boolean;
}

/** The keys of a query's order, product name and record number last. */
export const sortKeysOf = (index: IndexState, sort: readonly Sort[], language: Language): SortKey[] => [
  ...sort.map(({ field, direction }) => keyOf(index, field, language, direction === 'desc')),
  keyOf(index, 'product', language, false),
  { column: index.columns.isn.data, descending: false },
];

/** What a row is compared by: smaller stands first. The empty text stays last when the order is turned round. */
export const sortValue = ({ column, ranks, descending }: SortKey, row: number): number => {
  const value = ranks ? ranks[column[row]!]! : column[row]!;
  return descending && value !== emptyRank ? emptyRank - 1 - value : value;
};

/** Order of two rows by several keys. */
export const compareRows = (keys: readonly SortKey[], a: number, b: number): number => {
  for (const key of keys) {
    const difference = sortValue(key, a) - sortValue(key, b);
    if (difference !== 0) return difference;
  }
  return 0;
};

const keyOf = (index: IndexState, field: SortField, language: Language, descending: boolean): SortKey => {
  if (field === 'language')
    return { column: index.columns.profile.data, ranks: languageRanks(index, language), descending };
  const dictionary = dictionaries[field];
  return { column: index.columns[field].data, ranks: ranksOf(index.dictionaries[dictionary], language), descending };
};

/** The dictionary of each field's texts. */
const dictionaries = {
  product: 'product',
  manufacturer: 'manufacturer',
  custom1: 'custom',
  custom2: 'custom',
  custom3: 'custom',
  sheetDate: 'days',
} as const satisfies Record<Exclude<SortField, 'language'>, DictionaryName>;

/** By profile: the place of its sheet language among the languages' words, as the reader spells them. */
const languageRanks = (index: IndexState, language: Language): Uint32Array => {
  const compare = compareValues(language);
  const sorted = (Object.keys(sheetLanguages) as SheetLanguage[]).sort((a, b) =>
    compare(sheetLanguages[a][language], sheetLanguages[b][language]),
  );
  const { cells, ends } = index.lists.profile;
  return Uint32Array.from({ length: ends.length }, (_, profile) => {
    const word = cells.data[startOf(index.lists.profile, profile)]!;
    return sorted.indexOf(textOfCode(index.dictionaries.words, word) as SheetLanguage);
  });
};
