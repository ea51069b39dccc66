import type { SortStep } from '#contract/json-api/query.ts';

type Compare<One> = (a: One, b: One) => number;

/** The list in the order asked for: step after step, each by its own comparison, and what they leave equal as it was. */
export const sortBy = <One, Sort extends string>(
  list: readonly One[],
  steps: readonly SortStep<Sort>[],
  comparisons: Readonly<Record<Sort, Compare<One>>>,
): One[] =>
  list.toSorted((a, b) => {
    for (const { field, descending } of steps) {
      const order = comparisons[field](a, b);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
