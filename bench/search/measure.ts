import { summarise, type Times } from '../statistics.ts';
import type { QueryClass } from './classes.ts';
import { type Side, timeSearch } from './side.ts';

const fewestRuns = 5;
const mostRuns = 2000;

/**
 * Asks a side the queries of a class one after the other for so many seconds, at least five times, after a quarter of
 * that time to warm up.
 */
export const measureClass = async (side: Side, { queries }: QueryClass, seconds: number): Promise<Times> => {
  await runFor(side, queries, { seconds: seconds / 4, fewest: 1 });
  globalThis.gc?.();
  return summarise(await runFor(side, queries, { seconds, fewest: fewestRuns }));
};

const runFor = async (
  side: Side,
  queries: QueryClass['queries'],
  { seconds, fewest }: { readonly seconds: number; readonly fewest: number },
): Promise<number[]> => {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (times.length < fewest || (performance.now() < end && times.length < mostRuns)) {
    const query = queries[times.length % queries.length];
    if (query) times.push(await timeSearch(side, query));
  }
  return times;
};
