import type { WireAnswer } from '#contract/search/wire-answer.ts';
import type { QueryClass } from './classes.ts';
import { readSearch, type Side } from './side.ts';

/** On how many queries of a class both sides gave the same number of sheets, and the very same answer. */
export interface Agreement {
  readonly asked: number;
  readonly sameTotal: number;
  readonly sameAnswer: number;
}

const mostAsked = 30;

/** Asks both sides the first queries of a class, for at most so many seconds, and holds their answers side by side. */
export const compareSides = async (
  ours: Side,
  sqlite: Side,
  { queries }: QueryClass,
  seconds: number,
): Promise<Agreement> => {
  const end = performance.now() + seconds * 1000;
  const counts = { asked: 0, sameTotal: 0, sameAnswer: 0 };
  for (const query of queries.slice(0, mostAsked)) {
    if (counts.asked > 0 && performance.now() > end) break;
    const [a, b] = [await readSearch(ours, query), await readSearch(sqlite, query)];
    counts.asked += 1;
    if (a.response.numFound === b.response.numFound) counts.sameTotal += 1;
    if (contentOf(a) === contentOf(b)) counts.sameAnswer += 1;
    else if (process.env.BENCH_DEBUG)
      console.error(JSON.stringify(query), a.response.numFound, b.response.numFound, diff(a, b));
  }
  return counts;
};

/** Everything but the time it took. */
const contentOf = ({ response, facet_counts }: WireAnswer): string => JSON.stringify([response, facet_counts]);
const diff = (a: WireAnswer, b: WireAnswer) => {
  const out: string[] = [];
  for (const k of Object.keys(a.facet_counts.facet_fields))
    if (JSON.stringify(a.facet_counts.facet_fields[k]) !== JSON.stringify(b.facet_counts.facet_fields[k]))
      out.push(k + JSON.stringify(a.facet_counts.facet_fields[k]) + JSON.stringify(b.facet_counts.facet_fields[k]));
  if (JSON.stringify(a.response.docs) !== JSON.stringify(b.response.docs)) out.push('docs');
  return out.join('\n').slice(0, 1500);
};
