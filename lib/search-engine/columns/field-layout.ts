import { type FacetName, facetNames, facetOf } from '#contract/search/facets.ts';

/** Facets that have a column of their own because of what else it is for: sorting, words, or how many values there are. */
const ownSources = {
  location: { column: 'locations', dictionary: 'locations', list: { name: 'locations', from: 0, to: Infinity } },
  product: { column: 'product', dictionary: 'product' },
  manufacturer: { column: 'manufacturer', dictionary: 'manufacturer' },
  month: { column: 'modified', dictionary: 'months', list: { name: 'modified', from: 1, to: 2 } },
  pictogram: { column: 'pictograms', dictionary: 'words', list: { name: 'pictograms', from: 0, to: Infinity } },
  cas: { column: 'cas', dictionary: 'cas', list: { name: 'cas', from: 0, to: Infinity } },
} as const satisfies Partial<Record<FacetName, FacetSource>>;

const hasOwnSource = (name: FacetName): name is keyof typeof ownSources => name in ownSources;
const others = facetNames.filter((name) => !hasOwnSource(name));

/** Facets of one value that are kept together, in one list a row, of which there are few: its first members, in this order. */
export const profileFacets = others.filter((name) => !facetOf(name).several);
/** The facet whose values, how many there are, are the other members; any further one of several values has a list of its own. */
const [tail, ...listed] = others.filter((name) => facetOf(name).several);
/** The first facet of several values that has no source of its own; undefined where there is none. */
export const profileTail = tail;
/** The further ones: each has a column and lists of its name. */
export const listedFacets: readonly FacetName[] = listed;

/** Columns: one number a row. All but `isn` hold codes, of a dictionary or of lists. */
const ownColumns = [
  'isn',
  'product',
  'manufacturer',
  'custom1',
  'custom2',
  'custom3',
  'profile',
  'pictograms',
  'locations',
  'cas',
  'productIds',
  'modified',
  'sheetDate',
] as const;
export type ColumnName = (typeof ownColumns)[number];
/** The columns and lists of facets bear the facet's name. */
export const columnNames = [...ownColumns, ...listedFacets] as readonly ColumnName[];

/** `words` are the stored values of the profile, of pictograms and of facets with a list of their own; `days` and `months` texts. */
export const dictionaryNames = [
  'product',
  'manufacturer',
  'custom',
  'words',
  'locations',
  'cas',
  'productIds',
  'days',
  'months',
] as const;
export type DictionaryName = (typeof dictionaryNames)[number];

/** The dictionaries whose order is asked for, by sorting or by a facet's list. */
export const rankedNames = [
  'product',
  'manufacturer',
  'custom',
  'words',
  'cas',
  'days',
] as const satisfies DictionaryName[];

/** A `profile` is one value of each of `profileFacets` and those of `profileTail`, `modified` is `[day, month]`. */
const ownLists = ['profile', 'pictograms', 'locations', 'cas', 'productIds', 'modified'] as const;
export type ListName = (typeof ownLists)[number];
/** Every kind of list that an index keeps codes in; a facet's list bears its name. */
export const listNames = [...ownLists, ...listedFacets] as readonly ListName[];

/**
 * Where a facet's values stand: in a column, either as codes of the dictionary or, where `list` is named, as members
 * `from` … `to` of a list of such codes.
 */
export interface FacetSource {
  readonly column: ColumnName;
  readonly dictionary: DictionaryName;
  readonly list?: { readonly name: ListName; readonly from: number; readonly to: number };
}

const derivedSource = (name: FacetName): FacetSource => {
  if (listedFacets.includes(name))
    return { column: name as ColumnName, dictionary: 'words', list: { name: name as ListName, from: 0, to: Infinity } };
  const at = (profileFacets as readonly FacetName[]).indexOf(name);
  const [from, to] = at >= 0 ? [at, at + 1] : [profileFacets.length, Infinity];
  return { column: 'profile', dictionary: 'words', list: { name: 'profile', from, to } };
};

/** For each facet what is counted; one without a source of its own is in the profile, or in a list of its name. */
export const facetSources = Object.fromEntries(
  facetNames.map((name) => [name, hasOwnSource(name) ? ownSources[name] : derivedSource(name)]),
) as Readonly<Record<FacetName, FacetSource>>;
