import type { FacetName } from '#contract/search/facets.ts';
import type { Heading } from '#contract/search/fields.ts';
import type { Keyword } from '#contract/search/query.ts';
import { toCode, toNameKey } from '../analyzer.ts';
import { nameKeyOf, plainAsksOf } from '../asks.ts';
import { compareValues } from '../collation.ts';
import { answeredLater, forgive } from '../forgive.ts';
import type { Scope, Suggestions, SuggestQuery } from '../port.ts';
import { matchCas } from '../substance-names.ts';
import { type Clause, everything, oneOf, prefix, term, unkept } from './clauses.ts';
import { compileKeyword } from './compile-words.ts';
import { type Buckets, compileFacet, whole } from './facets.ts';
import { termsField } from './fields.ts';
import { answerQuestions } from './forgive.ts';
import { anyFacetValue, compileScope, type Select } from './solr-scope.ts';
import { codeTerm } from './terms.ts';

/** What may be meant by what was typed so far; where nothing begins so, by what a search would look for instead. */
export const suggest = async (select: Select, scope: Scope, query: SuggestQuery): Promise<Suggestions> => {
  const asTyped = await suggestFor(select, scope, query);
  if (Object.values(asTyped).some((values) => values.length > 0)) return { ...asTyped, instead: [] };
  const keyword: Keyword = { heading: 'everything', words: query.typed };
  const { language } = query;
  const forgiven = await answeredLater(
    forgive(keyword),
    answerQuestions(select, { scope, heading: keyword.heading, language }),
  );
  if (!forgiven) return { ...asTyped, instead: [] };
  const found = await suggestFor(select, scope, { ...query, typed: forgiven.keyword.words });
  return { ...found, instead: forgiven.instead };
};

/** All values of what the typed words find, put in order here. */
const suggestFor = async (select: Select, scope: Scope, query: SuggestQuery): Promise<Omit<Suggestions, 'instead'>> => {
  const { typed, language, limit } = query;
  const compare = compareValues(language);
  const valuesOfFacet = async (name: FacetName, clauses: readonly Clause[]): Promise<Buckets['buckets']> => {
    const { facets } = await select<{ facets: Partial<Record<FacetName, Buckets>> }>(scope.organisation, {
      query: everything,
      filter: [...compileScope(scope, query), ...clauses.map(unkept)],
      limit: 0,
      facet: { [name]: compileFacet({ name }, whole, query) },
    });
    return facets[name]?.buckets ?? [];
  };
  const best = (values: Buckets['buckets'], rate: (value: string) => number): string[] =>
    values
      .map(({ val, count }) => ({ val, count, rate: rate(val) }))
      .filter((entry) => entry.rate >= 0)
      .sort((a, b) => b.rate - a.rate || b.count - a.count || compare(a.val, b.val))
      .slice(0, limit)
      .map(({ val }) => val);
  const key = nameKeyOf(plainAsksOf(typed));
  const rateName = (name: string): number => {
    const text = toNameKey(name);
    return text === key ? 2 : text.startsWith(key) ? 1 : 0;
  };
  const { begun, named } = matchCas(typed);
  const wanted = [
    ...(begun === '' ? [] : [prefix(termsField.cas, codeTerm(begun))]),
    ...named.map((cas) => term(termsField.cas, codeTerm(toCode(cas)))),
  ];
  const rateCas = (cas: string): number =>
    named.includes(cas) || (begun !== '' && toCode(cas).startsWith(begun)) ? 0 : -1;
  const under = (heading: Heading) => compileKeyword({ heading, words: typed }, scope);
  const [products, own, manufacturers, casNumbers] = await Promise.all([
    valuesOfFacet('product', [under('product')]),
    valuesOfFacet('product', [under('product'), anyFacetValue('language', [language], query)]),
    valuesOfFacet('manufacturer', [under('manufacturer')]),
    scope.cas && wanted.length > 0 ? valuesOfFacet('cas', [oneOf(wanted)]) : [],
  ]);
  const isRead = new Set(own.map(({ val }) => val));
  return {
    // A name in the reader's language counts more than one that fits better.
    products: best(products, (name) => rateName(name) + (isRead.has(name) ? 3 : 0)),
    manufacturers: best(manufacturers, () => 0),
    casNumbers: best(casNumbers, rateCas),
  };
};
