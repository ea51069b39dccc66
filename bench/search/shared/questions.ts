import type { SearchQuery } from '#contract/search/query.ts';
import type { Scope } from '#lib/search-engine/port.ts';
import { createRandom } from '#tests/support/search/random.ts';
import { matchAll, queryClasses } from '../classes.ts';
import { recordsOf, type SizedOrganisation } from './organisations.ts';

/** A search as the search service receives it. */
export interface Question {
  readonly scope: Scope;
  readonly query: SearchQuery;
}

export interface QuestionClass {
  readonly name: string;
  readonly questions: readonly Question[];
}

const askedOrganisations = 40;
const questionsOfEach = 10;

/**
 * The bench's classes of query, each asked of forty organisations in turn, drawn with their sizes as chances: where the sheets
 * are, there are the people. And what every visit begins with, of the largest alone.
 */
export const questionClasses = (organisations: readonly SizedOrganisation[]): QuestionClass[] => {
  const random = createRandom(30_303);
  const bySheets = organisations.flatMap((one) => Array.from({ length: Math.ceil(one.sheets / 200) }, () => one));
  const asked = Array.from({ length: Math.min(askedOrganisations, organisations.length) }, () => random.pick(bySheets));
  const largest = organisations[0]!;
  const classesOf = [...new Set([largest, ...asked])].map((one) => ({
    scope: { organisation: one.id, cas: true },
    classes: queryClasses({ sample: sampleOf(one), size: one.sheets, sqliteBuildMs: 0 }),
  }));
  const [ofLargest] = classesOf;
  const names = ofLargest?.classes.map(({ name }) =>
    name.startsWith('sort') ? 'sort by name, pages, page only' : name,
  );
  const classes = (names ?? []).map((name, at) => ({
    name,
    questions: Array.from({ length: questionsOfEach }, (_, turn) =>
      classesOf.flatMap(({ scope, classes }) => {
        const queries = classes[at]?.queries ?? [];
        const query = queries[turn % Math.max(1, queries.length)];
        return query ? [{ scope, query }] : [];
      }),
    ).flat(),
  }));
  const whole = classes.find(({ name }) => name === matchAll)?.questions[0];
  return [...classes, ...(whole ? [{ name: `${matchAll}, largest organisation`, questions: [whole] }] : [])];
};

const sampleOf = (organisation: SizedOrganisation) => {
  const step = Math.max(1, Math.floor(organisation.sheets / 400));
  return [...recordsOf(organisation)].filter((_, at) => at % step === 0);
};
