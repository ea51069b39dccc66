import type { Keyword, SearchQuery } from '#contract/search/query.ts';
import { fieldsOf, type Word } from '../analyzer.ts';
import { nearestOf } from '../nearest.ts';
import type { Scope } from '../port.ts';
import { partAsWord, type Respelt, respell, unknownParts, wordsToCheck } from '../respell.ts';
import { type Clause, everything, unkept } from './clauses.ts';
import { compileKeyword, compileWord } from './compile-words.ts';
import type { Buckets } from './facets.ts';
import { wordFields, wordsField } from './fields.ts';
import { compileScope, type Found, type Select } from './solr-scope.ts';

/**
 * The keyword with its unknown words replaced by the nearest known ones. Undefined where it finds something in the scope as it
 * was typed, or nothing even then.
 */
export const forgive = async (select: Select, scope: Scope, query: SearchQuery): Promise<Respelt | undefined> => {
  const { keyword } = query;
  const words = keyword ? wordsToCheck(keyword) : new Map<number, Word>();
  if (!keyword || words.size === 0) return undefined;
  const isFound = async (clause: Clause): Promise<boolean> => {
    const filter = [...compileScope(scope, query), unkept(clause)];
    const { response } = await select<Found<never>>(scope.organisation, { query: everything, filter, limit: 0 });
    return response.numFound > 0;
  };
  if (await isFound(compileKeyword(keyword, scope))) return undefined;
  const known = new Set<string>();
  const asked = [...words.values()].flatMap((word) => [word, ...word.parts.map(partAsWord)]);
  await Promise.all(
    asked.map(async (word) => {
      if (await isFound(compileWord(word, keyword.heading, scope))) known.add(JSON.stringify(word));
    }),
  );
  const unknown = unknownParts(words, (word) => known.has(JSON.stringify(word)));
  if (!unknown) return undefined;
  const counts = await wordCounts(select, { scope, query, keyword });
  const respelt = respell(keyword, unknown, (typed) => nearestOf(typed, counts));
  return respelt && (await isFound(compileKeyword(respelt.keyword, scope))) ? respelt : undefined;
};

interface Asked {
  readonly scope: Scope;
  readonly query: SearchQuery;
  readonly keyword: Keyword;
}

/** How often the sheets of a scope have each word, once for each field of each. */
const wordCounts = async (select: Select, { scope, query, keyword }: Asked): Promise<Map<string, number>> => {
  const fields = fieldsOf(keyword.heading, scope.cas).filter((field) => wordFields.includes(field));
  const counts = new Map<string, number>();
  if (fields.length === 0) return counts;
  const { facets } = await select<{ facets: Readonly<Record<string, Buckets | number | undefined>> }>(
    scope.organisation,
    {
      query: everything,
      filter: compileScope(scope, query),
      limit: 0,
      facet: Object.fromEntries(
        fields.map((field) => [field, { type: 'terms', field: wordsField(field), limit: -1, mincount: 1 }]),
      ),
    },
  );
  for (const field of fields) {
    const list = facets[field];
    for (const { val, count } of typeof list === 'object' ? list.buckets : [])
      counts.set(val, (counts.get(val) ?? 0) + count);
  }
  return counts;
};
