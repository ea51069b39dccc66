import type { FacetName } from '#contract/search/facets.ts';
import { toCode, toNameKey } from '../analyzer.ts';
import { nameKeyOf, plainAsksOf } from '../asks.ts';
import { compareValues } from '../collation.ts';
import type { Scope, Suggestions, SuggestQuery } from '../port.ts';
import { casWanted } from '../substance-names.ts';
import { type Clause, everything, oneOf, prefix, term, unkept } from './clauses.ts';
import { compileKeyword } from './compile-words.ts';
import { type Buckets, compileFacet, whole } from './facets.ts';
import { termsField } from './fields.ts';
import { compileScope, type Select } from './solr-scope.ts';
import { codeTerm } from './terms.ts';

/** What may be meant by what was typed so far: all values of what it finds, put in order here. */
export const suggest = async (select: Select, scope: Scope, query: SuggestQuery): Promise<Suggestions> => {
  const { typed, language, limit } = query;
  const compare = compareValues(language);
  const best = async (name: FacetName, clause: Clause, rate: (value: string) => number): Promise<string[]> => {
    const { facets } = await select<{ facets: Partial<Record<FacetName, Buckets>> }>(scope.organisation, {
      query: everything,
      filter: [...compileScope(scope, query), unkept(clause)],
      limit: 0,
      facet: { [name]: compileFacet({ name }, whole, query) },
    });
    return (facets[name]?.buckets ?? [])
      .map(({ val, count }) => ({ val, count, rate: rate(val) }))
      .filter((entry) => entry.rate >= 0)
      .sort((a, b) => b.rate - a.rate || b.count - a.count || compare(a.val, b.val))
      .slice(0, limit)
      .map(({ val }) => val);
  };
  const key = nameKeyOf(plainAsksOf(typed));
  const rateName = (name: string): number => {
    const text = toNameKey(name);
    return text === key ? 2 : text.startsWith(key) ? 1 : 0;
  };
  const { begun, named } = casWanted(typed);
  const wanted = [
    ...(begun === '' ? [] : [prefix(termsField.cas, codeTerm(begun))]),
    ...named.map((cas) => term(termsField.cas, codeTerm(toCode(cas)))),
  ];
  const rateCas = (cas: string): number =>
    named.includes(cas) || (begun !== '' && toCode(cas).startsWith(begun)) ? 0 : -1;
  const [products, manufacturers, casNumbers] = await Promise.all([
    best('product', compileKeyword({ heading: 'product', words: typed }, scope), rateName),
    best('manufacturer', compileKeyword({ heading: 'manufacturer', words: typed }, scope), () => 0),
    scope.cas && wanted.length > 0 ? best('cas', oneOf(wanted), rateCas) : [],
  ]);
  return { products, manufacturers, casNumbers };
};
