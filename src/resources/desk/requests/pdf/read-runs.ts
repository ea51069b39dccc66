import type { TextRun } from './find-text.ts';
import type { PdfPage } from './open-pdf.ts';

type Matrix = readonly [number, number, number, number, number, number];

/** The share of a font's height that stands above the line. */
const ascent = 0.8;

/** The runs of text on a page, in reading order; a line's end is a space. */
export const readRuns = async ({ proxy }: PdfPage): Promise<TextRun[]> => {
  const toShown = proxy.getViewport({ scale: 1 }).transform as unknown as Matrix;
  const { items } = await proxy.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [a, b, c, d, x, y] = multiply(toShown, item.transform as unknown as Matrix);
    const isUpright = Math.abs(a) >= Math.abs(b);
    const height = Math.hypot(c, d);
    const run = {
      text: item.hasEOL ? `${item.str} ` : item.str,
      x: isUpright ? x : x - height * ascent,
      y: isUpright ? y - height * ascent : y - item.width,
      width: isUpright ? item.width : height,
      height: isUpright ? height : item.width,
    };
    return [run];
  });
};

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
