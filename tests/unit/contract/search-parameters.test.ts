import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { maxKeywordLength } from '#contract/limits.ts';
import { type Expression, ExpressionError, formatExpression, parseExpression } from '#contract/search/expression.ts';
import { type FacetName, facetNames, facetOf } from '#contract/search/facets.ts';
import { headingNames, sortFieldNames } from '#contract/search/fields.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import { parseSearchParameters, SearchParameterError } from '#contract/search/parse-search-parameters.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { wireQuery } from '#contract/search/wire-query.ts';
import { processorTime, referenceTime } from '#tests/support/processor-time.ts';

const field = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,12}$/).filter((name) => !['AND', 'OR', 'TO'].includes(name));
const phrases = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { minLength: 1, maxLength: 4 });
const bound = fc.oneof(fc.constant('*'), fc.constant('2024-02-29'), fc.constant('2026-01-01T00:00:00Z'));
const value = fc.oneof(fc.record({ phrases }), fc.record({ from: bound, to: bound }));
const expression: fc.Arbitrary<Expression> = fc.record({
  operator: fc.constantFrom('AND' as const, 'OR' as const),
  clauses: fc.array(fc.record({ field, not: fc.boolean(), value }), { minLength: 1, maxLength: 5 }),
});

describe('the expression grammar', () => {
  test('reads back whatever it writes, quotes and backslashes included [S2.5-04]', () => {
    fc.assert(
      fc.property(expression, (written) => {
        const operator = written.clauses.length === 1 ? 'AND' : written.operator;
        expect(parseExpression(formatExpression(written))).toEqual({ ...written, operator });
      }),
    );
  });

  test('reads or refuses any text, and never fails otherwise', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z:"()[\]\\ \-*ORANDT]{0,40}$/)),
        (text) => {
          try {
            parseExpression(text);
          } catch (error) {
            expect(error).toBeInstanceOf(ExpressionError);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('does not take long over a long run of quotes', async () => {
    const reference = await referenceTime();
    const taken = await processorTime(async () => {
      expect(() => parseExpression(`a:${'"\\'.repeat(20_000)}`)).toThrow(ExpressionError);
    });
    expect(taken).toBeLessThan(20 * reference);
  });
});

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= maxKeywordLength);
const facetValue = (name: FacetName): fc.Arbitrary<string> => {
  const declared = facetOf(name).words;
  if (declared) return fc.constantFrom(...Object.keys(declared));
  if (name === 'location')
    return fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 4 }).map((ids) => ids.join('/'));
  if (name === 'month') return fc.constantFrom('2024-01', '2026-12');
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
};
const filters = fc.record(
  Object.fromEntries(
    facetNames.map((name) => [
      name,
      fc.uniqueArray(facetValue(name), { minLength: 1, maxLength: facetOf(name).multiple ? 3 : 1 }),
    ]),
  ),
  { requiredKeys: [] },
);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const query: fc.Arbitrary<SearchQuery> = fc
  .record({
    language: fc.constantFrom(...languages),
    keyword: fc.option(fc.record({ heading: fc.constantFrom(...headingNames), words }), { nil: undefined }),
    advanced: fc.option(
      fc.record({
        match: fc.constantFrom('AND' as const, 'OR' as const),
        rows: fc.array(
          fc.record({
            heading: fc.constantFrom(...headingNames),
            operator: fc.constantFrom('contains' as const, 'not-contains' as const),
            words,
          }),
          { minLength: 2, maxLength: 4 },
        ),
      }),
      { nil: undefined },
    ),
    filters,
    modified: fc.option(fc.oneof(fc.record({ from: day, to: day }), fc.record({ from: day }), fc.record({ to: day })), {
      nil: undefined,
    }),
    sort: fc.array(
      fc.record({
        field: fc.constantFrom(...sortFieldNames),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    start: fc.nat(10_000),
    rows: fc.nat(1000),
    facets: fc
      .uniqueArray(fc.constantFrom(...facetNames))
      .map((names) => names.map((name) => ({ name, limit: 11, offset: 0 }))),
  })
  .map((made) => made as SearchQuery);

test('the server reads the very query that the browser wrote [S2.7-07 S2.7-40]', () => {
  fc.assert(
    fc.property(query, (written) => {
      const parameters = formatSearchParameters(10001, written);
      const wire = wireQuery.parse(JSON.parse(JSON.stringify(parameters)));
      const read = parseSearchParameters(wire);
      expect(read.organisation).toBe('10001');
      expect(read.query).toEqual(JSON.parse(JSON.stringify(written)));
    }),
  );
});

test('parameters are read or refused with their name, and never fail otherwise', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.stringMatching(/^[A-Za-z_:"()[\]\\ \-*/0-9]{0,60}$/),
  );
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 3 }), text, text, (q, fq, sort, facet) => {
      const wire = wireQuery.parse({ q, fq, sort, 'facet.field': facet });
      try {
        parseSearchParameters(wire);
      } catch (error) {
        expect(error).toBeInstanceOf(SearchParameterError);
        expect(['q', 'fq', 'sort', 'facet.field']).toContain((error as SearchParameterError).parameter);
      }
    }),
    { numRuns: 2000 },
  );
});

