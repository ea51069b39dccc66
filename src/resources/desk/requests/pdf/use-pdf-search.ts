import { useEffect, useMemo, useState } from 'react';
import { findText, indexPage, type PageText } from './find-text.ts';
import type { OpenPdf } from './open-pdf.ts';
import { readRuns } from './read-runs.ts';

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
