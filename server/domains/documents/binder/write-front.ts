import { ParseSpeeds, PDFDict, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import type { PageGroup } from '#lib/pdf-binder/page-tree.ts';
import type { PdfFile } from '#lib/pdf-binder/pdf-file.ts';
import { copyDocument, type Stamping, stampFontName } from '#lib/pdf-binder/source/copy-document.ts';
import { isName, nameText, type ResolveDestination } from '#lib/pdf-binder/source/destinations.ts';
import { type PageBoxes, uprightOf } from '#lib/pdf-binder/source/page-boxes.ts';
import { wholeDocument } from '#lib/pdf-binder/source/source-document.ts';
import type { Face } from '../sheet-pdf/fonts.ts';
import type { Binding } from './bind-sheets.ts';
import type { BinderOptions } from './binder.ts';
import { createFrontDocument } from './front/front-document.ts';
import type { Front } from './front/lay-front.ts';
import { destinationName } from './front/lists.ts';

interface Writing {
  readonly options: BinderOptions;
  readonly bindings: readonly Binding[];
  readonly stamping: Stamping;
  readonly front: Front;
}

/** The pages before the sheets, and the number of what is read aloud of them. */
interface WrittenFront extends PageGroup {
  readonly structure?: number | undefined;
}

/** Writes the pages before the sheets, and the stamps of the sheets, which share their font. */
export const writeFront = async (
  file: PdfFile,
  { options, bindings, stamping, front }: Writing,
): Promise<WrittenFront> => {
  const count = front.count + bindings.reduce((sum, { pages }) => sum + pages.length, 0);
  const drawing = createFrontDocument(options, count);
  front.draw(drawing);
  writeStamps(file, { bindings, front, count, encode: createEncode(drawing.document) });

  const document = await PDFDocument.load(await drawing.end(), {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const node = file.reserve();
  const { pages, structure, textOf } = copyDocument(wholeDocument(document), {
    file,
    parent: node,
    isTagged: true,
    resolve: resolverOf(bindings),
  });
  file.write(stamping.font, textOf(findStampFont(document)));
  const numbers = pages.map(({ number }) => number);
  if (numbers.length < front.count) numbers.push(addEmptyPage(file, node));
  return { node, pages: numbers, structure };
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
  const places = new Map(bindings.map(({ pages: [page] }, index) => [destinationName(index), page]));
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

/** The footer of a sheet's page. */
interface StampText {
  readonly productName: string;
  readonly manufacturer: string;
  /** Of the page in the binder. */
  readonly number: number;
  readonly count: number;
}

/** Points, on a page of Letter or A4; larger and smaller pages have theirs in proportion, within limits. */
const usual = { width: 612, size: 6.5, side: 26, bottom: 10, gap: 16 } as const;
const scales = { least: 0.6, most: 1.6 } as const;

/** The most that a product's name takes of the room when the manufacturer needs some too. */
const shareOfName = 0.62;

/**
 * The stream that draws a stamp, upright at the bottom of the visible part of the page. It first restores the state
 * that was saved before the page was drawn, and marks the stamp as not part of the sheet.
 */
const stampContent = (text: StampText, boxes: PageBoxes, encode: Encode): string => {
  const { width, matrix } = uprightOf(boxes);
  const scale = Math.min(scales.most, Math.max(scales.least, width / usual.width));
  const size = usual.size * scale;
  const right = encode(`Page ${text.number} / ${text.count}`);
  const rightWidth = widthOf(right, size);
  const room = width - 2 * usual.side * scale - rightWidth - usual.gap * scale;
  const left = nameGlyphs(text, room / size, encode);
  const y = usual.bottom * scale;
  return [
    'Q',
    '/Artifact<</Type/Pagination/Subtype/Footer>>BDC',
    'q',
    `${matrix.map(short).join(' ')} cm`,
    '0.4 g',
    'BT',
    `/${stampFontName} ${short(size)} Tf`,
    `1 0 0 1 ${short(usual.side * scale)} ${short(y)} Tm`,
    `<${hexOf(left)}>Tj`,
    `1 0 0 1 ${short(width - usual.side * scale - rightWidth)} ${short(y)} Tm`,
    `<${hexOf(right)}>Tj`,
    'ET',
    'Q',
    'EMC',
  ].join('\n');
};

/** Product and manufacturer, both shortened when there is no room for them. `room` is in widths of the font. */
const nameGlyphs = ({ productName, manufacturer }: StampText, room: number, encode: Encode): readonly Glyph[] => {
  const separator = manufacturer === '' ? [] : encode(' · ');
  const name = encode(productName);
  const maker = encode(manufacturer);
  const free = room - widthOf(separator, 1);
  const forName = Math.max(free * shareOfName, free - widthOf(maker, 1));
  const shownName = shorten(name, forName, encode);
  return [...shownName, ...separator, ...shorten(maker, free - widthOf(shownName, 1), encode)];
};

const shorten = (glyphs: readonly Glyph[], room: number, encode: Encode): readonly Glyph[] => {
  if (widthOf(glyphs, 1) <= room) return glyphs;
  const dots = encode('…');
  let left = room - widthOf(dots, 1);
  const count = glyphs.findIndex(({ width }) => {
    left -= width;
    return left < 0;
  });
  return count <= 0 ? [] : [...glyphs.slice(0, count), ...dots];
};

const widthOf = (glyphs: readonly Glyph[], size: number): number =>
  glyphs.reduce((sum, { width }) => sum + width, 0) * size;

const hexOf = (glyphs: readonly Glyph[]): string => glyphs.map(({ hex }) => hex).join('');

const short = (value: number): string => String(Number(value.toFixed(3)));

/** A character as the font in the file has it; `width` is that of a text of size 1. */
interface Glyph {
  readonly hex: string;
  readonly width: number;
}

type Encode = (text: string) => readonly Glyph[];

const stampFace: Face = 'regular';

/** What the name of that font ends with in a document; its beginning says which subset it is. */
const stampFontFile = 'Roboto-Regular';

/**
 * Encodes texts in the font that a document embeds, for what is drawn outside that document; it must not have ended. Each
 * character by itself, so that nothing is typeset twice.
 */
const createEncode = (document: PDFKit.PDFDocument): Encode => {
  const font = (document.font(stampFace) as unknown as WithFont)._font;
  const glyphs = new Map<string, readonly Glyph[]>();
  const glyphsOf = (character: string): readonly Glyph[] => {
    const [codes, positions] = font.encode(character);
    return codes.map((hex, index) => ({ hex, width: (positions[index]?.advanceWidth ?? 0) / 1000 }));
  };
  return (text) =>
    [...text.normalize('NFC')].flatMap((character) => {
      let known = glyphs.get(character);
      if (!known) {
        known = glyphsOf(character);
        glyphs.set(character, known);
      }
      return known;
    });
};

/** pdfkit's current font: the only way to have text in the subset that it embeds without drawing it. */
interface WithFont {
  readonly _font: {
    encode(text: string): [codes: string[], positions: { readonly advanceWidth: number }[]];
  };
}
