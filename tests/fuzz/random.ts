/** Numbers that are the same for the same seed (mulberry32), and what is drawn with them. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <One>(list: readonly One[]): One => list[below(list.length)] as One;
  return {
    below,
    pick,
    chance: (share: number): boolean => next() < share,
    some: <One>(list: readonly One[], most: number): One[] => Array.from({ length: below(most + 1) }, () => pick(list)),
    /** One of them, the heavier the likelier. */
    weighted: <One>(list: readonly (readonly [One, number])[]): One => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [one, weight] of list) {
        left -= weight;
        if (left < 0) return one;
      }
      return list.at(-1)![0];
    },
  };
};
export type Random = ReturnType<typeof createRandom>;
