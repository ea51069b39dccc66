import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { IrregularPdf, parseAt, readCrossReference } from './cross-reference.ts';
import type { SourceDocument, SourcePage } from './source-document.ts';

/**
 * Reads a document's pages and what they reach, and nothing else: the structure of a tagged sheet alone is thousands of
 * objects. Undefined for a file in which anything is not as it should be, or is encrypted.
 */
export const readReached = (bytes: Buffer): SourceDocument | undefined => {
  try {
    return readFrom(bytes);
  } catch {
    return undefined;
  }
};

const readFrom = (bytes: Buffer): SourceDocument => {
  const context = PDFContext.create();
  context.isDecrypted = false;
  const { places, trailer } = readCrossReference(bytes, context);
  const load = createLoader(bytes, context, places);
  const catalog = load(trailer.get(PDFName.of('Root')));
  if (!(catalog instanceof PDFDict)) throw new IrregularPdf('no catalog');
  const used = ['Pages', 'Dests', 'OCProperties'].map(
    (key) => [PDFName.of(key), catalog.get(PDFName.of(key))] as const,
  );
  const names = load(catalog.get(PDFName.of('Names')));
  const part = PDFDict.withContext(context);
  for (const [key, value] of used) if (value) part.set(key, value);
  if (names instanceof PDFDict) {
    const destinations = names.get(PDFName.of('Dests'));
    if (destinations) part.set(PDFName.of('Names'), context.obj({ Dests: destinations }));
  }
  loadReached(part, load);
  return { context, catalog: part, pages: pagesOf(context, part) };
};

type Load = (object: PDFObject | undefined) => PDFObject | undefined;

/** Gives what a reference refers to, parsed when first asked for. */
const createLoader = (
  bytes: Buffer,
  context: PDFContext,
  places: ReturnType<typeof readCrossReference>['places'],
): Load => {
  const packs = new Map<number, readonly Uint8Array[]>();
  const read = ({ objectNumber: number }: PDFRef): PDFObject | undefined => {
    const place = places.get(number);
    if (!place) return undefined;
    if ('offset' in place) return parseAt(bytes, { at: place.offset, context, number });
    let pack = packs.get(place.pack);
    if (!pack) {
      pack = unpack(read(PDFRef.of(place.pack)));
      packs.set(place.pack, pack);
    }
    const object = pack[place.index];
    if (!object) throw new IrregularPdf('no such object in its pack');
    return PDFObjectParser.forBytes(object, context).parseObject();
  };
  return (object) => {
    if (!(object instanceof PDFRef)) return object;
    const known = context.lookup(object);
    if (known) return known;
    const found = read(object);
    if (found) context.assign(object, found);
    return found;
  };
};

/** The bytes of each object in a stream of objects. PDF 32000-1 §7.5.7. */
const unpack = (pack: PDFObject | undefined): readonly Uint8Array[] => {
  if (!(pack instanceof PDFRawStream)) throw new IrregularPdf('no pack');
  const bytes = decodePDFRawStream(pack).decode();
  const first = pack.dict.lookup(PDFName.of('First'), PDFNumber).asNumber();
  const numbers = Buffer.from(bytes.subarray(0, first)).toString('latin1').trim().split(/\s+/).map(Number);
  return numbers.filter((_, index) => index % 2 === 1).map((offset) => bytes.subarray(first + offset));
};

/** Keys of pages that lead to what is not taken along. */
const passedOver: ReadonlySet<PDFName> = new Set(
  ['Metadata', 'PieceInfo', 'Thumb', 'B', 'StructTreeRoot'].map((name) => PDFName.of(name)),
);

const loadReached = (from: PDFObject, load: Load) => {
  const seen = new Set<PDFObject>();
  const waiting: PDFObject[] = [from];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (seen.has(object)) continue;
      seen.add(object);
      const target = load(object);
      if (target) waiting.push(target);
    } else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFStream) waiting.push(object.dict);
    else if (object instanceof PDFDict) {
      const isPage = object instanceof PDFPageLeaf;
      for (const [key, value] of object.entries()) if (!isPage || !passedOver.has(key)) waiting.push(value);
    }
  }
};

const pagesOf = (context: PDFContext, catalog: PDFDict): SourcePage[] => {
  const pages: SourcePage[] = [];
  const seen = new Set<PDFObject>();
  const visit = (ref: PDFObject | undefined) => {
    const node = context.lookup(ref);
    if (!(ref instanceof PDFRef) || seen.has(ref)) throw new IrregularPdf('a page tree that is none');
    if (node instanceof PDFPageLeaf) {
      if (!hasItsContents(context, node.get(PDFName.Contents))) throw new IrregularPdf('a page without its contents');
      pages.push({ ref, node });
      return;
    }
    if (!(node instanceof PDFPageTree)) throw new IrregularPdf('a page that is none');
    seen.add(ref);
    for (const kid of node.Kids().asArray()) visit(kid);
  };
  const root = catalog.get(PDFName.of('Pages'));
  visit(root);
  const count = (context.lookup(root) as PDFPageTree).Count().asNumber();
  if (pages.length === 0 || pages.length < count) throw new IrregularPdf('fewer pages than there should be');
  return pages;
};

const hasItsContents = (context: PDFContext, contents: PDFObject | undefined): boolean => {
  const listed = context.lookup(contents);
  const parts = listed instanceof PDFArray ? listed.asArray() : [contents];
  return parts.every((part) => !(part instanceof PDFRef) || context.lookup(part) !== undefined);
};
