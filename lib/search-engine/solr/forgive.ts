import type { Heading } from '#contract/search/fields.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { fieldsOfHeading } from '../analyzer.ts';
import type { Ask } from '../asks.ts';
import type { Question, Reply } from '../forgive.ts';
import { nearestOf } from '../nearest.ts';
import type { Scope } from '../port.ts';
import { everything, unkept } from './clauses.ts';
import { compileAsks } from './compile-words.ts';
import type { Buckets } from './facets.ts';
import { wordFields, wordsField } from './fields.ts';
import { compileScope, type Found, type Select } from './solr-scope.ts';

interface QuestionOptions {
  readonly scope: Scope;
  readonly heading: Heading;
  readonly language: SearchQuery['language'];
}

/** Answers what is asked while a keyword is forgiven, of the sheets of a scope. */
export const answerQuestions = (select: Select, asked: QuestionOptions): ((question: Question) => Promise<Reply>) => {
  const { scope, heading } = asked;
  const filterOf = (asks: readonly Ask[]) => [
    ...compileScope(scope, asked),
    ...(asks.length > 0 ? [unkept(compileAsks(asks, heading, scope))] : []),
  ];
  const count = async (asks: readonly Ask[]): Promise<number> => {
    const request = { query: everything, filter: filterOf(asks), limit: 0 };
    const { response } = await select<Found<never>>(scope.organisation, request);
    return response.numFound;
  };
  /** How often the sheets that meet some asks have each word, once for each field of each. */
  const wordCounts = async (asks: readonly Ask[]): Promise<Map<string, number>> => {
    const fields = fieldsOfHeading(heading, scope.cas).filter((field) => wordFields.includes(field));
    const counts = new Map<string, number>();
    if (fields.length === 0) return counts;
    const { facets } = await select<{ facets: Readonly<Record<string, Buckets | number | undefined>> }>(
      scope.organisation,
      {
        query: everything,
        filter: filterOf(asks),
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
  return async (question) =>
    'counts' in question
      ? Promise.all(question.counts.map(count))
      : nearestOf(question.nearestTo, await wordCounts(question.beside));
};
