/** Text as it is looked for: without case and accents. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds every word of a question, in any order, whatever their case and accents. */
export const holdsWords = (question: string): ((text: string) => boolean) => {
  const words = fold(question).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
};
