import type { FacetSource } from './field-layout.ts';
import type { IndexState } from './index-state.ts';
import { startOf } from './interner.ts';

/** Whether the values behind a column's code include a wanted one; `wanted` holds 1 at the wanted dictionary codes. */
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
