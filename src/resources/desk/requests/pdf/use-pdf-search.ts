import { useEffect, useMemo, useState } from 'react';
import { findText, indexPage, type PageText, type TextRun } from './find-text.ts';
import type { OpenPdf, PdfPage } from './open-pdf.ts';

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

/** The share of a font's height that stands above the line. */
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
