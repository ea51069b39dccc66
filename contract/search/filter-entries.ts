import { formatAdvanced, headingOf, readAdvanced } from './advanced-expression.ts';
import type { SearchCriteria } from './criteria.ts';
import { type FacetName, facetNames, facetOf, type facets } from './facets.ts';
import { type DayField, dayFieldNames, dayFields, headings } from './fields.ts';
import type { Keyword } from './query.ts';
import { fromWireValue, toWireValue } from './wire-values.ts';

type FacetKey = Extract<(typeof facets)[FacetName], { savedAs: string }>['savedAs'];

/** The facet that each filter key of a saved search stands for. */
const facetKeys = Object.fromEntries(
  facetNames.flatMap((name) => {
    const { savedAs } = facetOf(name);
    return savedAs ? [[savedAs, name]] : [];
  }),
) as Readonly<Record<FacetKey, FacetName>>;

/** Both ends of each range of days, with the keys they are stored under. */
const dayEnds = dayFieldNames.flatMap((name) =>
  (['from', 'to'] as const).map((end) => ({ name, end, key: dayFields[name].savedAs[end] })),
);
type DayKey = (typeof dayFields)[DayField]['savedAs']['from' | 'to'];

/** Every key that an entry may have. */
export const filterKeys = [...Object.keys(facetKeys), ...dayEnds.map(({ key }) => key), 'keywordFilter'] as FilterKey[];
/** Says what an entry is about: a facet, one end of a range of days, or the keyword. */
type FilterKey = FacetKey | DayKey | 'keywordFilter';

/** `option` of the keyword entry that holds an advanced search, written as an expression of `fq`. */
const advancedOption = 'advanced';

/**
 * One filter of a search as it is stored and named in messages: several values as a list, a keyword with the field it is
 * looked for in as `option`. Values are spelt as on the wire in English, whatever language they were chosen in.
 */
export interface FilterEntry {
  readonly key: FilterKey;
  readonly value: string | readonly string[];
  readonly option?: string | undefined;
  /** Of a keyword that no nearest word takes the place of. */
  readonly exact?: true | undefined;
}

/** The criteria as entries, in the order of the specification; `fromFilterEntries` reads them back. */
export const toFilterEntries = (criteria: SearchCriteria): FilterEntry[] => {
  const { keyword, advanced } = criteria;
  const entries: FilterEntry[] = [];
  if (keyword) entries.push(keywordEntry(keyword));
  if (advanced) entries.push({ key: 'keywordFilter', value: formatAdvanced(advanced), option: advancedOption });
  for (const [key, name] of Object.entries(facetKeys) as [FacetKey, FacetName][]) {
    const values = (criteria[name] ?? []).map((value) => toWireValue(name, value, 'en'));
    const [first] = values;
    if (first !== undefined) entries.push({ key, value: facetOf(name).multiple ? values : first });
  }
  for (const { name, end, key } of dayEnds) {
    const day = criteria[name]?.[end];
    if (day) entries.push({ key, value: day });
  }
  return entries;
};

const keywordEntry = ({ words, heading, isExact }: Keyword): FilterEntry => ({
  key: 'keywordFilter',
  value: words,
  option: headings[heading].wire,
  ...(isExact && { exact: true }),
});

/** The criteria that entries stand for, and those entries that mean nothing any more. */
export const fromFilterEntries = (
  entries: readonly FilterEntry[],
): { criteria: SearchCriteria; unknown: FilterEntry[] } => {
  const unknown: FilterEntry[] = [];
  let criteria: SearchCriteria = {};
  for (const entry of entries) {
    const read = readEntry(entry, criteria);
    if (read) criteria = { ...criteria, ...read };
    else unknown.push(entry);
  }
  return { criteria, unknown };
};

const readEntry = (
  { key, value, option, exact }: FilterEntry,
  criteria: SearchCriteria,
): SearchCriteria | undefined => {
  const values = [value].flat();
  const [first = ''] = values;
  const ofDay = dayEnds.find((end) => end.key === key);
  if (ofDay) return isDay(first) ? { [ofDay.name]: { ...criteria[ofDay.name], [ofDay.end]: first } } : undefined;
  if (key === 'keywordFilter') {
    if (option !== advancedOption) return readKeyword(first, option, exact);
    const advanced = readAdvanced(first);
    return advanced && { advanced };
  }
  const name = facetKeys[key as FacetKey];
  const known = values.map((wire) => fromWireValue(name, wire, 'en'));
  return known.includes(undefined) ? undefined : { [name]: known as string[] };
};

const readKeyword = (
  words: string,
  option: string | undefined,
  isExact: true | undefined,
): SearchCriteria | undefined => {
  const heading = headingOf(option ?? headings.everything.wire);
  return heading && words.trim() ? { keyword: { heading, words, ...(isExact && { isExact }) } } : undefined;
};

/** Whether a text is a day, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
