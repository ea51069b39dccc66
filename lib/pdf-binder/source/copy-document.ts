import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { PdfFile } from '../pdf-file.ts';
import { annotationsOf, annotationText } from './annotations.ts';
import { createDestinations, type ResolveDestination } from './destinations.ts';
import { type Layer, readLayers } from './layers.ts';
import { createObjectWriter, type ObjectWriter } from './object-writer.ts';
import { type Box, type PageBoxes, readPageBoxes } from './page-boxes.ts';
import type { SourceDocument, SourcePage } from './source-document.ts';

/** What the pages of a document come into. */
export interface CopyTarget {
  readonly file: PdfFile;
  /** Number of their parent node in the page tree. */
  readonly parent: number;
  /** What is drawn at the bottom of each page; the front pages have their own. */
  readonly stamping?: Stamping;
  /** Whether what says how the pages are read aloud comes along. */
  readonly isTagged?: boolean;
  /** Where names lead that the document itself does not know. */
  readonly resolve?: ResolveDestination;
}

/** Numbers of what every stamp uses: a stream that saves the state of the page before it is drawn, and the font. */
export interface Stamping {
  readonly save: number;
  readonly font: number;
}

/** A page in the file; the stream of its stamp, if any, is written later. */
export interface CopiedPage {
  readonly number: number;
  readonly stamp: number;
  readonly boxes: PageBoxes;
}

/** What became of a document in the file, under the file's own numbers. */
interface CopiedDocument {
  readonly pages: readonly CopiedPage[];
  readonly layers: readonly Layer[];
  /** Number of the root of what is read aloud; undefined where that does not come along. */
  readonly structure?: number | undefined;
  /** Gives any object of it as PDF syntax; what that refers to must have been written with the pages. */
  readonly textOf: ObjectWriter['text'];
}

/** The name under which a page finds the font of its stamp. */
export const stampFontName = 'VigieStamp';

/** Writes the pages of a document and all that they need into the file. */
export const copyDocument = (document: SourceDocument, target: CopyTarget): CopiedDocument => {
  const { file } = target;
  const sources = document.pages;
  const pages = sources.map(({ node }) => ({
    number: file.reserve(),
    stamp: target.stamping ? file.reserve() : 0,
    boxes: readPageBoxes(node),
  }));
  const numbers = new Map(sources.map(({ ref }, index) => [ref, pages[index]!.number]));
  const writer = createObjectWriter(document.context, file, target.isTagged ? numbers : undefined);
  const own = createDestinations({ document, numbers });
  const resolve: ResolveDestination = (destination) => target.resolve?.(destination) ?? own(destination);
  const resourcesText = createResources(writer, target);
  sources.forEach((page, index) => {
    const copied = pages[index]!;
    writer.within(page.ref, () => {
      const parts = [
        `/Type/Page/Parent ${target.parent} 0 R`,
        boxesText(copied.boxes),
        `/Resources ${resourcesText(page.node.Resources())}`,
        contentsText(page, copied, { writer, stamping: target.stamping }),
        annotationsText(page, { writer, resolve, file }),
        groupText(page, writer),
        target.isTagged ? structureText(page, writer) : '',
      ];
      file.write(copied.number, `<<${parts.join('\n')}>>`);
    });
  });
  const structure = target.isTagged ? document.catalog.get(structureRoot) : undefined;
  writer.text(structure);
  writer.writeRest();
  return {
    pages,
    layers: readLayers(document, writer),
    structure: structure && writer.numberOf(structure),
    textOf: writer.text,
  };
};

const boxesText = ({ media, visible, rotation, unit }: PageBoxes): string =>
  [
    `/MediaBox ${boxText(media)}`,
    visible === media ? '' : `/CropBox ${boxText(visible)}`,
    rotation === 0 ? '' : `/Rotate ${rotation}`,
    unit === 1 ? '' : `/UserUnit ${unit}`,
  ].join('');

const boxText = (box: Box): string => `[${box.map((side) => Number(side.toFixed(4))).join(' ')}]`;

const group = PDFName.of('Group');
const groupText = ({ node }: SourcePage, writer: ObjectWriter): string =>
  node.has(group) ? `/Group ${writer.text(node.get(group))}` : '';

const structureRoot = PDFName.of('StructTreeRoot');
const structureText = ({ node }: SourcePage, writer: ObjectWriter): string =>
  `/Tabs/S/StructParents ${writer.text(node.get(PDFName.of('StructParents')))}`;

/** The font of the stamp joins the fonts of the page, in a copy that pages with the same resources share. */
const createResources = (writer: ObjectWriter, { file, stamping }: CopyTarget) => {
  const written = new Map<PDFDict | undefined, number>();
  const textOf = (resources: PDFDict | undefined): string => {
    const font = PDFName.of('Font');
    const fonts = resources?.lookup(font);
    const others = (resources?.entries() ?? []).filter(([key]) => key !== font || !stamping);
    const part = resources && PDFDict.fromMapWithContext(new Map(others), resources.context);
    const rest = part ? writer.text(part).slice(2, -2) : '';
    if (!stamping) return `<<${rest}>>`;
    const own = fonts instanceof PDFDict ? writer.text(fonts, true).slice(2, -2) : '';
    return `<<${rest}/Font<<${own}/${stampFontName} ${stamping.font} 0 R>>>>`;
  };
  return (resources: PDFDict | undefined): string => {
    let number = written.get(resources);
    if (number === undefined) {
      number = file.add(textOf(resources));
      written.set(resources, number);
    }
    return `${number} 0 R`;
  };
};

const contentsText = (
  { node }: SourcePage,
  { stamp }: CopiedPage,
  { writer, stamping }: { writer: ObjectWriter; stamping?: Stamping | undefined },
): string => {
  const own = node.get(PDFName.Contents);
  const listed = node.context.lookup(own);
  const parts: readonly (PDFObject | undefined)[] = listed instanceof PDFArray ? listed.asArray() : [own];
  const texts = parts.filter((part) => part instanceof PDFRef).map((part) => writer.text(part));
  const all = stamping ? [`${stamping.save} 0 R`, ...texts, `${stamp} 0 R`] : texts;
  return `/Contents[${all.filter((text) => text !== 'null').join(' ')}]`;
};

const annotationsText = (
  page: SourcePage,
  { writer, resolve, file }: { writer: ObjectWriter; resolve: ResolveDestination; file: PdfFile },
): string => {
  const numbers = annotationsOf(page.node.lookup(PDFName.Annots)).flatMap((listed) => {
    const annotation = page.node.context.lookup(listed);
    if (!(annotation instanceof PDFDict)) return [];
    const owner = listed instanceof PDFRef ? listed : page.ref;
    const text = writer.within(owner, () => annotationText(annotation, { writer, resolve }));
    return text === undefined ? [] : [`${file.add(text)} 0 R`];
  });
  return numbers.length === 0 ? '' : `/Annots[${numbers.join(' ')}]`;
};
