import { buffer } from 'node:stream/consumers';
import { registerFonts } from '#server/domains/documents/sheet-pdf/fonts.ts';
import { colours, contentWidth, page } from '#server/domains/documents/sheet-pdf/paper.ts';
import { createTaggedDocument, drawArtifact, type TaggedDocument } from '#server/domains/documents/tagged-document.ts';
import type { BinderOptions } from '../binder.ts';
import { binderWords } from './binder-words.ts';
import { drawLine } from './draw-line.ts';

/** The pages before the sheets, while they are drawn. */
export interface FrontDocument extends TaggedDocument {
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
  const { language, organisation } = options;
  const tagged = createTaggedDocument(
    { language, title: `${binderWords.title[language]} — ${organisation}`, author: organisation },
    // Pages break where the rows say, never within a text.
    { size: [page.width, page.height], margin: 0, autoFirstPage: false },
  );
  const { document, root } = tagged;
  const bytes = buffer(document);
  registerFonts(document);
  let number = 0;
  return {
    ...tagged,
    options,
    startPage: () => {
      document.addPage();
      number += 1;
      drawArtifact(document, () => drawFrame(document, options, `Page ${number} / ${count}`));
      return page.top;
    },
    skipPage: () => {
      document.addPage();
      number += 1;
    },
    end: () => {
      root.end();
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
