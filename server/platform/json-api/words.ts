import { foldText, searchWordsOf } from '#lib/text/search-text.ts';

/** Whether a text holds every word of a question, in any order, whatever their case and accents. */
export const holdsWords = (question: string): ((text: string) => boolean) => {
  const words = searchWordsOf(question);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
};
