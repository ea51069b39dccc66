import type { FacetName } from '#contract/search/facets.ts';
import type { ColumnName, DictionaryName, IndexState, ListName } from './index-state.ts';
import { startOf } from './interner.ts';

/**
 * Where a facet's values stand: in a column, either as codes of the dictionary or, where `list` is named, as members
 * `from` … `to` of a list of such codes.
 */
export interface FacetSource {
  readonly column: ColumnName;
  readonly dictionary: DictionaryName;
  readonly list?: { readonly name: ListName; readonly from: number; readonly to: number };
}

export const facetSources: Record<FacetName, FacetSource> = {
  location: { column: 'locations', dictionary: 'locations', list: { name: 'locations', from: 0, to: Infinity } },
  language: { column: 'profile', dictionary: 'words', list: { name: 'profile', from: 0, to: 1 } },
  product: { column: 'product', dictionary: 'product' },
  manufacturer: { column: 'manufacturer', dictionary: 'manufacturer' },
  month: { column: 'modified', dictionary: 'months', list: { name: 'modified', from: 1, to: 2 } },
  status: { column: 'profile', dictionary: 'words', list: { name: 'profile', from: 3, to: Infinity } },
  format: { column: 'profile', dictionary: 'words', list: { name: 'profile', from: 1, to: 2 } },
  hazardous: { column: 'profile', dictionary: 'words', list: { name: 'profile', from: 2, to: 3 } },
  pictogram: { column: 'pictograms', dictionary: 'words', list: { name: 'pictograms', from: 0, to: Infinity } },
  cas: { column: 'cas', dictionary: 'cas', list: { name: 'cas', from: 0, to: Infinity } },
};

/** Whether any value that stands behind a column's code is wanted; `wanted` holds 1 at the dictionary codes that are. */
export const hasWanted = (index: IndexState, { list }: FacetSource, code: number, wanted: Uint8Array): boolean => {
  if (!list) return wanted[code] === 1;
  const lists = index.lists[list.name];
  const { data } = lists.cells;
  const start = startOf(lists, code);
  const end = Math.min(start + list.to, lists.ends.data[code]!);
  for (let at = start + list.from; at < end; at++) if (wanted[data[at]!] === 1) return true;
  return false;
};

/** How many codes a source's column can hold. */
export const codeCountOf = (index: IndexState, { dictionary, list }: FacetSource): number =>
  list ? index.lists[list.name].ends.length : index.dictionaries[dictionary].texts.ends.length;
