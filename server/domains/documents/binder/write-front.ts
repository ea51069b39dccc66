import { ParseSpeeds, PDFDict, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import type { PageGroup } from '#lib/pdf-binder/page-tree.ts';
import type { PdfFile } from '#lib/pdf-binder/pdf-file.ts';
import { copyDocument, type Stamping } from '#lib/pdf-binder/source/copy-document.ts';
import { isName, nameText, type ResolveDestination } from '#lib/pdf-binder/source/destinations.ts';
import { wholeDocument } from '#lib/pdf-binder/source/source-document.ts';
import type { Binding } from './bind-sheets.ts';
import type { BinderOptions } from './binder.ts';
import { createFrontDocument } from './front/front-document.ts';
import type { Front } from './front/lay-front.ts';
import { placeOf } from './front/lists.ts';
import { stampContent } from './stamp.ts';
import { createEncode, type Encode, stampFontFile } from './stamp-font.ts';

interface Writing {
  readonly options: BinderOptions;
  readonly bindings: readonly Binding[];
  readonly stamping: Stamping;
  readonly front: Front;
}

/** Writes the pages before the sheets, and the stamps of the sheets, which share their font. */
export const writeFront = async (
  file: PdfFile,
  { options, bindings, stamping, front }: Writing,
): Promise<PageGroup> => {
  const count = front.count + bindings.reduce((sum, { pages }) => sum + pages.length, 0);
  const drawing = createFrontDocument(options, count);
  front.draw(drawing);
  writeStamps(file, { bindings, front, count, encode: createEncode(drawing.document) });

  const document = await PDFDocument.load(await drawing.end(), {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const node = file.reserve();
  const { pages, textOf } = copyDocument(wholeDocument(document), {
    file,
    parent: node,
    resolve: resolverOf(bindings),
  });
  file.write(stamping.font, textOf(findStampFont(document)));
  const numbers = pages.map(({ number }) => number);
  if (numbers.length < front.count) numbers.push(addEmptyPage(file, node));
  return { node, pages: numbers };
};

interface Stamps {
  readonly bindings: readonly Binding[];
  readonly front: Front;
  readonly count: number;
  readonly encode: Encode;
}

const writeStamps = (file: PdfFile, { bindings, front, count, encode }: Stamps) => {
  bindings.forEach(({ sheet: { productName, manufacturer }, copied }, place) => {
    const first = front.entries[place]!.page;
    copied.forEach(({ stamp, boxes }, index) => {
      const content = stampContent({ productName, manufacturer, number: first + index, count }, boxes, encode);
      file.write(stamp, '<<', Buffer.from(content, 'latin1'));
    });
  });
};

/** Leads from the contents to the sheets. */
const resolverOf = (bindings: readonly Binding[]): ResolveDestination => {
  const places = new Map(bindings.map(({ pages: [page] }, index) => [placeOf(index), page]));
  return (destination: PDFObject | undefined) => {
    const page = isName(destination) ? places.get(nameText(destination)) : undefined;
    return page === undefined ? undefined : `[${page} 0 R/XYZ null null null]`;
  };
};

const findStampFont = (document: PDFDocument): PDFDict => {
  for (const { node } of document.getPages()) {
    const fonts = node.Resources()?.lookup(PDFName.of('Font'));
    for (const name of fonts instanceof PDFDict ? fonts.keys() : []) {
      const font = (fonts as PDFDict).lookup(name, PDFDict);
      if (font.lookup(PDFName.of('BaseFont'))?.toString().endsWith(stampFontFile)) return font;
    }
  }
  throw new Error('the front pages have no text in the font of the stamps');
};

const addEmptyPage = (file: PdfFile, parent: number): number =>
  file.add(`<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 612 792]/Resources<<>>>>`);
