/** So many within so many milliseconds; the last of them begins a wait of a whole window, in which nothing is counted. */
interface Quota {
  readonly limit: number;
  readonly window: number;
}

/**
 * A number of attempts is free; each one after that waits twice as long as the one before, from `first` up to `longest`
 * milliseconds. Attempts older than `memory` do not count.
 */
interface Slowing {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
  readonly memory: number;
}

/** How often something may be tried. */
export type Limit = Quota | Slowing;

type Outcome = { readonly times: number[] } | { readonly wait: number };

/**
 * The attempts to remember after `count` more at `now`, or how many milliseconds to wait before them. Attempts of times that are
 * further ahead than any wait were counted by a clock that has been put back since, and would lock for as long as it was.
 */
export const countAttempt = (remembered: readonly number[], now: number, limit: Limit, count = 1): Outcome =>
  'free' in limit ? countSlowed(remembered, now, limit, count) : countWithin(remembered, now, limit, count);

const countWithin = (remembered: readonly number[], now: number, { limit, window }: Quota, count: number): Outcome => {
  const times = remembered.filter((time) => time <= now + window);
  const recent = times.filter((time) => time > now - window);
  const last = times.at(-1);
  const isFull = times.length >= limit || recent.length + count > limit;
  if (last !== undefined && isFull && now < last + window) return { wait: last + window - now };
  return { times: [...recent, ...Array<number>(count).fill(now)] };
};

const countSlowed = (remembered: readonly number[], now: number, slowing: Slowing, count: number): Outcome => {
  const { free, first, longest, memory } = slowing;
  const times = remembered.filter((time) => time <= now + longest && time > now - memory);
  const over = times.length - free;
  const wait = over < 0 ? 0 : (times.at(-1) ?? 0) + Math.min(first * 2 ** over, longest) - now;
  if (wait > 0) return { wait };
  // More of them would make the wait no longer.
  const enough = free + Math.ceil(Math.log2(longest / first)) + 1;
  return { times: [...times, ...Array<number>(count).fill(now)].slice(-enough) };
};
