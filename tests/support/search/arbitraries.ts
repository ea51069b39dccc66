import fc from 'fast-check';
import { languages } from '#contract/languages.ts';
import { type FacetName, facetNames } from '#contract/search/facets.ts';
import { headingNames, sortFieldNames } from '#contract/search/fields.ts';
import type { AdvancedRow, Filters, SearchQuery } from '#contract/search/query.ts';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { tokenise } from '#lib/search-engine/analyzer.ts';
import type { Scope } from '#lib/search-engine/port.ts';
import { locationTree } from './records.ts';
import { valuesOfFacet } from './reference-facets.ts';

/** Scopes of one organisation: the whole collection, or some places of it; with CAS numbers or without. */
export const scopes = (organisation: number): fc.Arbitrary<Scope> =>
  fc.record({
    organisation: fc.constant(organisation),
    locations: often(fc.subarray(locationTree.map((paths) => paths.at(-1)!))),
    cas: fc.boolean(),
  });

/** Queries whose words and filter values mostly come from the records, so that most of them find something. */
export const queries = (records: readonly SearchedSheet[]): fc.Arbitrary<SearchQuery> =>
  fc.record({
    language: fc.constantFrom(...languages),
    keyword: often(
      fc.record(
        {
          heading: fc.constantFrom('everything', ...headingNames),
          words: keywords(records),
          isExact: fc.constant(true as const),
        },
        { requiredKeys: ['heading', 'words'] },
      ),
    ),
    advanced: often(
      fc.record({
        match: fc.constantFrom('AND' as const, 'OR' as const),
        rows: fc.array(rows(records), { maxLength: 3 }),
      }),
    ),
    filters: often(filters(records)).map((chosen) => chosen ?? {}),
    modified: often(fc.record({ from: often(days), to: often(days) })),
    sheetDate: often(fc.record({ from: often(days), to: often(days) })),
    sort: fc.array(
      fc.record({
        field: fc.constantFrom(...sortFieldNames),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      { maxLength: 2 },
    ),
    start: fc.nat(30),
    rows: fc.constantFrom(0, 1, 10, 1000),
    facets: facetRequests,
  });

const facetRequests = fc.subarray(facetNames).chain((names) =>
  fc.tuple(
    ...names.map((name) =>
      fc.record({
        name: fc.constant(name),
        limit: fc.constantFrom(1, 3, 11, 5000),
        offset: fc.constantFrom(0, 0, 2, 40),
        contains: often(fc.constantFrom('éth', 'A', '2', ' ', 'xyz', 'whmis', '-1')),
      }),
    ),
  ),
);

const keywords = (records: readonly SearchedSheet[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: begunWords(records) },
        { weight: 2, arbitrary: joinedParts(records) },
        { weight: 2, arbitrary: misspeltWords(records) },
        fc.constantFrom(...oddWords),
      ),
      { maxLength: 3 },
    )
    .map((words) => words.join(' '));

/** The beginning of any word of any field. */
const begunWords = (records: readonly SearchedSheet[]) =>
  fc.tuple(fc.constantFrom(...records), fc.nat(), fc.integer({ min: 1, max: 12 })).map(([record, at, length]) => {
    const words = textsOf(record).join(' ').split(/\s+/);
    return words[at % words.length]!.slice(0, length);
  });

const textsOf = ({
  isn,
  productName,
  manufacturer,
  productIds,
  casNumbers,
  custom,
  ...more
}: SearchedSheet): string[] => [
  productName,
  manufacturer,
  ...productIds,
  ...casNumbers,
  ...custom,
  ...more.otherNames,
  ...more.ingredientNames,
  ...more.unNumbers,
  String(isn),
];

/** Such a word with a letter missing, added, changed or in another's place. */
const misspeltWords = (records: readonly SearchedSheet[]) =>
  fc
    .tuple(fc.constantFrom(...records), fc.nat(), fc.nat(), fc.constantFrom('missing', 'added', 'changed', 'swapped'))
    .map(([record, pick, place, how]) => {
      const words = tokenise(textsOf(record).join(' ')).filter((word) => word.length > 3);
      const word = words[pick % Math.max(1, words.length)] ?? 'acetne';
      const at = place % (word.length - 1);
      if (how === 'missing') return word.slice(0, at) + word.slice(at + 1);
      if (how === 'added') return `${word.slice(0, at)}q${word.slice(at)}`;
      if (how === 'changed') return `${word.slice(0, at)}k${word.slice(at + 1)}`;
      return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    });

/** Parts of any fields of one record put together as if they were one code. */
const joinedParts = (records: readonly SearchedSheet[]) =>
  fc
    .tuple(
      fc.constantFrom(...records),
      fc.array(fc.nat(), { minLength: 2, maxLength: 3 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([{ productName, productIds, casNumbers, custom }, picks, length]) => {
      const parts = [productName, ...productIds, ...casNumbers, ...custom].join(' ').split(/[^\p{L}\p{N}]+/u);
      return picks.map((at) => parts[at % parts.length]!.slice(0, length)).join('-');
    });

const oddWords = [
  '',
  '-',
  '%',
  'batteries',
  'métaux',
  'acide',
  'solvant',
  'peintures',
  'gas',
  "l'eau",
  'œil',
  '1',
  'x1',
  'É',
  'bleach',
  'eau de javel',
  'muriatic acid',
  'muratic acid',
  'sulfuric',
  'sulphuric',
  'acide sulfuric',
  'acide sulfurik',
  'javl',
  '999',
  'zzqvy',
  'aluminum',
  'UN1090',
  'un 1791',
  '1993',
  'in',
  'eyes',
  'les yeux',
  'splash',
  'soude',
  '67 64 1',
  'CAS 7681-52-9',
];

const rows = (records: readonly SearchedSheet[]): fc.Arbitrary<AdvancedRow> =>
  fc.record({
    operator: fc.constantFrom('contains' as const, 'not-contains' as const),
    heading: fc.constantFrom(...headingNames),
    words: keywords(records),
  });

const filters = (records: readonly SearchedSheet[]): fc.Arbitrary<Filters> =>
  fc
    .subarray([...facetNames], { maxLength: 3 })
    .chain((names) => fc.tuple(...names.map((name) => choices(records, name).map((values) => [name, values] as const))))
    .map((chosen) => Object.fromEntries(chosen));

const choices = (records: readonly SearchedSheet[], name: FacetName) =>
  fc.array(
    fc.oneof(
      {
        weight: 9,
        arbitrary: fc.constantFrom(...new Set(records.flatMap((record) => valuesOfFacet(record, name))), 'absent'),
      },
      fc.constant(''),
    ),
    { maxLength: 4 },
  );

const days = fc.constantFrom('2019-06-15', '2021-01-01', '2022-03-28', '2024-12-31');

function often<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(values, { nil: undefined, freq: 2 });
}
