/** Texts as lists are searched by their parts. */
export const searchTextOf = (texts: readonly string[]): string => texts.map(foldText).filter(Boolean).join(' \u00b7 ');

/** Text as it is looked for: without case and accents. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a question, folded; each has to stand somewhere in what is found. */
export const searchWordsOf = (question: string): string[] => foldText(question).split(/\s+/).filter(Boolean);
