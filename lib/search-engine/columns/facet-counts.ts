import type { FacetName } from '#contract/search/facets.ts';
import { codeCountOf } from './facet-sources.ts';
import { type ColumnName, facetSources } from './field-layout.ts';
import type { IndexState } from './index-state.ts';
import type { Narrowed } from './narrow.ts';
import { clearTally, countMembers, countRows, createTally, type Tally } from './tally.ts';

/** Tallies reused from one search to the next. */
export interface Tallies {
  readonly byColumn: Map<ColumnName, Tally>;
  readonly missed: Tally;
  readonly members: Tally;
}

export const createTallies = (): Tallies => ({
  byColumn: new Map(),
  missed: createTally(),
  members: createTally(),
});

/**
 * Counts facets of one search. The function it gives counts one facet, by dictionary code; what it returns is void at
 * the next call. Facets that share a column share one pass over the rows.
 */
export const facetCounter = (index: IndexState, tallies: Tallies, { match, missedBy }: Narrowed) => {
  const counted = new Set<ColumnName>();
  return (name: FacetName): Tally => {
    const source = facetSources[name];
    const { column, list } = source;
    const values = index.columns[column].data;
    const codeCount = codeCountOf(index, source);
    const byColumn = tallies.byColumn.get(column) ?? createTally();
    tallies.byColumn.set(column, byColumn);
    if (!counted.has(column)) {
      clearTally(byColumn, codeCount);
      countRows(byColumn, values, match);
      counted.add(column);
    }
    if (!list) return byColumn;
    clearTally(tallies.members, index.dictionaries[source.dictionary].texts.ends.length);
    countMembers(tallies.members, index.lists[list.name], byColumn, list);
    const missed = missedBy[name];
    if (missed) {
      clearTally(tallies.missed, codeCount);
      countRows(tallies.missed, values, missed);
      countMembers(tallies.members, index.lists[list.name], tallies.missed, list);
    }
    return tallies.members;
  };
};
