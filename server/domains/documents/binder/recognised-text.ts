import { open } from 'node:fs/promises';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { PdfFile } from '#lib/pdf-binder/pdf-file.ts';
import { type UnseenText, unseenFontName } from '#lib/pdf-binder/source/copy-document.ts';
import { type PageBoxes, uprightOf } from '#lib/pdf-binder/source/page-boxes.ts';
import type { RecognisedPage } from '#lib/sheet-reader/scans/recognised.ts';
import { ascent } from '#lib/sheet-reader/text/layout.ts';
import { boxOnPage } from '#lib/sheet-reader/text/place-of.ts';
import type { RecognisedPart } from '../generator.ts';

/** What was recognised on the pages of a scan, read back from the file that it was put into. */
export const readRecognised = async ({ path, start, length }: RecognisedPart): Promise<RecognisedPage[]> => {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(length), position: start });
    return JSON.parse(buffer.toString('utf8')) as RecognisedPage[];
  } finally {
    await file.close();
  }
};

/** The font of what is not seen: every reader has it. */
export const addUnseenFont = (file: PdfFile): number =>
  file.add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');

/** The words of a scan, each where it stands in the picture: who looks for one in the binder finds it. */
export const unseenText = (font: number, pages: readonly RecognisedPage[]): UnseenText => {
  const byNumber = new Map(pages.map((page) => [page.frame.number, page]));
  const pageOf = (index: number, boxes: PageBoxes): RecognisedPage | undefined => {
    const page = byNumber.get(index + 1);
    return page && page.words.length > 0 && fits(page, boxes) ? page : undefined;
  };
  return {
    font,
    turnOf: (index, boxes) => pageOf(index, boxes)?.frame.turn ?? 0,
    contentOf: (index, boxes) => {
      const page = pageOf(index, boxes);
      return page && contentOf(page, boxes);
    },
  };
};

/** Whether a page is as large as the one whose picture was read. */
const fits = ({ frame }: RecognisedPage, boxes: PageBoxes): boolean => {
  const { width, height } = uprightOf(boxes);
  return Math.abs(frame.width - width) < 1 && Math.abs(frame.height - height) < 1;
};

/** Helvetica, as `addUnseenFont` writes it. */
const helvetica = (await PDFDocument.create()).embedStandardFont(StandardFonts.Helvetica);
const known = new Set(helvetica.getCharacterSet());

/** Mode 3 draws nothing. PDF 32000-1 §9.3.6. */
const contentOf = ({ frame, words }: RecognisedPage, boxes: PageBoxes): string => {
  const lines = words.flatMap(([text, x, y, width, size]) => {
    const own = [...text.normalize('NFC')].filter((character) => known.has(character.codePointAt(0)!)).join('');
    const natural = helvetica.widthOfTextAtSize(own, size);
    if (natural <= 0 || width <= 0) return [];
    return [
      `/${unseenFontName} ${short(size)} Tf ${short((width / natural) * 100)} Tz`,
      `1 0 0 1 ${short(x)} ${short(-y - ascent * size)} Tm ${helvetica.encodeText(`${own} `).toString()} Tj`,
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
