import { type Page, textOfLine, wordsOfLine } from './layout.ts';
import { hasLostLetter } from './lost-letters.ts';

/** Fewer letters than this on a page and in a file are a stamp or a page number on a scan. */
const lettersOfPage = 60;
const lettersOfFile = 250;
/** With more words that have lost a letter a page is read as the picture that it is. */
const mostLost = 2;

/** Whether a file has text to read; a scan has no text, or a few stray letters. */
export const hasText = (pages: readonly Page[]): boolean => {
  const counts = pages.map(lettersOn);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    total >= lettersOfFile ||
    counts.some((count) => count >= lettersOfFile) ||
    (pages.length === 1 && total >= lettersOfPage)
  );
};

/** The numbers of the pages that are pictures, if they are anything: all of a file without text, else those that have next to none, or lose their letters. */
export const pagesWithoutText = (pages: readonly Page[]): number[] => {
  const isScan = !hasText(pages);
  return pages.filter((page) => isScan || lettersOn(page) < lettersOfPage).map(({ frame }) => frame.number);
};

const lettersOn = (page: Page): number =>
  isGarbled(page) ? 0 : (page.lines.map(textOfLine).join('').match(/\p{L}/gu)?.length ?? 0);

/** One such sign alone is a bullet. */
const isGarbled = ({ lines }: Page): boolean =>
  lines.flatMap(wordsOfLine).filter(({ text }) => text.length > 1 && hasLostLetter(text)).length > mostLost;
