import { type Page, textOfLine, wordsOfLine } from './layout.ts';
import { lettersLostIn } from './lost-letters.ts';

/** Fewer letters than this on a page and in a file are a stamp or a page number on a scan. */
const lettersOfPage = 60;
const lettersOfFile = 250;
/** A page that has lost more letters than these is read as the picture that it is: its text is there, and is not what is printed. */
const mostLost = 5;

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
  return pages
    .filter((page) => isScan || lettersOn(page) < lettersOfPage || lostOn(page) > mostLost)
    .map(({ frame }) => frame.number);
};

const lettersOn = ({ lines }: Page): number => lines.map(textOfLine).join('').match(/\p{L}/gu)?.length ?? 0;

const lostOn = ({ lines }: Page): number =>
  lines.flatMap(wordsOfLine).reduce((sum, { text }) => sum + lettersLostIn(text), 0);
