import type { Language } from '../languages.ts';
import { facetPageSize } from '../limits.ts';
import { queryOf } from './criteria.ts';
import { customFieldLabel, type FieldOwner, isCustomField } from './custom-field-label.ts';
import { facetNames, facetOf } from './facets.ts';
import { defaultSort, type FacetRequest, type SearchQuery, type Sort } from './query.ts';
import type { HasField, SearchView } from './search-address.ts';

/** Who looks at a search: of whom the organisation's own fields are known, and whether it has ingredients (1). */
interface Reader extends FieldOwner {
  readonly ingredients: 0 | 1;
}

/** What of a search this person's organisation has, in this language. */
export const fieldsOf =
  (reader: Reader, language: Language): HasField =>
  (name) =>
    isCustomField(name)
      ? customFieldLabel(reader, name, language) !== undefined
      : reader.ingredients === 1 || !tellsIngredients(name);

const tellsIngredients = (name: Parameters<HasField>[0]): boolean =>
  name === 'cas' || facetNames.some((facet) => facet === name && facetOf(facet).needsIngredients);

/** The order of a view; undefined where those that fit the keyword best come first. */
export const sortOf = ({ sort, criteria }: Pick<SearchView, 'sort' | 'criteria'>): Sort | undefined =>
  sort ?? (criteria.keyword ? undefined : defaultSort);

/** The order asked for, then by product name; by fit to the keyword where none is. S2.7-07. */
export const orderOf = (sort: Sort | undefined): Sort[] => {
  if (!sort) return [];
  return sort.field === defaultSort.field ? [sort] : [sort, defaultSort];
};

/** The first page of every list, and one more to know whether there are more. */
export const listsOf = ({ ingredients }: Pick<Reader, 'ingredients'>): FacetRequest[] =>
  facetNames
    .filter((name) => ingredients === 1 || !facetOf(name).needsIngredients)
    .map((name) => ({ name, limit: facetPageSize + 1, offset: 0 }));

interface Options {
  readonly reader: Reader;
  readonly language: Language;
  /** Rows on a page. */
  readonly perPage: number;
}

/** What a page of results asks for: its rows and every list. */
export const queryOfView = (view: SearchView, { reader, language, perPage }: Options): SearchQuery => ({
  language,
  ...queryOf(view.criteria),
  sort: orderOf(sortOf(view)),
  start: (view.page - 1) * perPage,
  rows: perPage,
  facets: listsOf(reader),
});
