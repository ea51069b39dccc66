/** A small seeded generator (mulberry32): the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, `bound`. */
  readonly below: (bound: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly chance: (share: number) => boolean;
}

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    pick: (values) => values[below(values.length)]!,
    chance: (share) => next() < share,
  };
};
