import { longDate } from '#contract/long-date.ts';
import type { DocumentOptions } from '../document-sheet.ts';
import { guideColours, guideSizes } from '../guide/guide-style.ts';
import { guideWords } from '../guide/guide-words.ts';
import { drawText, heightOf, type TextStyle } from '../sheet-pdf/text.ts';
import type { IndexFact } from './index-facts.ts';
import type { IndexPaper } from './index-paper.ts';
import { indexWords } from './index-words.ts';

const factStyle: TextStyle = { size: 9.5 };
const labelWidth = 110;

/** Draws title, organisation and facts at the top of the first page and gives where they end. */
export const drawIndexTitle = (
  document: PDFKit.PDFDocument,
  paper: IndexPaper,
  { options, facts }: { options: DocumentOptions; facts: readonly IndexFact[] },
): number => {
  const { language, organisation } = options;
  const width = paper.right - paper.left;
  let y = paper.top;
  const drawLine = (text: string, style: TextStyle, gap: number) => {
    drawText(document, text, { x: paper.left, y, width, style });
    y += heightOf(document, text, width, style) + gap;
  };
  drawLine(guideWords.product[language], { face: 'bold', size: 12, colour: guideColours.accent }, 6);
  drawLine(indexWords.title[language], { face: 'bold', size: guideSizes.title }, 2);
  drawLine(organisation, { size: 12, colour: guideColours.quiet }, 8);
  // A search with very many filters leaves the table half of the first page.
  const lowest = paper.height / 2;
  const valueWidth = width - labelWidth;
  for (const { label, value } of facts) {
    const style = { ...factStyle, lines: Math.max(1, Math.floor((lowest - y) / 13)) };
    const height = Math.min(heightOf(document, value, valueWidth, factStyle), style.lines * 13);
    if (y + height > lowest) break;
    drawText(document, label, {
      x: paper.left,
      y,
      width: labelWidth - 8,
      style: { ...factStyle, colour: guideColours.quiet, lines: 2 },
    });
    drawText(document, value, { x: paper.left + labelWidth, y, width: valueWidth, style });
    y += Math.max(height, heightOf(document, label, labelWidth - 8, factStyle)) + 2;
  }
  return y + 10;
};

/** Draws organisation, day and number at the foot of a page. */
export const drawIndexFoot = (
  document: PDFKit.PDFDocument,
  paper: IndexPaper,
  { options, number, count }: { options: DocumentOptions; number: number; count: number },
): void => {
  const { language, organisation, made } = options;
  const style: TextStyle = { size: 8, colour: guideColours.quiet, lines: 1 };
  const y = paper.bottom + 10;
  const numberWidth = 120;
  drawText(document, `${organisation} · ${longDate(made, language)}`, {
    x: paper.left,
    y,
    width: paper.right - paper.left - numberWidth,
    style,
  });
  drawText(document, `${indexWords.page[language]} ${number} ${indexWords.pageOf[language]} ${count}`, {
    x: paper.right - numberWidth,
    y,
    width: numberWidth,
    style: { ...style, align: 'right' },
  });
};
