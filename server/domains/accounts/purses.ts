/** What is left of a budget, and since when. */
export interface Purse {
  left: number;
  at: number;
}

/** So many within so many milliseconds, which may be spent at once and come back evenly; 0 for as many as one likes. */
export interface Budget {
  readonly most: number;
  readonly within: number;
}

export const fullPurse = ({ most }: Budget, at: number): Purse => ({ left: most, at });

const leftAt = ({ left, at }: Purse, { most, within }: Budget, now: number): number =>
  Math.min(most, left + (Math.max(0, now - at) * most) / within);

/** Whether nothing of it is spent that has not come back. */
export const isFull = (purse: Purse, budget: Budget, now: number): boolean =>
  budget.most === 0 || leftAt(purse, budget, now) === budget.most;

/** Milliseconds until there is one more. */
export const waitFor = (purse: Purse, budget: Budget, now: number): number => {
  const left = leftAt(purse, budget, now);
  return budget.most === 0 || left >= 1 ? 0 : ((1 - left) * budget.within) / budget.most;
};

export const spend = (purse: Purse, budget: Budget, { now, count }: { now: number; count: number }): void => {
  purse.left = leftAt(purse, budget, now) - count;
  purse.at = now;
};
