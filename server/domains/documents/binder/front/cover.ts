import { locales } from '#contract/languages.ts';
import { longDate } from '#contract/long-date.ts';
import { guideColours } from '#server/domains/documents/guide/guide-style.ts';
import { colours, contentWidth, page } from '#server/domains/documents/sheet-pdf/paper.ts';
import { drawText, heightOf, type TextStyle } from '#server/domains/documents/sheet-pdf/text.ts';
import { binderWords, sortWords } from './binder-words.ts';
import type { FrontDocument } from './front-document.ts';

/** How many sheets there were to bind, and how many are not in the binder. */
export interface SheetCounts {
  readonly sheets: number;
  readonly leftOut: number;
}

/** Draws the first page: whose binder it is, of when, and what was asked for. */
export const drawCover = (front: FrontDocument, counts: SheetCounts): void => {
  const { document, options } = front;
  let y = front.startPage() + 96;
  const put = (text: string, style: TextStyle, gap: number) => {
    drawText(document, text, { x: page.left, y, width: contentWidth, style });
    y += heightOf(document, text, contentWidth, style) + gap;
  };
  put(options.organisation, { size: 14, colour: colours.quiet, lines: 4 }, 10);
  put(binderWords.title[options.language], { face: 'bold', size: 28 }, 14);
  document.rect(page.left, y, 72, 4).fill(guideColours.accent);
  y += 34;
  for (const [label, values] of factsOf(front, counts)) y = drawFact(document, label, values, y) + 8;
};

const labelWidth = 150;

const drawFact = (document: PDFKit.PDFDocument, label: string, values: readonly string[], top: number): number => {
  const place = { x: page.left + labelWidth, width: contentWidth - labelWidth, style: { size: 11 } };
  const quiet: TextStyle = { size: 11, colour: colours.quiet };
  drawText(document, label, { x: page.left, y: top, width: labelWidth - 12, style: quiet });
  let y = top;
  for (const value of values) {
    const height = heightOf(document, value, place.width, place.style);
    // A selection may have a filter of a thousand values; the cover is one page.
    const isLast = y + height > page.bottom - 14;
    drawText(document, isLast ? '…' : value, { ...place, y });
    if (isLast) return page.bottom;
    y += height + 2;
  }
  return Math.max(y, top + heightOf(document, label, labelWidth - 12, quiet));
};

const factsOf = ({ options }: FrontDocument, { sheets, leftOut }: SheetCounts): [string, readonly string[]][] => {
  const { language, filters } = options;
  const number = new Intl.NumberFormat(locales[language]);
  const separator = language === 'fr' ? '\u00a0: ' : ': ';
  return [
    [binderWords.made[language], [longDate(options.made, language)]],
    [binderWords.count[language], [number.format(sheets)]],
    ...(leftOut > 0 ? [[binderWords.notIncluded[language], [number.format(leftOut)]] as [string, string[]]] : []),
    [binderWords.sorted[language], [sortWords[options.sort][language]]],
    [
      binderWords.filters[language],
      filters.length > 0
        ? filters.map(({ label, value }) => `${label}${separator}${value}`)
        : [binderWords.noFilters[language]],
    ],
  ];
};
