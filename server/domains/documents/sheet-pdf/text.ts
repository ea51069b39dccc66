import type { Face } from './fonts.ts';
import { colours, sizes } from './paper.ts';

/** How a text looks; 9 points, regular and dark unless said otherwise. */
export interface TextStyle {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Cuts the text after this many lines, with an ellipsis. */
  readonly lines?: number;
}

/** Space between lines, in points. */
const lineGap = 1.6;

/** Draws a text in a column; what does not fit in its lines wraps. */
export const drawText = (
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, width, style = {} }: { x: number; y: number; width: number; style?: TextStyle },
): void => {
  apply(document, style).fillColor(style.colour ?? colours.text);
  const height = style.lines && style.lines * document.currentLineHeight(true);
  document.text(shown(text), x, y, {
    width,
    lineGap,
    align: style.align ?? 'left',
    ...(height && { height, ellipsis: true }),
  });
};

/** The height of a text in a column, in points. */
export const measureHeight = (
  document: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle = {},
): number => apply(document, style).heightOfString(shown(text), { width, lineGap });

const apply = (document: PDFKit.PDFDocument, { face = 'regular', size = sizes.text }: TextStyle) =>
  document.font(face).fontSize(size);

/** The face has no narrow no-break space, which French numbers bring; the plain one stands for it. */
const shown = (text: string) => text.replaceAll('\u202f', '\u00a0');
