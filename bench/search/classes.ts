import { type FacetName, facetNames } from '#contract/search/facets.ts';
import type { AdvancedRow, Filters, Keyword, SearchQuery } from '#contract/search/query.ts';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { tokenise } from '#lib/search-engine/analyzer.ts';
import { createRandom, type Random } from '#tests/support/search/random.ts';
import type { Corpus } from './corpus.ts';

/** A kind of query, with many of it: each differs from the one before, but for those that ask for everything. */
export interface QueryClass {
  readonly name: string;
  readonly queries: readonly SearchQuery[];
}

const queriesPerClass = 400;

/** The classes of query that are measured, drawn from the data; the same for the same data. */
export const queryClasses = ({ sample, size }: Corpus): QueryClass[] => {
  const random = createRandom(20_260);
  const draw = (make: (record: SearchedSheet) => Partial<SearchQuery>) =>
    Array.from({ length: queriesPerClass }, () => ({ ...base, facets, ...make(random.pick(sample)) })).filter(
      (query, at, all) => JSON.stringify(query) !== JSON.stringify(all[at - 1]),
    );
  const lastPage = Math.min(1000, Math.floor(size / 10));
  return [
    { name: matchAll, queries: [{ ...base, facets }] },
    { name: 'match-all, page only', queries: [base] },
    { name: 'keyword + all facets', queries: draw((record) => ({ keyword: keywordOf(random, record) })) },
    {
      name: 'keyword + 3 filters + all facets',
      queries: draw((record) => ({
        keyword: keywordOf(random, record),
        filters: filtersOf(random, record, { among: shortFacets, count: 3 }),
      })),
    },
    {
      name: 'contains / not-contains rows + all facets',
      queries: draw((record) => ({ advanced: { match: 'AND', rows: rowsOf(random, record, random.pick(sample)) } })),
    },
    {
      name: `sort by name, pages up to ${lastPage.toLocaleString('en-CA')}, page only`,
      queries: Array.from({ length: Math.min(80, lastPage) }, (_, at) => ({
        ...base,
        sort: [{ field: 'product', direction: at % 2 === 0 ? 'asc' : 'desc' }] as const,
        start: 10 * (lastPage - 1 - at),
      })),
    },
    {
      name: 'one filter + all facets',
      queries: draw((record) => ({ filters: filtersOf(random, record, { among: filteredFacets, count: 1 }) })),
    },
  ];
};

/** The class that the aims are about. */
export const matchAll = 'match-all + all facets';

/** All lists with their first ten values, and one more to know whether there are more: as the search page asks. */
const facets = facetNames.map((name) => ({ name, limit: 11, offset: 0 }));
const base: SearchQuery = {
  language: 'en',
  filters: {},
  sort: [{ field: 'product', direction: 'asc' }],
  start: 0,
  rows: 10,
  facets: [],
};

const shortFacets: readonly FacetName[] = ['language', 'status', 'format', 'hazardous', 'pictogram', 'location'];
const filteredFacets: readonly FacetName[] = [...shortFacets, 'manufacturer', 'cas'];

/** One or two beginnings of words of a record, as a person types them: three to six letters each. */
const keywordOf = (random: Random, record: SearchedSheet): Keyword => {
  const words = lettersOf(random.chance(0.7) ? record.productName : `${record.productName} ${record.manufacturer}`);
  const number = /\d{3,}$/.exec(record.productName)?.[0];
  const first = beginningOf(random, words);
  if (random.chance(0.2) && number) return { heading: 'product', words: `${first} ${number.slice(0, 2)}` };
  return { heading: 'everything', words: random.chance(0.5) ? first : `${first} ${beginningOf(random, words)}` };
};

const beginningOf = (random: Random, words: readonly string[]): string =>
  words.length > 0 ? random.pick(words).slice(0, 3 + random.below(4)) : 'aci';

/** Words of letters alone, without those that have ligatures: SQLite does not take them apart. */
const lettersOf = (text: string): string[] =>
  tokenise(text.replace(/\S*[œæ]\S*/gi, ' ')).filter((word) => /^[a-z]{3,}$/.test(word));

const rowsOf = (random: Random, wanted: SearchedSheet, unwanted: SearchedSheet): AdvancedRow[] => [
  { operator: 'contains', heading: 'product', words: beginningOf(random, lettersOf(wanted.productName)) },
  {
    operator: 'not-contains',
    heading: 'manufacturer',
    words: beginningOf(random, lettersOf(unwanted.manufacturer)),
  },
];

interface Choice {
  readonly among: readonly FacetName[];
  readonly count: number;
}

/** Filters that the record passes. */
const filtersOf = (random: Random, record: SearchedSheet, { among, count }: Choice): Filters => {
  const filled = among.filter((name) => valuesOf(record, name).length > 0);
  const chosen = new Set<FacetName>();
  while (chosen.size < Math.min(count, filled.length)) chosen.add(random.pick(filled));
  return Object.fromEntries([...chosen].map((name) => [name, [random.pick(valuesOf(record, name))]]));
};

const valuesOf = (record: SearchedSheet, name: FacetName): readonly string[] => {
  if (name === 'location') return record.locations;
  if (name === 'pictogram') return record.pictograms;
  if (name === 'cas') return record.casNumbers;
  if (name === 'status') return record.standings;
  if (name === 'listed') return record.listedUnder;
  const value = record[name as 'language' | 'format' | 'hazardous' | 'manufacturer'];
  return value ? [value] : [];
};
