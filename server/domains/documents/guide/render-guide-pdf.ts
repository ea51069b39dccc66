import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Guide } from '#contract/guides/guide.ts';
import { type Language, locales } from '#contract/languages.ts';
import { registerFonts } from '../sheet-pdf/fonts.ts';
import { layOnPages } from '../sheet-pdf/lay-on-pages.ts';
import { page } from '../sheet-pdf/paper.ts';
import { drawGuideFrames, drawGuideTitle } from './guide-frame.ts';
import { guideSectionPieces } from './guide-pieces.ts';
import { guideWords } from './guide-words.ts';

/** A guide as PDF, with its pictures. Some 100 ms of computing, so not for the HTTP thread. Throws when a picture is missing. */
export const renderGuidePdf = async (guide: Guide, language: Language): Promise<Buffer> => {
  const product = guideWords.product[language];
  const document = new PDFDocument({
    size: [page.width, page.height],
    // Pages break where `layOnPages` says, never within a text.
    margin: 0,
    bufferPages: true,
    lang: locales[language],
    displayTitle: true,
    info: { Title: `${guide.title[language]} — ${product}`, Author: product, Creator: product, Producer: product },
  });
  const bytes = buffer(document);
  registerFonts(document);
  const top = drawGuideTitle(document, guide, language);
  const pieces = guide.sections.flatMap((section) => guideSectionPieces(document, section, language));
  layOnPages(document, pieces, top);
  drawGuideFrames(document, guide, language);
  document.end();
  return bytes;
};
