import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { registerFonts } from '#server/domains/documents/sheet-pdf/fonts.ts';
import { colours, contentWidth, page } from '#server/domains/documents/sheet-pdf/paper.ts';
import type { BinderOptions } from '../binder.ts';
import { binderWords } from './binder-words.ts';
import { drawLine } from './draw-line.ts';

/** The pages before the sheets, while they are drawn. */
export interface FrontDocument {
  readonly document: PDFKit.PDFDocument;
  readonly options: BinderOptions;
  /** Starts a page with what each has; gives where what is its own begins. */
  startPage(): number;
  /** Leaves the back of a page white. */
  skipPage(): void;
  /** The bytes, after the last page. */
  end(): Promise<Buffer>;
}

/** Starts them; `count` is the number of all pages of the binder, for the foot of each. */
export const createFrontDocument = (options: BinderOptions, count: number): FrontDocument => {
  // Pages break where the rows say, never within a text.
  const document = new PDFDocument({ size: [page.width, page.height], margin: 0, autoFirstPage: false });
  const bytes = buffer(document);
  registerFonts(document);
  let number = 0;
  return {
    document,
    options,
    startPage: () => {
      document.addPage();
      number += 1;
      drawFrame(document, options, `Page ${number} / ${count}`);
      return page.top;
    },
    skipPage: () => {
      document.addPage();
      number += 1;
    },
    end: () => {
      document.end();
      return bytes;
    },
  };
};

const drawFrame = (document: PDFKit.PDFDocument, { language, organisation }: BinderOptions, number: string) => {
  const small = { size: 7.5, colour: colours.quiet };
  document.moveTo(page.left, 748).lineTo(page.right, 748).lineWidth(0.75).stroke(colours.rule);
  const title = `${organisation} · ${binderWords.title[language]}`;
  drawLine(document, title, { ...small, x: page.left, y: 754, width: contentWidth - 110 });
  drawLine(document, number, { ...small, x: page.right - 100, y: 754, width: 100, align: 'right' });
};
