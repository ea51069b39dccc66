import type { TreeLocation } from '../organisation.ts';

/** A tree as a list: every location comes after its parent, and its children follow at once. */
export type Tree = readonly TreeLocation[];

/** How deep each location lies; 0 is outermost. */
export const depthsOf = (tree: Tree): number[] => {
  const depths = new Map([['', -1]]);
  return tree.map(({ key, parent }) => {
    const depth = (depths.get(parent) ?? -1) + 1;
    depths.set(key, depth);
    return depth;
  });
};

/** The location, and all that lies in it. */
export const branchOf = (tree: Tree, key: string): Tree => {
  const keys = new Set([key]);
  return tree.filter((one) => {
    const isIn = keys.has(one.key) || keys.has(one.parent);
    if (isIn) keys.add(one.key);
    return isIn;
  });
};

/** The location before it with the same parent, under which it may move. */
export const elderOf = (tree: Tree, key: string): TreeLocation | undefined => {
  const { parent } = nodeOf(tree, key);
  const siblings = tree.filter((one) => one.parent === parent);
  return siblings[siblings.findIndex((one) => one.key === key) - 1];
};

/** A new location after the branch of another, in the same one as that. */
export const addBeside = (tree: Tree, key: string, added: TreeLocation): Tree =>
  insertAfter(tree, key, [{ ...added, parent: nodeOf(tree, key).parent }]);

/** A new location as the last of those that lie in `parent`; of the outermost where that is empty. */
export const addWithin = (tree: Tree, parent: string, added: TreeLocation): Tree =>
  insertWithin(tree, parent, [{ ...added, parent }]);

/** Out of the location it lies in, and after that. */
export const raise = (tree: Tree, key: string): Tree => {
  const { parent } = nodeOf(tree, key);
  if (parent === '') return tree;
  const grandparent = nodeOf(tree, parent).parent;
  return insertAfter(without(tree, key), parent, under(branchOf(tree, key), key, grandparent));
};

/** Moves under another location, as its last child. A location cannot move into its own branch. */
export const moveInto = (tree: Tree, key: string, parent: string): Tree => {
  const branch = branchOf(tree, key);
  if (branch.some((one) => one.key === parent)) return tree;
  return insertWithin(without(tree, key), parent, under(branch, key, parent));
};

/** The tree without a location and all that lies in it. */
export const without = (tree: Tree, key: string): Tree => {
  const gone = new Set(branchOf(tree, key));
  return tree.filter((one) => !gone.has(one));
};

/** What was taken out comes back to where it was, or to the outermost where that is gone too. */
export const putBack = (tree: Tree, branch: Tree): Tree => {
  const [root] = branch;
  if (!root) return tree;
  const parent = tree.some(({ key }) => key === root.parent) ? root.parent : '';
  return insertWithin(tree, parent, under(branch, root.key, parent));
};

/** Names from the outermost location to this one. */
export const treePath = (tree: Tree, key: string, nameOf: (location: TreeLocation) => string): string => {
  const location = tree.find((one) => one.key === key);
  if (!location) return '';
  const outer = treePath(tree, location.parent, nameOf);
  return outer ? `${outer} › ${nameOf(location)}` : nameOf(location);
};

const nodeOf = (tree: Tree, key: string): TreeLocation => {
  const node = tree.find((one) => one.key === key);
  if (!node) throw new Error(`the tree has no location ${key}`);
  return node;
};

const under = (branch: Tree, key: string, parent: string): Tree =>
  branch.map((one) => (one.key === key ? { ...one, parent } : one));

const insertAfter = (tree: Tree, key: string, added: Tree): Tree => {
  const last = branchOf(tree, key).at(-1);
  const at = last ? tree.indexOf(last) + 1 : tree.length;
  return [...tree.slice(0, at), ...added, ...tree.slice(at)];
};

const insertWithin = (tree: Tree, parent: string, added: Tree): Tree =>
  parent === '' ? [...tree, ...added] : insertAfter(tree, parent, added);
