import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Bilingual, type Language, locales } from '#contract/languages.ts';
import { longDate } from '#contract/long-date.ts';
import type { SheetFacts } from '#server/domains/collection/sheets.ts';
import { sectionPieces } from './block-pieces.ts';
import type { Section } from './blocks.ts';
import { registerFonts } from './fonts.ts';
import { layOnPages } from './lay-on-pages.ts';
import { colours, contentWidth, page, sizes } from './paper.ts';
import { readSheet, type SectionWriter } from './reading.ts';
import { accidentalRelease } from './sections/accidental-release.ts';
import { exposureControls } from './sections/exposure-controls.ts';
import { fireFighting } from './sections/fire-fighting.ts';
import { firstAid } from './sections/first-aid.ts';
import { handlingAndStorage } from './sections/handling-and-storage.ts';
import { hazardIdentification } from './sections/hazard-identification.ts';
import { composition, identification } from './sections/identification.ts';
import { physicalProperties, toxicology } from './sections/properties-and-toxicology.ts';
import { disposal, ecology, otherInformation, regulation, transport } from './sections/sections-12-to-16.ts';
import { stability } from './sections/stability.ts';
import { drawText, measureHeight, type TextStyle } from './text.ts';

/** Headings of the sixteen sections, in order: Hazardous Products Regulations, Schedule 1. */
export const sectionTitles: readonly Bilingual[] = [
  { en: 'Identification', fr: 'Identification' },
  { en: 'Hazard identification', fr: 'Identification des dangers' },
  { en: 'Composition/Information on ingredients', fr: 'Composition/information sur les ingrédients' },
  { en: 'First-aid measures', fr: 'Premiers soins' },
  { en: 'Fire-fighting measures', fr: 'Mesures à prendre en cas d’incendie' },
  { en: 'Accidental release measures', fr: 'Mesures à prendre en cas de déversement accidentel' },
  { en: 'Handling and storage', fr: 'Manutention et stockage' },
  { en: 'Exposure controls/Personal protection', fr: 'Contrôle de l’exposition/protection individuelle' },
  { en: 'Physical and chemical properties', fr: 'Propriétés physiques et chimiques' },
  { en: 'Stability and reactivity', fr: 'Stabilité et réactivité' },
  { en: 'Toxicological information', fr: 'Données toxicologiques' },
  { en: 'Ecological information', fr: 'Données écologiques' },
  { en: 'Disposal considerations', fr: 'Données sur l’élimination' },
  { en: 'Transport information', fr: 'Informations relatives au transport' },
  { en: 'Regulatory information', fr: 'Informations sur la réglementation' },
  { en: 'Other information', fr: 'Autres informations' },
];

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

/** Draws what every page has, once the number of pages is known. The document must buffer its pages. */
const drawFrames = (document: PDFKit.PDFDocument, sheet: SheetFacts, language: Language): void => {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    document.switchToPage(index);
    drawHeader(document, sheet, language);
    drawFooter(document, language, { number: index + 1, count });
  }
};

/** Draws the title of the first page and gives where it ends. */
export const drawTitle = (document: PDFKit.PDFDocument, sheet: SheetFacts, language: Language): number => {
  const x = page.left;
  const name: TextStyle = { face: 'bold', size: sizes.title };
  const note: TextStyle = { size: 8, colour: colours.warning };
  const nameHeight = measureHeight(document, sheet.productName, contentWidth, name);
  const noteHeight = measureHeight(document, words.demonstration[language], contentWidth - 16, note) + 8;
  let y: number = page.top;
  drawText(document, sheet.productName, { x, y, width: contentWidth, style: name });
  y += nameHeight;
  drawText(document, sheet.manufacturer, { x, y, width: contentWidth, style: { size: 11, colour: colours.quiet } });
  y += 20;
  document.rect(x, y, contentWidth, noteHeight).fill('#fff6e5');
  drawText(document, words.demonstration[language], { x: x + 8, y: y + 5, width: contentWidth - 16, style: note });
  return y + noteHeight + 9;
};

const words = {
  title: { en: 'Safety Data Sheet', fr: 'Fiche de données de sécurité' },
  dated: { en: 'Date', fr: 'Date' },
  page: { en: '/', fr: 'de' },
  short: {
    en: 'For demonstration only: the company and the product are invented.',
    fr: 'À des fins de démonstration seulement\u00a0: l’entreprise et le produit sont inventés.',
  },
  demonstration: {
    en: 'For demonstration only. The company and the product are invented; do not rely on this sheet in a workplace.',
    fr: 'À des fins de démonstration seulement. L’entreprise et le produit sont inventés; ne pas se fier à cette fiche dans un lieu de travail.',
  },
} as const;

const drawHeader = (document: PDFKit.PDFDocument, sheet: SheetFacts, language: Language) => {
  const left = contentWidth * 0.64;
  const right = { x: page.left + left + 10, width: contentWidth - left - 10 };
  const small: TextStyle = { size: 8, colour: colours.quiet, lines: 1 };
  drawText(document, sheet.productName, {
    x: page.left,
    y: 32,
    width: left,
    style: { face: 'bold', size: 9, lines: 1 },
  });
  drawText(document, sheet.manufacturer, { x: page.left, y: 45, width: left, style: small });
  drawText(document, words.title[language], {
    ...right,
    y: 32,
    style: { face: 'bold', size: 9, colour: colours.bar, align: 'right' },
  });
  const day = longDate(sheet.sheetDate, language);
  const dated = day && `${words.dated[language]}${language === 'fr' ? '\u00a0' : ''}: ${day}`;
  drawText(document, dated, { ...right, y: 45, style: { ...small, align: 'right' } });
  drawLine(document, 59);
};

const drawFooter = (
  document: PDFKit.PDFDocument,
  language: Language,
  { number, count }: { number: number; count: number },
) => {
  const style: TextStyle = { size: sizes.small, colour: colours.quiet };
  drawLine(document, 748);
  drawText(document, words.short[language], { x: page.left, y: 753, width: contentWidth * 0.75, style });
  drawText(document, `Page ${number} ${words.page[language]} ${count}`, {
    x: page.right - 120,
    y: 753,
    width: 120,
    style: { ...style, align: 'right' },
  });
};

const drawLine = (document: PDFKit.PDFDocument, y: number) =>
  document.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.75).stroke(colours.bar);
