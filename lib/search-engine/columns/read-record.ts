import { facetOf } from '#contract/search/facets.ts';
import type { SheetRecord } from '#contract/search/sheet-record.ts';
import { type Dictionary, textOfCode } from './dictionary.ts';
import { type ColumnName, type ListName, listedFacets, profileFacets, profileTail } from './field-layout.ts';
import type { IndexState } from './index-state.ts';
import { type Interner, startOf } from './interner.ts';

/** The record of a row, as it was upserted. */
export const readRecord = ({ columns, dictionaries, lists }: IndexState, row: number): SheetRecord => {
  const { product, manufacturer, custom, words, days } = dictionaries;
  // Only stored values of the vocabularies were ever put into these lists.
  const ofVocabularies = {
    pictograms: textsOf(lists.pictograms, columns.pictograms.data[row]!, words),
    ...profileFields(textsOf(lists.profile, columns.profile.data[row]!, words)),
    ...Object.fromEntries(
      listedFacets.map((name) => [
        facetOf(name).field,
        textsOf(lists[name as ListName], columns[name as ColumnName].data[row]!, words),
      ]),
    ),
  } as unknown as FacetFields;
  const modified = startOf(lists.modified, columns.modified.data[row]!);
  return {
    isn: columns.isn.data[row]!,
    productName: textOfCode(product, columns.product.data[row]!),
    productIds: textsOf(lists.productIds, columns.productIds.data[row]!, dictionaries.productIds),
    manufacturer: textOfCode(manufacturer, columns.manufacturer.data[row]!),
    ...ofVocabularies,
    casNumbers: textsOf(lists.cas, columns.cas.data[row]!, dictionaries.cas),
    locations: textsOf(lists.locations, columns.locations.data[row]!, dictionaries.locations),
    custom: [
      textOfCode(custom, columns.custom1.data[row]!),
      textOfCode(custom, columns.custom2.data[row]!),
      textOfCode(custom, columns.custom3.data[row]!),
    ],
    modified: textOfCode(days, lists.modified.cells.data[modified]!),
    sheetDate: textOfCode(days, columns.sheetDate.data[row]!),
  };
};

const textsOf = (lists: Interner<Uint32Array<ArrayBuffer>>, list: number, dictionary: Dictionary): string[] => {
  const texts: string[] = [];
  const end = lists.ends.data[list]!;
  for (let at = startOf(lists, list); at < end; at++) texts.push(textOfCode(dictionary, lists.cells.data[at]!));
  return texts;
};

/** The fields of a record that facets declare, without those that `readRecord` names. */
type FacetFields = Omit<
  SheetRecord,
  | 'isn'
  | 'productName'
  | 'productIds'
  | 'manufacturer'
  | 'casNumbers'
  | 'locations'
  | 'custom'
  | 'modified'
  | 'sheetDate'
>;

const profileFields = (profile: readonly string[]): Record<string, unknown> => ({
  ...Object.fromEntries(profileFacets.map((name, at) => [facetOf(name).field, profile[at]])),
  ...(profileTail && { [facetOf(profileTail).field]: profile.slice(profileFacets.length) }),
});
