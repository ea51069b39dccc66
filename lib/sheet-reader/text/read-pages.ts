import { getDocumentProxy } from 'unpdf';

import type { Page, Turn } from './layout.ts';
import { linesOf } from './lines.ts';
import { type TextItem, typedOn } from './typed-on.ts';
import { type Piece, wordsOfPieces } from './words.ts';

/** No sheet has more; what comes after is appendices. */
const mostPages = 60;

/** So many are looked at after them to know what the file holds, and for so long, in milliseconds. */
const mostLater = 340;
const timeForLater = 3_000;

/** The last pages, on which the last sections stand: so many, or that part of all. */
const fewestLast = 4;
const partLast = 0.3;

/** A PDF's text: how many pages the file has, and the lines of those that were read. */
export interface PdfText {
  readonly pageCount: number;
  readonly pages: readonly Page[];
  /** Pages after those: no sheet has so many, but a file may hold several. */
  readonly later: readonly Page[];
}

/** Whether the pages read so far have all that the front of a file is read for. */
export type IsEnough = (pages: readonly Page[]) => boolean;

/**
 * The text of a PDF, without running anything in it: its first sixty pages, and those after them as far as time allows. Throws when the bytes cannot be opened without a
 * password.
 */
export const readPages = async (bytes: Uint8Array): Promise<PdfText> => {
  const document = await getDocumentProxy(bytes, {
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
  });
  try {
    const pages: Page[] = [];
    const end = Math.min(document.numPages, mostPages);
    for (let number = 1; number <= end; number++) pages.push(await readPage(await document.getPage(number), number));
    const later: Page[] = [];
    const until = performance.now() + timeForLater;
    const last = Math.min(document.numPages, mostPages + mostLater);
    for (let number = end + 1; number <= last && performance.now() < until; number++)
      later.push(await readPage(await document.getPage(number), number));
    return { pageCount: document.numPages, pages, later };
  } finally {
    await document.loadingTask.destroy();
  }
};

/** Pages from the front until there is enough of them, then the last ones. */
export const frontAndBack = (pages: readonly Page[], isEnough: IsEnough): Page[] => {
  const back = pages.length - Math.max(fewestLast, Math.ceil(pages.length * partLast));
  const enough = pages.findIndex((_, at) => at + 1 < back && isEnough(pages.slice(0, at + 1)));
  return enough < 0 ? [...pages] : [...pages.slice(0, enough + 1), ...pages.slice(back)];
};

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Document['getPage']>>;

const readPage = async (page: PdfPage, number: number): Promise<Page> => {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const typed = typedOn(await page.getAnnotations());
  page.cleanup();
  const pieces = [...items, ...typed].flatMap((item) =>
    'str' in item && item.str.trim() ? pieceOf(item, viewport.transform) : [],
  );
  const turn = commonTurn(pieces);
  const frame = { number, width: viewport.width, height: viewport.height, turn };
  const upright = pieces.filter((piece) => piece.turn === turn);
  return { frame, lines: linesOf(wordsOfPieces(upright, frame), frame) };
};

/** A run as it is shown: where its base line starts, its length, the size of its type and how it is turned. */
const pieceOf = ({ str, transform, width, fontName }: TextItem, view: readonly number[]): Piece[] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  const [va = 1, vb = 0, vc = 0, vd = -1, ve = 0, vf = 0] = view;
  const size = Math.hypot(c, d) * Math.hypot(vc, vd);
  if (!(size > 0.5) || !Number.isFinite(size)) return [];
  const turn = turnOf(va * a + vc * b, vb * a + vd * b);
  if (turn === undefined) return [];
  return [
    {
      text: str,
      x: va * e + vc * f + ve,
      y: vb * e + vd * f + vf,
      length: width * Math.hypot(va, vb),
      size,
      turn,
      ...(fontName !== undefined && { font: fontName }),
    },
  ];
};

/** Text askew is a watermark. */
const turnOf = (across: number, down: number): Turn | undefined => {
  const degrees = (Math.round((Math.atan2(down, across) * 180) / Math.PI) + 360) % 360;
  return ([0, 90, 180, 270] as const).find((turn) => Math.abs(degrees - turn) <= 2 || degrees - turn >= 358);
};

/** A table lies on its side on a page now and then, and a title stands on edge in many a margin: the most text counts. */
const commonTurn = (pieces: readonly Piece[]): Turn => {
  const lengths = new Map<Turn, number>();
  for (const { turn, text } of pieces) lengths.set(turn, (lengths.get(turn) ?? 0) + text.length);
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};
