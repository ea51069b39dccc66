import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { SourceDocument } from './source-document.ts';

/** Where something leads, as an explicit destination in PDF syntax; undefined when that is not in the file. */
export type ResolveDestination = (destination: PDFObject | undefined) => string | undefined;

interface Pages {
  readonly document: SourceDocument;
  /** Number in the file of each page of the document. */
  readonly numbers: ReadonlyMap<PDFRef, number>;
}

/** Reads the destinations of a document, direct or by name. */
export const createDestinations = ({ document, numbers }: Pages): ResolveDestination => {
  const { context } = document;
  let named: ReadonlyMap<string, PDFObject> | undefined;

  const targetOf = (object: PDFObject | undefined): PDFArray | undefined => {
    const found = context.lookup(object);
    if (found instanceof PDFArray) return found;
    const target = context.lookup(isName(found) ? byName(nameText(found)) : found);
    if (target instanceof PDFArray) return target;
    const explicit = target instanceof PDFDict ? target.lookup(PDFName.of('D')) : undefined;
    return explicit instanceof PDFArray ? explicit : undefined;
  };
  const byName = (name: string) => {
    named ??= readNamed(document);
    return named.get(name);
  };
  const pageOf = (page: PDFObject | undefined): number | undefined => {
    if (page instanceof PDFRef) return numbers.get(page);
    // Meant for other files, but some producers write the index of a page of the same.
    return page instanceof PDFNumber ? [...numbers.values()][page.asNumber()] : undefined;
  };
  return (destination) => {
    const [page, ...view] = targetOf(destination)?.asArray() ?? [];
    const number = pageOf(page);
    return number === undefined ? undefined : `[${number} 0 R ${view.map(viewText).join(' ') || '/Fit'}]`;
  };
};

/** The text of a name or a string: a destination's own, whatever it is written as. */
export const nameText = (name: PDFName | PDFString | PDFHexString): string =>
  Buffer.from(name.asBytes()).toString('latin1');

/** Whether a destination is given by name: old files write a name, newer ones a string. */
export const isName = (object: PDFObject | undefined): object is PDFName | PDFString | PDFHexString =>
  object instanceof PDFName || object instanceof PDFString || object instanceof PDFHexString;

const viewText = (part: PDFObject): string =>
  part instanceof PDFName || part instanceof PDFNumber ? part.toString() : 'null';

/** Names that lead somewhere: a dictionary in old files, a tree in newer ones. PDF 32000-1 §12.3.2.3. */
const readNamed = (document: SourceDocument): ReadonlyMap<string, PDFObject> => {
  const found = new Map<string, PDFObject>();
  const old = document.catalog.lookup(PDFName.of('Dests'));
  if (old instanceof PDFDict) for (const [name, target] of old.entries()) found.set(nameText(name), target);
  const names = document.catalog.lookup(PDFName.of('Names'));
  if (names instanceof PDFDict) readTree(names.lookup(PDFName.of('Dests')), found);
  return found;
};

const readTree = (root: PDFObject | undefined, found: Map<string, PDFObject>) => {
  const seen = new Set<PDFObject>();
  const waiting = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const leaves = arrayOf(node.lookup(PDFName.of('Names')));
    for (let index = 0; index + 1 < leaves.length; index += 2) {
      const name = node.context.lookup(leaves[index]);
      if (isName(name)) found.set(nameText(name), leaves[index + 1]!);
    }
    waiting.push(...arrayOf(node.lookup(PDFName.of('Kids'))).map((kid) => node.context.lookup(kid)));
  }
};

const arrayOf = (object: PDFObject | undefined): PDFObject[] => (object instanceof PDFArray ? object.asArray() : []);
