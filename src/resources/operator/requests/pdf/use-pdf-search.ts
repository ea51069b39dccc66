import { useEffect, useMemo, useState } from 'react';
import type { Place } from '#contract/reading/sheet-reading.ts';
import type { OpenPdf, PdfPage } from './open-pdf.ts';

/** A run of text as pdfjs tells it, in points of the page as shown. */
interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The text of one page, folded, and where each of its runs begins in it. */
interface PageText {
  readonly page: number;
  readonly text: string;
  readonly runs: readonly { readonly start: number; readonly length: number; readonly run: TextRun }[];
}

/** A match: the places of the words, one for each of their lines. */
type Match = readonly Place[];

/** Nobody steps through more. */
const mostMatches = 500;

const indexPage = (page: number, runs: readonly TextRun[]): PageText => {
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
const findText = (pages: readonly PageText[], words: string): Match[] => {
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

/** Finds words in a PDF. Its text is read with the first search. */
export const usePdfSearch = ({ pages }: OpenPdf) => {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const [texts, setTexts] = useState<readonly PageText[]>();

  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    const read = async () => {
      const read = await Promise.all(pages.map(async (page, index) => indexPage(index + 1, await readRuns(page))));
      if (isWanted) setTexts(read);
    };
    read().catch(() => isWanted && setTexts([]));
    return () => {
      isWanted = false;
    };
  }, [isOpen, pages]);

  const matches = useMemo(() => (isOpen && texts ? findText(texts, words) : []), [isOpen, texts, words]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    words,
    setWords: (typed: string) => {
      setWords(typed);
      setChosen(0);
    },
    matches,
    chosen,
    /** To the match so many further on, round from the last to the first. */
    step: (by: number) => matches.length > 0 && setChosen((chosen + by + matches.length) % matches.length),
    hasNoText: texts?.every(({ text }) => text.trim() === '') ?? false,
  };
};
export type PdfSearch = ReturnType<typeof usePdfSearch>;

type Matrix = readonly [number, number, number, number, number, number];

/** The share of a font's height above the baseline. */
const ascent = 0.8;

/** The runs of text on a page, in reading order; a line's end is a space. */
const readRuns = async ({ proxy }: PdfPage): Promise<TextRun[]> => {
  const toShown = proxy.getViewport({ scale: 1 }).transform as unknown as Matrix;
  const { items } = await proxy.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [a, b, c, d, x, y] = multiply(toShown, item.transform as unknown as Matrix);
    const isUpright = Math.abs(a) >= Math.abs(b);
    const height = Math.hypot(c, d);
    const run = {
      text: item.hasEOL ? `${item.str} ` : item.str,
      x: isUpright ? x : x - height * ascent,
      y: isUpright ? y - height * ascent : y - item.width,
      width: isUpright ? item.width : height,
      height: isUpright ? height : item.width,
    };
    return [run];
  });
};

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
