import type { SearchCriteria } from '#contract/search/criteria.ts';
import { type FacetName, facetNames } from '#contract/search/facets.ts';
import { defaultSort } from '#contract/search/query.ts';
import { searchSheets } from '#src/providers/sheets/search-sheets.ts';

/** A chosen value of which the collection holds no sheet any more. */
export interface MissingValue {
  readonly name: FacetName;
  readonly value: string;
}

/** Looks each chosen value up by itself; those that no sheet has are what a saved search has outlived. Throws CallError. */
export const findMissingValues = async (criteria: SearchCriteria): Promise<MissingValue[]> => {
  const chosen = facetNames.flatMap((name) => (criteria[name] ?? []).map((value) => ({ name, value })));
  const counts = await Promise.all(
    chosen.map(async ({ name, value }) => {
      const { total } = await searchSheets({
        filters: { [name]: [value] },
        sort: [defaultSort],
        start: 0,
        rows: 0,
        facets: [],
      });
      return total;
    }),
  );
  return chosen.filter((_, index) => counts[index] === 0);
};
