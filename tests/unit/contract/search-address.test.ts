import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxAdvancedRows, maxKeywordLength, pageSizes } from '#contract/limits.ts';
import { chosenFacets, type FacetName, facetOf } from '#contract/search/facets.ts';
import { dayFieldNames, headingNames, sortFieldNames } from '#contract/search/fields.ts';
import { formatSearchAddress, readSearchAddress, type SearchView } from '#contract/search/search-address.ts';
import { fieldsOf } from '#contract/search/view-query.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';

const has = () => true;
const read = (query: string) => readSearchAddress(query, has);

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.trim().slice(0, maxKeywordLength).toWellFormed())
  .filter((text) => text.trim() === text && text !== '');
const facetValue = (name: FacetName): fc.Arbitrary<string> => {
  const declared = facetOf(name).words;
  if (declared) return fc.constantFrom(...Object.keys(declared));
  if (name === 'pictogram') return fc.constantFrom(...Object.keys(pictograms));
  if (name === 'location')
    return fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 4 }).map((ids) => ids.join('/'));
  return words;
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

/** Whatever a person can set on the search page. */
const views: fc.Arbitrary<SearchView> = fc
  .record(
    {
      criteria: fc.record(
        {
          keyword: fc.record(
            { heading: fc.constantFrom(...headingNames), words, isExact: fc.constant(true) },
            { requiredKeys: ['heading', 'words'] },
          ),
          advanced: fc.record({
            match: fc.constantFrom('AND' as const, 'OR' as const),
            rows: fc.array(row, { minLength: 2, maxLength: maxAdvancedRows }),
          }),
          ...Object.fromEntries(dayFieldNames.map((name) => [name, range])),
          ...Object.fromEntries(
            chosenFacets.map((name) => [
              name,
              fc.uniqueArray(facetValue(name), { minLength: 1, maxLength: facetOf(name).multiple ? 5 : 1 }),
            ]),
          ),
        },
        { requiredKeys: [] },
      ),
      sort: fc.record({
        field: fc.constantFrom(...sortFieldNames),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      page: fc.integer({ min: 1, max: 90_000 }),
      rows: fc.constantFrom(...pageSizes),
    },
    { requiredKeys: ['criteria', 'page'] },
  )
  .map((view) => view as SearchView);

describe('a search in its address', () => {
  test('is read back as it was, nothing left out [S2.13-01]', () => {
    fc.assert(
      fc.property(views, (view) => {
        const address = formatSearchAddress(view);
        expect(read(address) ?? { view: { criteria: {}, page: 1 }, leftOut: [] }).toEqual({ view, leftOut: [] });
      }),
      { numRuns: 500 },
    );
  });

  test('is spelt so that a person can read it', () => {
    const criteria = {
      keyword: { heading: 'product', words: 'acetone' },
      language: ['fr'],
      location: ['3/12'],
    } as const;
    const address = formatSearchAddress({
      criteria,
      sort: { field: 'sheetDate', direction: 'desc' },
      page: 2,
      rows: 25,
    });
    expect(address).toBe('q=acetone&in=product&f.location=3/12&f.language=fr&sort=-sheetDate&page=2&rows=25');
  });

  test.each(['', '?', 'lang=fr'])('is none in “%s”', (query) => {
    expect(read(query)).toBeUndefined();
  });

  test('is the whole collection where its keyword is empty', () => {
    expect(read('q=')).toEqual({ view: { criteria: {}, page: 1 }, leftOut: [] });
  });
});

describe('an address that somebody else wrote', () => {
  test.each([
    'f.colour=red',
    'f.month=2026-01',
    'f.language=xx',
    'f.language=constructor',
    'f.language=__proto__',
    '__proto__=1',
    'f.__proto__=1',
    'constructor=1',
    'f.pictogram=GHS99',
    'f.location=Laboratory',
    'f.location=../../etc',
    'f.location=%27%20OR%201=1',
    'f.product=',
    'f.status=%3Cscript%3Ealert(1)%3C/script%3E',
    `f.product=${'a'.repeat(10_000)}`,
    'in=cas',
    'in=everything',
    'sort=price',
    'sort=--product',
    'sort=toString',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=99999999999',
    'rows=7',
    'modified.from=yesterday',
    'modified.to=2026-13-41',
    'sheetDate.until=2026-01-01',
    'advanced=Colour_txt:"red"',
    'advanced=ProductName_txt:"',
    `advanced=${encodeURIComponent(`ProductName_txt:"${'a'.repeat(401)}"`)}`,
  ])('asks nothing of the collection by %s, and that is said', (query) => {
    const [name, value] = [...new URLSearchParams(query)][0]!;
    expect(read(query)).toEqual({ view: { criteria: {}, page: 1 }, leftOut: [{ name, value }] });
  });

  test('looks for the beginning of a keyword that is longer than the box takes', () => {
    const { view, leftOut } = read(`q=${encodeURIComponent(`${'acetone '.repeat(49)}tail${'a'.repeat(10_000)}`)}`)!;
    expect(leftOut).toEqual([]);
    expect(view.criteria.keyword?.words).toBe(`${'acetone '.repeat(49)}tailaaaa`);
  });

  test('keeps what it can of one that is right in part, and the first of two choices where one is to be made', () => {
    expect(read('q=acid&in=colour&f.language=en&f.language=fr&f.pictogram=GHS05&f.pictogram=GHS05&x=1')).toEqual({
      view: {
        criteria: { keyword: { heading: 'everything', words: 'acid' }, language: ['en'], pictogram: ['GHS05'] },
        page: 1,
      },
      leftOut: [
        { name: 'in', value: 'colour' },
        { name: 'f.language', value: 'fr' },
        { name: 'x', value: '1' },
      ],
    });
  });

  test('leaves out what the organisation does not have', () => {
    const query = 'q=50-00-0&in=cas&f.cas=50-00-0&sort=custom2&advanced=CASNumber_txt:"50"';
    expect(readSearchAddress(query, (name) => name !== 'cas' && name !== 'custom2')).toEqual({
      view: { criteria: { keyword: { heading: 'everything', words: '50-00-0' } }, page: 1 },
      leftOut: [
        { name: 'in', value: 'cas' },
        { name: 'advanced', value: 'CASNumber_txt:"50"' },
        { name: 'f.cas', value: '50-00-0' },
        { name: 'sort', value: 'custom2' },
      ],
    });
  });

  test('gives, whatever it says, a search that its own address gives again', () => {
    const names = fc.oneof(
      fc.constantFrom('q', 'in', 'f.product', 'f.location', 'sort', 'page', 'advanced'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
        const found = read(new URLSearchParams(pairs).toString());
        if (!found) return;
        const again = read(formatSearchAddress(found.view)) ?? { view: { criteria: {}, page: 1 }, leftOut: [] };
        expect(again).toEqual({ view: found.view, leftOut: [] });
        expect(Object.getPrototypeOf(found.view.criteria)).toBe(Object.prototype);
      }),
    );
  });
});

describe('who sees no ingredients', () => {
  test.each(['f.listed=iarc-1', 'f.cas=67-64-1', 'q=acetone&in=cas'])('has nothing narrowed by them: %s', (address) => {
    const told = (ingredients: 0 | 1) =>
      readSearchAddress(address, fieldsOf({ customFields: {}, ingredients }, 'en'))!.leftOut.map(({ name }) => name);
    expect(told(1)).toEqual([]);
    expect(told(0)).toEqual([address.replace(/=[^=]*$/, '').replace(/^.*&/, '')]);
  });
});