const readOf = (wire: Record<string, unknown>) => parseSearchParameters(wireQuery.parse(wire)).query;

test.each([
  '-acetone',
  'acetone OR toluene',
  'acetone AND water',
  'NOT acetone',
  'acet*',
  'ac?tone',
  '+acetone',
  'acetone -water',
  'acetone~2',
  'acetone^4',
  'acetone || water',
  '*',
])('the operator in q=%s is refused by name, and never taken for a word [S6.2-05]', (q) => {
  expect(() => readOf({ q })).toThrow(SearchParameterError);
  expect(() => readOf({ q })).toThrow('is an operator');
});

test.each(['iron or steel', 'MR-100', 'C&A', 'not', '12%', 'Oil and gas', 'n-hexane', 'ORANGE', 'ANDES'])(
  'q=%s is words',
  (q) => expect(readOf({ q }).keyword).toEqual({ heading: 'everything', words: q }),
);

test.each([
  'text:acet*',
  'text:*',
  'text:NOT',
  'text:OR',
  '-text:acetone',
  'text:acetone AND text:water',
  'text:acetone -water',
  'text:"acetone" OR "water"',
  'text:("acetone" OR "water")',
  '"acetone water"',
  'acetone "pure water"',
  'text:[a TO b]',
  '(acetone water)',
  'NoSuch_txt:acetone',
  '*:acetone',
])('q=%s, which Solr would read otherwise, is refused [S6.2-05]', (q) => {
  expect(() => readOf({ q })).toThrow(SearchParameterError);
});

test('what a person types in the box is words, whatever it is', () => {
  for (const words of ['-acetone', 'acetone OR toluene', 'acet*', '"a"'])
    expect(
      readOf(formatSearchParameters(10001, { ...readOf({}), keyword: { heading: 'everything', words } })),
    ).toMatchObject({
      keyword: { heading: 'everything', words },
    });
});

test('a field of the other language filters as it does in its own', () => {
  for (const locale of languages) {
    expect(readOf({ locale, fq: 'Language_s:"French"' }).filters).toEqual({ language: ['fr'] });
    expect(readOf({ locale, fq: 'LanguageFR_s:"Français"' }).filters).toEqual({ language: ['fr'] });
  }
  expect(() => readOf({ fq: ['Language_s:"French"', 'LanguageFR_s:"Anglais"'] })).toThrow('twice');
});

test('the product name follows the field that is sorted by, under the name of the specification', () => {
  expect(readOf({ sort: 'CompanyName_ss desc,ProductName asc' }).sort).toEqual([
    { field: 'manufacturer', direction: 'desc' },
    { field: 'product', direction: 'asc' },
  ]);
});
