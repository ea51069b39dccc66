/** Numbers that look random and are the same on every run. */
export interface Random {
  /** From 0, up to but not including 1. */
  readonly next: () => number;
  readonly chance: (probability: number) => boolean;
  /** Both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
}

/** A generator of its own for each seed (mulberry32), so that one part of the demo can change without moving the others. */
export const createRandom = (seed: number): Random => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => items[between(0, items.length - 1)]!,
    shuffled: (items) => {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last--) {
        const other = between(0, last);
        [result[last], result[other]] = [result[other]!, result[last]!];
      }
      return result;
    },
  };
};
