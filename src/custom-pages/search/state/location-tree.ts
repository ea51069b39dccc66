import type { FacetEntry } from '#contract/search/query.ts';
import type { Location } from '#src/providers/location.ts';

/** A location in the tree with the number of sheets in it and below it. */
export interface LocationNode {
  readonly path: string;
  readonly name: string;
  readonly count: number;
  readonly children: readonly LocationNode[];
}

interface Options {
  readonly locations: readonly Location[];
  readonly entries: readonly FacetEntry[];
  /** Chosen paths, which stay in sight when nothing is left in them. */
  readonly chosen?: readonly string[];
  /** Orders names as a reader of the language expects. */
  readonly compare: (a: string, b: string) => number;
}

/**
 * The locations as a tree, only those that hold a sheet of the search or are chosen. A branch whose parent the person may
 * not see stands at the top.
 */
export const toLocationTree = ({ locations, entries, chosen = [], compare }: Options): LocationNode[] => {
  const counts = new Map(entries.map(({ value, count }) => [value, count]));
  const known = new Set(locations.map(({ path }) => path));
  const parentOf = (path: string) => {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    return known.has(parent) ? parent : '';
  };
  const byParent = Map.groupBy(locations, ({ path }) => parentOf(path));
  const nodesUnder = (parent: string): LocationNode[] =>
    (byParent.get(parent) ?? [])
      .map(({ path, name }) => ({ path, name, count: counts.get(path) ?? 0, children: nodesUnder(path) }))
      .filter(
        ({ path, count }) => count > 0 || choiceOf(path, chosen) === 'chosen' || choiceOf(path, chosen) === 'partly',
      )
      .sort((a, b) => compare(a.name, b.name));
  return nodesUnder('');
};

/** How a location stands to the chosen ones: itself or one above it chosen, something beneath it chosen, or neither. */
export const choiceOf = (path: string, chosen: readonly string[]): 'chosen' | 'partly' | 'not' => {
  if (chosen.some((one) => path === one || path.startsWith(`${one}/`))) return 'chosen';
  return chosen.some((one) => one.startsWith(`${path}/`)) ? 'partly' : 'not';
};

/**
 * The choice after a location was ticked or cleared. A chosen branch is one value, its top: ticking a location takes the
 * place of what was chosen beneath it, and clearing one inside a chosen branch leaves its siblings chosen.
 */
export const toggleLocation = (tree: readonly LocationNode[], path: string, chosen: readonly string[]): string[] => {
  const top = chosen.find((one) => path === one || path.startsWith(`${one}/`));
  if (top === undefined) return [...chosen.filter((one) => !one.startsWith(`${path}/`)), path];
  const rest = chosen.filter((one) => one !== top);
  return top === path ? rest : [...rest, ...withoutBranch(findNode(tree, top)?.children ?? [], path)];
};

const withoutBranch = (nodes: readonly LocationNode[], path: string): string[] =>
  nodes.flatMap((node) => {
    if (node.path === path) return [];
    return path.startsWith(`${node.path}/`) ? withoutBranch(node.children, path) : [node.path];
  });

const findNode = (nodes: readonly LocationNode[], path: string): LocationNode | undefined => {
  for (const node of nodes) {
    if (node.path === path) return node;
    const found = path.startsWith(`${node.path}/`) ? findNode(node.children, path) : undefined;
    if (found) return found;
  }
  return undefined;
};
