import type { PdfFile } from './pdf-file.ts';

/** Pages that are together under one node of the page tree, of that number; the node is written later. */
export interface PageGroup {
  readonly node: number;
  readonly pages: readonly number[];
}

interface Node {
  readonly number: number;
  readonly count: number;
  readonly kids: readonly number[];
}

/** How many nodes stand under one: readers find a page among tens of thousands in a few steps. */
const breadth = 48;

/** Writes the tree above groups of pages, in their order; gives the number of its root. */
export const writePageTree = (file: PdfFile, groups: readonly PageGroup[]): number => {
  let level: readonly Node[] = groups.map(({ node, pages }) => ({ number: node, count: pages.length, kids: pages }));
  do {
    level = chunksOf(level).map((nodes) => {
      const number = file.reserve();
      for (const node of nodes) writeNode(file, node, `/Parent ${number} 0 R`);
      return {
        number,
        count: nodes.reduce((sum, { count }) => sum + count, 0),
        kids: nodes.map((node) => node.number),
      };
    });
  } while (level.length > 1);
  const [root] = level;
  if (!root) throw new Error('a document without pages');
  writeNode(file, root, '');
  return root.number;
};

const writeNode = (file: PdfFile, { number, count, kids }: Node, parent: string) =>
  file.write(number, `<</Type/Pages${parent}/Count ${count}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`);

const chunksOf = (nodes: readonly Node[]): (readonly Node[])[] =>
  Array.from({ length: Math.ceil(nodes.length / breadth) }, (_, index) =>
    nodes.slice(index * breadth, (index + 1) * breadth),
  );
