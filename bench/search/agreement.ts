import type { WireAnswer } from '#contract/search/wire-answer.ts';
import type { QueryClass } from './classes.ts';
import { readSearch, type Side } from './side.ts';

/** On how many queries of a class both sides gave the same number of sheets, and the same answer throughout. */
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
  }
  return counts;
};

/** What an answer says: how many sheets, which of them stand on the page in which order, and every facet list. */
const contentOf = ({ response, facet_counts }: WireAnswer): string =>
  JSON.stringify([
    response.numFound,
    response.docs.map((sheet) => sheet['Name.IdentificationNumber.RecordNumber_s']),
    facet_counts.facet_fields,
  ]);
