import type { Guide } from '#contract/guides/guide.ts';
import type { Language } from '#contract/languages.ts';
import { contentWidth, page, sizes } from '../sheet-pdf/paper.ts';
import { drawText, heightOf, type TextStyle } from '../sheet-pdf/text.ts';
import { guideColours, guideSizes } from './guide-style.ts';
import { guideWords } from './guide-words.ts';

/** Draws product, title and summary on the first page and gives where they end. */
export const drawGuideTitle = (document: PDFKit.PDFDocument, guide: Guide, language: Language): number => {
  const lines: readonly [string, TextStyle, number][] = [
    [guide.title[language], { face: 'bold', size: guideSizes.title }, 2],
    [guide.summary[language], { size: guideSizes.summary, colour: guideColours.quiet }, 8],
  ];
  let y: number = page.top;
  for (const [text, style, gap] of lines) {
    drawText(document, text, { x: page.left, y, width: contentWidth, style });
    y += heightOf(document, text, contentWidth, style) + gap;
  }
  return y;
};

/** Draws what every page has, once the number of pages is known. The document must buffer its pages. */
export const drawGuideFrames = (document: PDFKit.PDFDocument, guide: Guide, language: Language): void => {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    document.switchToPage(index);
    drawHeader(document, language);
    drawFooter(document, guide.title[language], `Page ${index + 1} ${guideWords.pageOf[language]} ${count}`);
  }
};

const drawHeader = (document: PDFKit.PDFDocument, language: Language) => {
  const half = contentWidth / 2;
  drawText(document, guideWords.product[language], {
    x: page.left,
    y: 38,
    width: half,
    style: { face: 'bold', size: 12, colour: guideColours.accent },
  });
  drawText(document, guideWords.guide[language], {
    x: page.left + half,
    y: 41,
    width: half,
    style: { size: 9, colour: guideColours.quiet, align: 'right' },
  });
  drawLine(document, 58);
};

const drawFooter = (document: PDFKit.PDFDocument, title: string, number: string) => {
  const style: TextStyle = { size: sizes.small, colour: guideColours.quiet, lines: 1 };
  drawLine(document, 748);
  drawText(document, title, { x: page.left, y: 753, width: contentWidth - 130, style });
  drawText(document, number, { x: page.right - 120, y: 753, width: 120, style: { ...style, align: 'right' } });
};

const drawLine = (document: PDFKit.PDFDocument, y: number) =>
  document.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.75).stroke(guideColours.accent);
