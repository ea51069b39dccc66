import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Language, locales } from '#contract/languages.ts';
import type { SheetFacts } from '#server/domains/collection/sheets.ts';
import { sectionPieces } from './block-pieces.ts';
import type { Section } from './blocks.ts';
import { registerFonts } from './fonts.ts';
import { layOnPages } from './lay-on-pages.ts';
import { drawFrames, drawTitle } from './page-frame.ts';
import { page } from './paper.ts';
import type { SectionWriter } from './reading.ts';
import { readSheet } from './reading.ts';
import { sectionTitles } from './section-titles.ts';
import { accidentalRelease } from './sections/accidental-release.ts';
import { composition } from './sections/composition.ts';
import { disposal } from './sections/disposal.ts';
import { ecology } from './sections/ecology.ts';
import { exposureControls } from './sections/exposure-controls.ts';
import { fireFighting } from './sections/fire-fighting.ts';
import { firstAid } from './sections/first-aid.ts';
import { handlingAndStorage } from './sections/handling-and-storage.ts';
import { hazardIdentification } from './sections/hazard-identification.ts';
import { identification } from './sections/identification.ts';
import { otherInformation } from './sections/other-information.ts';
import { physicalProperties } from './sections/physical-properties.ts';
import { regulation } from './sections/regulation.ts';
import { stability } from './sections/stability.ts';
import { toxicology } from './sections/toxicology.ts';
import { transport } from './sections/transport.ts';

/** Writers of the sixteen sections, in order. */
const writers: readonly SectionWriter[] = [
  identification,
  hazardIdentification,
  composition,
  firstAid,
  fireFighting,
  accidentalRelease,
  handlingAndStorage,
  exposureControls,
  physicalProperties,
  stability,
  toxicology,
  ecology,
  disposal,
  transport,
  regulation,
  otherInformation,
];

/** The sixteen sections of a sheet in a language, made from its record alone. */
export const writeSections = (sheet: SheetFacts, language: Language): Section[] => {
  const reading = readSheet(sheet, language);
  return writers.map((write, index) => ({
    number: index + 1,
    title: sectionTitles[index]![language],
    blocks: write(reading),
  }));
};

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
