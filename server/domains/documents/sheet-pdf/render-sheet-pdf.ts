import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Language, locales } from '#contract/languages.ts';
import type { SheetFacts } from '#server/domains/collection/sheets.ts';
import { sectionPieces } from './block-pieces.ts';
import { registerFonts } from './fonts.ts';
import { layOnPages } from './lay-on-pages.ts';
import { drawFrames, drawTitle } from './page-frame.ts';
import { page } from './paper.ts';
import { writeSections } from './sections.ts';

/**
 * A safety data sheet of sixteen sections, as PDF, made from its record alone: the same record gives the same bytes. About
 * 100 ms of computing, so not for the HTTP thread: `DocumentService` has a thread for it.
 */
export const renderSheetPdf = async (sheet: SheetFacts, language: Language): Promise<Buffer> => {
  const document = new PDFDocument({
    size: [page.width, page.height],
    // Pages break where `layOnPages` says, never within a text.
    margin: 0,
    bufferPages: true,
    lang: locales[language],
    displayTitle: true,
    info: {
      Title: `${sheet.productName} — ${sheet.manufacturer}`,
      Author: sheet.manufacturer,
      Creator: 'Vigie',
      Producer: 'Vigie',
      CreationDate: new Date(sheet.sheetDate || 0),
    },
  });
  const bytes = buffer(document);
  registerFonts(document);
  const top = drawTitle(document, sheet, language);
  const pieces = writeSections(sheet, language).flatMap((section) => sectionPieces(document, section));
  layOnPages(document, pieces, top);
  drawFrames(document, sheet, language);
  document.end();
  return bytes;
};
