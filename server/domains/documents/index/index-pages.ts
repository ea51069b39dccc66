import type { DocumentSheet } from '../document-sheet.ts';

/** Rows of one page: sheets of the index from one to before another, the letters that stand above some of them. */
export interface IndexPage {
  readonly from: number;
  readonly to: number;
  /** By the number of the sheet that follows. */
  readonly letters: ReadonlyMap<number, string>;
}

interface Room {
  readonly rowHeight: (sheet: DocumentSheet) => number;
  readonly letterHeight: number;
  readonly letterOf: (sheet: DocumentSheet) => string;
  /** Points for rows on the first page, below the title, and on the others. */
  readonly first: number;
  readonly others: number;
}

/** Shares sheets out among pages. A row stays whole, and with the letter above it. */
export const breakPages = (sheets: readonly DocumentSheet[], room: Room): IndexPage[] => {
  const pages: IndexPage[] = [];
  let left = room.first;
  let from = 0;
  let letters = new Map<number, string>();
  let letter = '';
  for (const [at, sheet] of sheets.entries()) {
    const own = room.letterOf(sheet);
    const needed = room.rowHeight(sheet) + (own === letter ? 0 : room.letterHeight);
    // An empty first page, all title, is one page as well.
    if (needed > left) {
      pages.push({ from, to: at, letters });
      [left, from, letters] = [room.others, at, new Map()];
    }
    if (own !== letter) letters.set(at, own);
    letter = own;
    left -= needed;
  }
  return [...pages, { from, to: sheets.length, letters }];
};
