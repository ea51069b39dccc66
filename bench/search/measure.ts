import { summarise, type Times } from '../statistics.ts';
import type { QueryClass } from './classes.ts';
import { type Side, timeSearch } from './side.ts';

const fewestRuns = 15;
const mostRuns = 2000;

/**
 * Runs the queries of a class on both sides for so many seconds each, at least fifteen, after a quarter of that time to
 * warm up. The slower SQLite runs first: when it cannot finish all queries in its time, ours gets the same ones.
 */
export const measureBoth = async (ours: Side, sqlite: Side, queryClass: QueryClass, seconds: number) => {
  const slower = await measureSide(sqlite, queryClass.queries, seconds);
  const asked = queryClass.queries.slice(0, slower.count);
  return { ours: await measureSide(ours, asked, seconds), sqlite: slower };
};

/** Asks one side queries one after the other, over and over, and says how long the answers took. */
export const measureSide = async (side: Side, queries: Queries, seconds: number): Promise<Times> => {
  await runFor(side, queries, { seconds: seconds / 4, fewest: 1 });
  globalThis.gc?.();
  return summarise(await runFor(side, queries, { seconds, fewest: fewestRuns }));
};

type Queries = QueryClass['queries'];

const runFor = async (
  side: Side,
  queries: Queries,
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
