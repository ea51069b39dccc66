import type { DeskRequest } from '../request.ts';

type Removal = DeskRequest['removals'][number];

/** By location, whether the sheet leaves it; absent where nobody has decided yet. */
export type Decisions = Readonly<Record<number, boolean>>;

/** The first location that nothing is decided for. */
export const firstUndecided = (removals: readonly Removal[], decisions: Decisions): Removal | undefined =>
  removals.find(({ location }) => decisions[location] === undefined);

export const approveEvery = (removals: readonly Removal[]): Decisions =>
  Object.fromEntries(removals.map(({ location }) => [location, true]));
