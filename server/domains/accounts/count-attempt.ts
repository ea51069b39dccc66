/** How often something may be tried, and within how many milliseconds. */
export interface Limit {
  readonly limit: number;
  readonly window: number;
}

/**
 * The attempts to remember after one more at `now`, or how many milliseconds to wait before it. `limit` attempts within a
 * window are let through; the last of them begins a wait of a whole window, in which nothing is counted. Attempts of times
 * that are more than a window ahead were counted by a clock that has been put back since, and would lock for as long as it was.
 */
export const countAttempt = (
  remembered: readonly number[],
  now: number,
  { limit, window }: Limit,
): { readonly times: number[] } | { readonly wait: number } => {
  const times = remembered.filter((time) => time <= now + window);
  const last = times.at(-1);
  if (last !== undefined && times.length >= limit && now < last + window) return { wait: last + window - now };
  return { times: [...times.filter((time) => time > now - window), now] };
};
