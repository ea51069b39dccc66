/** A location in its place among the others. */
export interface LocationBranch {
  readonly id: number;
  readonly name: string;
  /** Names from the outermost location to this one. */
  readonly path: string;
  /** Ids of the locations it lies in, the outermost first. */
  readonly above: readonly number[];
}

interface Place {
  readonly id: string;
  readonly name: string;
  /** Ids from the outermost location to this one, `"3/12"`. */
  readonly path: string;
}

/** The locations as one reads a tree, each above those that lie in it, neighbours by name. */
export const toLocationBranches = (places: readonly Place[], compare: (a: string, b: string) => number) => {
  const names = new Map(places.map(({ id, name }) => [id, name]));
  // One above that the person may not see has no name, and is as if it were not there.
  const branches = places.map(({ id, name, path }) => {
    const known = path.split('/').filter((part) => names.has(part));
    return {
      id: Number(id),
      name,
      path: known.map((part) => names.get(part)).join(' › '),
      above: known.slice(0, -1).map(Number),
    };
  });
  const under = Map.groupBy(branches, ({ above }) => above.at(-1) ?? top);
  const read = (parent: number): LocationBranch[] =>
    (under.get(parent) ?? [])
      .toSorted((a, b) => compare(a.name, b.name))
      .flatMap((branch) => [branch, ...read(branch.id)]);
  return read(top);
};

const top = 0;

/** The branches whose name, or that of one above, holds what was typed, whatever its case and accents. */
export const findBranches = (branches: readonly LocationBranch[], typed: string): readonly LocationBranch[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? branches
    : branches.filter(({ path }) => words.every((word) => fold(path).includes(word)));
};

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How a location stands to those chosen: itself one of them, something beneath it, or neither. */
export const choiceOf = (
  branch: LocationBranch,
  branches: readonly LocationBranch[],
  chosen: readonly number[],
): 'chosen' | 'partly' | 'not' => {
  if (chosen.includes(branch.id)) return 'chosen';
  return branches.some(({ id, above }) => above.includes(branch.id) && chosen.includes(id)) ? 'partly' : 'not';
};
