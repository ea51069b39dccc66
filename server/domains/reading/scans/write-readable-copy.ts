import { appendFile, copyFile, readFile } from 'node:fs/promises';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFObject,
  type PDFPageLeaf,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { type PageBoxes, readPageBoxes, turnedBack, uprightOf } from '#lib/pdf-binder/source/page-boxes.ts';
import type { RecognisedPage } from '#lib/sheet-reader/scans/recognised.ts';
import { ascent } from '#lib/sheet-reader/text/layout.ts';
import { boxOnPage } from '#lib/sheet-reader/text/place-of.ts';

/** A PDF, what was recognised on its pages, and where its readable copy is to be. */
export interface CopyOrder {
  readonly path: string;
  readonly pages: readonly RecognisedPage[];
  readonly to: string;
}

/**
 * Writes the PDF again with the words of its pictures, unseen and each where it stands, on pages that are upright. All of the file stays as
 * it is, what is new stands behind it. False, and no file, where no page has words, or one is not
 * as it was when its picture was read; throws where the file cannot be opened.
 */
export const writeReadableCopy = async ({ path, pages, to }: CopyOrder): Promise<boolean> => {
  const worded = new Map(pages.filter(({ words }) => words.length > 0).map((page) => [page.frame.number, page]));
  if (worded.size === 0) return false;
  const document = await PDFDocument.load(await readFile(path), { updateMetadata: false, forIncrementalUpdate: true });
  const { context, isEncrypted } = document;
  const changed = new Map(
    document.getPages().flatMap(({ node, ref }, index) => {
      const page = worded.get(index + 1);
      // Pictures of pages are drawn a point for each unit, whatever the page says that one is.
      return page ? [[ref, { node, page, boxes: { ...readPageBoxes(node), unit: 1 } }] as const] : [];
    }),
  );
  const isChangeable = changed.size > 0 && [...changed.values()].every(({ page, boxes }) => fits(page, boxes));
  if (isEncrypted || !context.snapshot || !isChangeable) return false;

  const font = document.embedStandardFont(StandardFonts.Helvetica);
  const [save, restore] = ['q', 'Q'].map((operator) => context.register(context.stream(operator)));
  for (const [ref, { node, page, boxes }] of changed) {
    const words = context.register(context.flateStream(contentOf(page, boxes, font)));
    node.set(PDFName.Contents, context.obj([save!, ...contentsOf(node), restore!, words]));
    node.set(PDFName.Resources, resourcesWith(node, font));
    node.set(PDFName.Rotate, context.obj(turnedBack(boxes, page.frame.turn).rotation));
    context.snapshot.markRefForSave(ref);
  }
  const update = await document.saveIncremental(context.snapshot);
  await copyFile(path, to);
  await appendFile(to, update);
  return true;
};

/** Whether a page is as large as the one whose picture was read. */
const fits = ({ frame }: RecognisedPage, boxes: PageBoxes): boolean => {
  const { width, height } = uprightOf(boxes);
  return Math.abs(frame.width - width) < 1 && Math.abs(frame.height - height) < 1;
};

const contentsOf = (node: PDFPageLeaf): PDFObject[] => {
  const own = node.get(PDFName.Contents);
  const listed = node.context.lookup(own);
  return listed instanceof PDFArray ? listed.asArray() : own && listed ? [own] : [];
};

/** The name under which a page finds the font of what is not seen. */
const fontName = PDFName.of('VigieUnseen');

/** What the page draws with, and the font; pages that share theirs with others do no longer. */
const resourcesWith = (node: PDFPageLeaf, font: PDFFont): PDFDict => {
  const fontsKey = PDFName.of('Font');
  const resources = copyOf(node.Resources(), node.context);
  const fonts = copyOf(resources.lookup(fontsKey), node.context);
  fonts.set(fontName, font.ref);
  resources.set(fontsKey, fonts);
  return resources;
};

const copyOf = (dictionary: PDFObject | undefined, context: PDFContext): PDFDict =>
  PDFDict.fromMapWithContext(new Map(dictionary instanceof PDFDict ? dictionary.entries() : []), context);

/** The words of a page, each as wide as it is in the picture. Mode 3 draws nothing: PDF 32000-1 §9.3.6. */
const contentOf = ({ frame, words }: RecognisedPage, boxes: PageBoxes, font: PDFFont): string => {
  const known = new Set(font.getCharacterSet());
  const lines = words.flatMap(([text, x, y, width, size]) => {
    const own = [...text.normalize('NFC')].filter((character) => known.has(character.codePointAt(0)!)).join('');
    const natural = font.widthOfTextAtSize(own, size);
    if (natural <= 0 || width <= 0) return [];
    return [
      `${fontName} ${short(size)} Tf ${short((width / natural) * 100)} Tz`,
      `1 0 0 1 ${short(x)} ${short(-y - ascent * size)} Tm ${font.encodeText(`${own} `).toString()} Tj`,
    ];
  });
  return ['q', `${matrixOf(frame, boxes).map(short).join(' ')} cm`, 'BT', '3 Tr', ...lines, 'ET', 'Q'].join('\n');
};

/** Turns points of the page held upright and level, from its upper left and upwards, into the page's own. */
const matrixOf = (frame: RecognisedPage['frame'], boxes: PageBoxes): readonly number[] => {
  const [a, b, c, d, e, f] = uprightOf(boxes).matrix;
  const at = (x: number, y: number) => {
    const shown = boxOnPage({ x, y: -y, width: 0, height: 0 }, frame);
    const up = frame.height - shown.y;
    return { x: a * shown.x + c * up + e, y: b * shown.x + d * up + f };
  };
  const [origin, right, upwards] = [at(0, 0), at(1, 0), at(0, 1)];
  return [right.x - origin.x, right.y - origin.y, upwards.x - origin.x, upwards.y - origin.y, origin.x, origin.y];
};

const short = (value: number): string => String(Number(value.toFixed(4)));
