/** Statistics of a set of times, in milliseconds. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly min: number;
}

/** The time that this share of the times does not exceed, 0.5 for the median; NaN without times. */
export const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

export const summarise = (times: readonly number[]): Times => ({
  count: times.length,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  min: percentile(times, 0),
});

/** A time with as many digits as matter: `0.42`, `7.3`, `1,250`. */
export const formatMs = (ms: number): string => {
  if (Number.isNaN(ms)) return '–';
  if (ms < 10) return ms.toFixed(2);
  return ms < 100 ? ms.toFixed(1) : Math.round(ms).toLocaleString('en-CA');
};
