import type { Place } from '#contract/reading/sheet-reading.ts';

/** A run of text as pdfjs tells it, in points of the page as shown. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The text of one page, folded, and where each of its runs begins in it. */
export interface PageText {
  readonly page: number;
  readonly text: string;
  readonly runs: readonly { readonly start: number; readonly length: number; readonly run: TextRun }[];
}

/** A match: the places of the words, one for each line that they stand on. */
export type Match = readonly Place[];

/** Nobody steps through more. */
const mostMatches = 500;

export const indexPage = (page: number, runs: readonly TextRun[]): PageText => {
  let text = '';
  const placed = runs.map((run) => {
    const folded = fold(run.text);
    const start = text.length;
    text += folded;
    return { start, length: folded.length, run };
  });
  return { page, text, runs: placed };
};

/** Every place where the words stand, whatever their case and accents. */
export const findText = (pages: readonly PageText[], words: string): Match[] => {
  const sought = fold(words.trim()).replace(/\s+/g, ' ');
  if (sought === '') return [];
  return pages.flatMap((page) => matchesOn(page, sought)).slice(0, mostMatches);
};

const matchesOn = (page: PageText, sought: string): Match[] => {
  const matches: Match[] = [];
  for (let at = page.text.indexOf(sought); at >= 0; at = page.text.indexOf(sought, at + sought.length))
    matches.push(placesOf(page, at, at + sought.length));
  return matches;
};

/** The part of each run that lies between the two; letters are taken to be of one width. */
const placesOf = ({ page, runs }: PageText, start: number, end: number): Match =>
  runs
    .filter((one) => one.start < end && one.start + one.length > start && one.run.width > 0)
    .map(({ start: begin, length, run: { x, y, width, height } }) => {
      const from = Math.max(0, start - begin) / length;
      const to = Math.min(length, end - begin) / length;
      return { page, x: x + from * width, y, width: (to - from) * width, height };
    });

/** Without accents and capitals; what parts words is one space. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s/g, ' ');
