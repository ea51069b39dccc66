import type { Language } from '#contract/languages.ts';
import { longDate } from '#contract/long-date.ts';
import type { SheetFacts } from '#server/domains/collection/sheets.ts';
import { colours, contentWidth, page, sizes } from './paper.ts';
import { drawText, heightOf, type TextStyle } from './text.ts';

/** Draws what every page has, once the number of pages is known. The document must buffer its pages. */
export const drawFrames = (document: PDFKit.PDFDocument, sheet: SheetFacts, language: Language): void => {
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
  const nameHeight = heightOf(document, sheet.productName, contentWidth, name);
  const noteHeight = heightOf(document, words.demonstration[language], contentWidth - 16, note) + 8;
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
