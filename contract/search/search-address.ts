import { maxAdvancedRows, maxKeywordLength, maxRows, pageSizes } from '../limits.ts';
import { formatAdvanced, readAdvanced } from './advanced-expression.ts';
import type { SearchCriteria } from './criteria.ts';
import { chosenFacets, type FacetName, facetOf, isFacetValue } from './facets.ts';
import { dayFieldNames, type Heading, headingNames, type SortField, sortFieldNames } from './fields.ts';
import { isDay } from './filter-entries.ts';
import type { Sort } from './query.ts';

/** A search as it stands on the screen: what narrows it, in which order, and which part of it is looked at. */
export interface SearchView {
  readonly criteria: SearchCriteria;
  /** What the person chose; without it the search has its own order. */
  readonly sort?: Sort;
  /** From 1. */
  readonly page: number;
  /** How many rows the page has; without it as many as the reader likes. */
  readonly rows?: number;
}

/** The whole collection, from its beginning. */
export const wholeCollection: SearchView = { criteria: {}, page: 1 };

/** A parameter of an address that no search was made of. */
export interface LeftOut {
  readonly name: string;
  readonly value: string;
}

/** Whether the organisation has what an address names: CAS numbers, custom fields. */
export type HasField = (name: Heading | SortField | FacetName) => boolean;

/**
 * One parameter of the address: how a search is written in it, and what a value of it makes of a search; undefined where it makes
 * nothing of it.
 */
interface Parameter {
  readonly name: string;
  readonly write: (view: SearchView) => readonly string[];
  readonly read: (value: string, view: SearchView, has: HasField) => SearchView | undefined;
}

const withCriteria = (view: SearchView, changed: SearchCriteria): SearchView => ({
  ...view,
  criteria: { ...view.criteria, ...changed },
});

const words: Parameter = {
  name: 'q',
  write: ({ criteria: { keyword } }) => (keyword ? [keyword.words] : []),
  read: (value, view) => {
    const trimmed = value.trim();
    // Without words it says that all sheets are meant.
    if (trimmed === '') return view;
    if (view.criteria.keyword) return undefined;
    // Of more than the box takes, what it takes.
    return withCriteria(view, { keyword: { heading: 'everything', words: trimmed.slice(0, maxKeywordLength).trim() } });
  },
};

const heading: Parameter = {
  name: 'in',
  write: ({ criteria: { keyword } }) => (keyword && keyword.heading !== 'everything' ? [keyword.heading] : []),
  read: (value, view, has) => {
    const { keyword } = view.criteria;
    const found = headingNames.find((name) => name === value);
    return found && keyword && has(found) ? withCriteria(view, { keyword: { ...keyword, heading: found } }) : undefined;
  },
};

/** The words are looked for as they stand. */
const exact: Parameter = {
  name: 'exact',
  write: ({ criteria: { keyword } }) => (keyword?.isExact ? ['1'] : []),
  read: (value, view) => {
    const { keyword } = view.criteria;
    return keyword && value === '1' ? withCriteria(view, { keyword: { ...keyword, isExact: true } }) : undefined;
  },
};

const advanced: Parameter = {
  name: 'advanced',
  write: ({ criteria }) => (criteria.advanced ? [formatAdvanced(criteria.advanced)] : []),
  read: (value, view, has) => {
    const read = view.criteria.advanced ? undefined : readAdvanced(value);
    const isSound =
      read &&
      read.rows.length <= maxAdvancedRows &&
      read.rows.every((row) => has(row.heading) && row.words.length <= maxKeywordLength);
    return isSound ? withCriteria(view, { advanced: read }) : undefined;
  },
};

/** As much as a name in a list may have, and as many as one may tick. */
const maxValueLength = 1000;
const maxValues = 500;

const facets = chosenFacets.map(
  (name): Parameter => ({
    name: `f.${name}`,
    write: ({ criteria }) => criteria[name] ?? [],
    read: (value, view, has) => {
      const chosen = view.criteria[name] ?? [];
      if (!has(name) || value.length > maxValueLength || !isFacetValue(name, value)) return undefined;
      if (chosen.includes(value)) return view;
      if (chosen.length >= (facetOf(name).multiple ? maxValues : 1)) return undefined;
      return withCriteria(view, { [name]: [...chosen, value] });
    },
  }),
);

const days = dayFieldNames.flatMap((name) =>
  (['from', 'to'] as const).map(
    (end): Parameter => ({
      name: `${name}.${end}`,
      write: ({ criteria }) => [criteria[name]?.[end] ?? []].flat(),
      read: (value, view) => {
        const range = view.criteria[name];
        return isDay(value) && !range?.[end] ? withCriteria(view, { [name]: { ...range, [end]: value } }) : undefined;
      },
    }),
  ),
);

const sort: Parameter = {
  name: 'sort',
  write: ({ sort: chosen }) => (chosen ? [`${chosen.direction === 'desc' ? '-' : ''}${chosen.field}`] : []),
  read: (value, view, has) => {
    const field = sortFieldNames.find((name) => name === value.replace(/^-/, ''));
    if (!field || !has(field) || view.sort) return undefined;
    return { ...view, sort: { field, direction: value.startsWith('-') ? 'desc' : 'asc' } };
  },
};

const page: Parameter = {
  name: 'page',
  write: ({ page: number }) => (number > 1 ? [String(number)] : []),
  read: (value, view) =>
    /^[1-9]\d{0,8}$/.test(value) && Number(value) <= maxRows / Math.max(...pageSizes) && view.page === 1
      ? { ...view, page: Number(value) }
      : undefined,
};

const rows: Parameter = {
  name: 'rows',
  write: ({ rows: count }) => (count ? [String(count)] : []),
  read: (value, view) =>
    pageSizes.some((size) => String(size) === value) && !view.rows ? { ...view, rows: Number(value) } : undefined,
};

/** Everything of a search that its address holds, in the order in which it is written and read. */
const parameters: readonly Parameter[] = [words, heading, exact, advanced, ...facets, ...days, sort, page, rows];

/** What an address may have beside the search: the language one comes in. */
const others: readonly string[] = ['lang'];

/** The search as the query of an address, without its `?`; empty for the whole collection. `readSearchAddress` reads it back. */
export const formatSearchAddress = (view: SearchView): string =>
  new URLSearchParams(parameters.flatMap(({ name, write }) => write(view).map((value) => [name, value])))
    .toString()
    .replaceAll('%2F', '/');

/**
 * The search of an address, whatever somebody may have written into it, and what of it means nothing. Undefined where there is no
 * search in it. Places are read as they are spelt: which of them the reader may see, the collection knows.
 */
export const readSearchAddress = (
  query: string,
  has: HasField,
): { readonly view: SearchView; readonly leftOut: readonly LeftOut[] } | undefined => {
  const given = [...new URLSearchParams(query)].filter(([name]) => !others.includes(name));
  if (given.length === 0) return undefined;
  const byName = Map.groupBy(given, ([name]) => name);
  const leftOut: LeftOut[] = [];
  let view = wholeCollection;
  for (const { name, read } of parameters) {
    for (const [, value] of byName.get(name) ?? []) {
      const next = read(value, view, has);
      if (next) view = next;
      else leftOut.push({ name, value });
    }
    byName.delete(name);
  }
  return { view, leftOut: [...leftOut, ...[...byName.values()].flat().map(([name, value]) => ({ name, value }))] };
};
