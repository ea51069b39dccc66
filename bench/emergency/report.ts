import type { Answered } from './phone.ts';

/** Share of queries found in the first rows; seconds at the median; taps after typing at most. */
const aims = { found: 0.95, seconds: 6, taps: 2 } as const;

/** A line for each query, and one that holds them all against what is aimed at. */
export const reportEmergency = (answered: readonly Answered[]): string => {
  const found = answered.filter(({ ms }) => ms !== undefined);
  const share = found.length / answered.length;
  const seconds = median(found.map(({ ms = 0 }) => ms / 1000));
  const taps = Math.max(0, ...found.map((one) => one.taps ?? 0));
  const isMet = share >= aims.found && seconds <= aims.seconds && taps <= aims.taps;
  return [
    '',
    'A phone of 360 × 800, slow 4G, a quarter of this processor: from the opened search page to the sheet, by a hand of 60 ms a key',
    '',
    'kind                     typed                     row   seconds   taps',
    ...answered.map(({ kind, typed, row, ms, taps: count }) =>
      [
        kind.padEnd(25),
        typed.padEnd(25),
        String(row ?? '–').padStart(4),
        (ms === undefined ? 'not found' : (ms / 1000).toFixed(1)).padStart(10),
        String(count ?? '–').padStart(7),
      ].join(''),
    ),
    '',
    `Aim: ${aims.found * 100} % in the first three rows, median at most ${aims.seconds} s, ${aims.taps} taps after typing – ${found.length} of ${answered.length} (${Math.round(share * 100)} %), ${seconds.toFixed(1)} s, ${taps} taps: ${isMet ? 'met' : 'NOT MET'}`,
  ].join('\n');
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};
