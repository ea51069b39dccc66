import type { SQLInputValue } from 'node:sqlite';
import { type FacetName, facetNames } from '#contract/search/facets.ts';
import type { AdvancedRow, Keyword, SearchQuery } from '#contract/search/query.ts';
import { tokenise } from '#lib/search-engine/analyzer.ts';

/** A piece of SQL with the values for its question marks. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

export interface Conditions extends Sql {
  /** Whether they ask only for columns of `sheets`, which its indexes cover, and for no other table. */
  readonly areCovered: boolean;
}

/** What a sheet has to fulfil; `except` leaves one facet's own filter out. */
export const conditionsOf = ({ keyword, advanced, filters }: SearchQuery, except?: FacetName): Conditions => {
  const chosen = facetNames.filter((name) => name !== except && filters[name]?.length);
  const parts = [
    ...(keyword ? [textCondition(keyword)] : []),
    ...(advanced?.rows.length ? [join(advanced.rows.map(rowCondition), ` ${advanced.match.toLowerCase()} `)] : []),
    ...chosen.map((name) => filterCondition(name, filters[name] ?? [])),
  ];
  const areCovered = !keyword && !advanced?.rows.length && !chosen.some((name) => name in sideTables);
  return { ...(parts.length > 0 ? join(parts, ' and ') : { text: 'true', values: [] }), areCovered };
};

/** Facets of several values, each in a table of its own. */
export const sideTables = {
  location: 'sheet_location',
  pictogram: 'sheet_pictogram',
  cas: 'sheet_cas',
  listed: 'sheet_listed',
  hazardClass: 'sheet_hazardClass',
} as const;

/** Facets whose values are numbered, with the table of the values. */
export const valueTables = { product: 'products', manufacturer: 'manufacturers', cas: 'cas_numbers' } as const;

const filterCondition = (name: FacetName, values: readonly string[]): Sql => {
  const marks = values.map(() => (name in valueTables ? `(select id from ${tableOf(name)} where value = ?)` : '?'));
  if (!(name in sideTables)) return { text: `${name} in (${marks})`, values };
  return { text: `id in (select sheet from sheet_${name} where value in (${marks}))`, values };
};

const tableOf = (name: FacetName) => valueTables[name as keyof typeof valueTables];

const rowCondition = ({ operator, ...keyword }: AdvancedRow): Sql => {
  const { text, values } = textCondition(keyword);
  return { text: operator === 'contains' ? text : `not ${text}`, values };
};

/** All words, each as the beginning of one in the text. */
const textCondition = ({ heading, words }: Keyword): Sql => {
  const all = tokenise(words).map((word) => `"${word}"*`);
  const query = all.join(' AND ');
  const match = heading === 'everything' ? query : `{${heading}} : (${query})`;
  return { text: 'id in (select rowid from texts where texts match ?)', values: [match] };
};

const join = (parts: readonly Sql[], by: string): Sql => ({
  text: `(${parts.map(({ text }) => text).join(by)})`,
  values: parts.flatMap(({ values }) => values),
});
