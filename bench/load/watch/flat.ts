import { percentile } from '../../statistics.ts';

/** How much more the last quarter may hold than the second. */
export const mostGrowth = 1.1;

/** The medians of the four quarters of a run. */
export interface Course {
  readonly quarters: readonly number[];
  /** The last quarter beside the second: the first is for warming up. */
  readonly growth: number;
  readonly isFlat: boolean;
}

/** Whether what was sampled at even intervals stays as it is: medians, since a heap goes up and down all the time. */
export const courseOf = (samples: readonly number[]): Course => {
  const quarter = samples.length / 4;
  const quarters = [0, 1, 2, 3].map((at) => percentile(samples.slice(at * quarter, (at + 1) * quarter), 0.5));
  const growth = quarters[3]! / quarters[1]!;
  return { quarters, growth, isFlat: growth <= mostGrowth };
};
