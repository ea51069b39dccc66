import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { type FacetName, facetNames, facetOf } from '#contract/search/facets.ts';
import { dayFieldNames, headingNames } from '#contract/search/fields.ts';
import { type FilterEntry, filterKeys, fromFilterEntries, toFilterEntries } from '#contract/search/filter-entries.ts';

/** Months are what the date range is drawn from; nobody filters by one. */
const chosenFacets = facetNames.filter((name) => name !== 'month');

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const facetValue = (name: FacetName): fc.Arbitrary<string> => {
  const declared = facetOf(name).words;
  if (declared) return fc.constantFrom(...Object.keys(declared));
  if (name === 'location')
    return fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 4 }).map((ids) => ids.join('/'));
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
};
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const range = fc.oneof(fc.record({ from: day, to: day }), fc.record({ from: day }), fc.record({ to: day }));
const row = fc.record({
  heading: fc.constantFrom(...headingNames),
  operator: fc.constantFrom('contains' as const, 'not-contains' as const),
  words,
});

/** Whatever a member can set; a filter that was taken off again may be there as undefined. */
const criteria: fc.Arbitrary<SearchCriteria> = fc
  .record(
    {
      keyword: fc.option(
        fc.record(
          { heading: fc.constantFrom(...headingNames), words, isExact: fc.constant(true as const) },
          { requiredKeys: ['heading', 'words'] },
        ),
        { nil: undefined },
      ),
      advanced: fc.record({
        match: fc.constantFrom('AND' as const, 'OR' as const),
        rows: fc.array(row, { minLength: 2, maxLength: 4 }),
      }),
      ...Object.fromEntries(dayFieldNames.map((name) => [name, range])),
      ...Object.fromEntries(
        chosenFacets.map((name) => [
          name,
          fc.option(fc.uniqueArray(facetValue(name), { minLength: 1, maxLength: facetOf(name).multiple ? 3 : 1 }), {
            nil: undefined,
          }),
        ]),
      ),
    },
    { requiredKeys: [] },
  )
  .map((made) => made as SearchCriteria);

/** Entries of a time when other values were there, or that somebody else has written. */
const meaningless: readonly FilterEntry[] = [
  { key: 'languageFilter', value: 'Klingon' },
  { key: 'statusFilter', value: 'Lost' },
  { key: 'formatFilter', value: ['WHMIS 2015', 'WHMIS 3000'] },
  { key: 'locationFilter', value: ['Warehouse'] },
  { key: 'fromDateFilter', value: 'yesterday' },
  { key: 'toDateFilter', value: '2026-13-01' },
  { key: 'keywordFilter', value: 'acid', option: 'Colour_txt' },
  { key: 'keywordFilter', value: '   ' },
  { key: 'keywordFilter', value: 'Colour_txt:"red"', option: 'advanced' },
  { key: 'keywordFilter', value: 'ProductName_txt:"', option: 'advanced' },
];

describe('a search as filter entries', () => {
  test('is read back as it was [S2.3-25 S2.3-26]', () => {
    fc.assert(
      fc.property(criteria, (written) => {
        const { criteria: read, unknown } = fromFilterEntries(toFilterEntries(written));
        expect(read).toEqual(written);
        expect(unknown).toEqual([]);
      }),
    );
  });

  test('is read back as it was after a journey through the store', () => {
    fc.assert(
      fc.property(criteria, (written) => {
        const stored: FilterEntry[] = JSON.parse(JSON.stringify(toFilterEntries(written)));
        expect(fromFilterEntries(stored).criteria).toEqual(written);
      }),
    );
  });

  test('holds nothing undefined, and only keys that the contract names [S2.3-27]', () => {
    fc.assert(
      fc.property(criteria, (written) => {
        for (const entry of toFilterEntries(written)) {
          expect(Object.values(entry)).not.toContain(undefined);
          expect(filterKeys).toContain(entry.key);
          expect([entry.value].flat()).not.toContain(undefined);
        }
      }),
    );
  });

  test('keeps an advanced search of one row, whatever its rows would have been combined with', () => {
    const rows = [{ heading: 'product', operator: 'not-contains', words: 'a "b" \\ c' }] as const;
    for (const match of ['AND', 'OR'] as const) {
      const { criteria: read } = fromFilterEntries(toFilterEntries({ advanced: { match, rows } }));
      expect(read).toEqual({ advanced: { match: 'AND', rows } });
    }
  });

  test('is spelt in English words, several values as a list [S2.3-28]', () => {
    expect(
      toFilterEntries({
        keyword: { heading: 'manufacturer', words: 'maple' },
        language: ['fr'],
        location: ['3/12', '4'],
        hazardous: ['unknown'],
        modified: { from: '2026-01-31' },
      }),
    ).toEqual([
      { key: 'keywordFilter', value: 'maple', option: 'CompanyName_txt' },
      { key: 'locationFilter', value: ['1/3/12', '0/4'] },
      { key: 'languageFilter', value: 'French' },
      { key: 'hazardousFilter', value: 'No Information' },
      { key: 'fromDateFilter', value: '2026-01-31' },
    ]);
  });
});

describe('entries that mean nothing any more', () => {
  test.each(meaningless)('$key $value is returned, not read', (entry) => {
    expect(fromFilterEntries([entry])).toEqual({ criteria: {}, unknown: [entry] });
  });

  test('do not spoil the others', () => {
    fc.assert(
      fc.property(criteria, fc.subarray([...meaningless]), fc.nat(), (written, lost, at) => {
        const entries = toFilterEntries(written);
        const mixed = entries.toSpliced(at % (entries.length + 1), 0, ...lost);
        expect(fromFilterEntries(mixed)).toEqual({ criteria: written, unknown: lost });
      }),
    );
  });
});
