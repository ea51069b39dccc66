import type { Line, Word } from './layout.ts';

/** Control characters and the sign for what cannot be read: the page shows a letter or figure there, of which the file says nothing. */
const lost = /[\p{Cc}\ufffd]/u;
const everyLost = new RegExp(lost, 'gu');

/** Whether a text, or a text within a value, has lost a letter. */
export const hasLostLetter = (value: unknown): boolean =>
  typeof value === 'string'
    ? lost.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasLostLetter);

/** `Rinse for ␘5 minutes`, which is fifteen on paper. */
export const losesLetter = ({ cells }: Line): boolean =>
  cells.some(({ words }) => withLostLetters(words).some(({ text }) => hasLostLetter(text)));

/** The words of a column, with one sign wherever a letter is lost: what is taken from them shows it, however it is used. */
export const withLostLetters = (words: readonly Word[]): readonly Word[] =>
  words.flatMap((word, at) => {
    if (!hasLostLetter(word.text)) return [word];
    return at === 0 && isBullet(word) ? [] : [{ ...word, text: word.text.replace(everyLost, lostSign) }];
  });

const lostSign = '\ufffd';

/** Alone at the start of its column it is a bullet, of a font that does not name it. */
const isBullet = ({ text }: Word): boolean => text.replace(everyLost, '') === '';

/** How many letters a word has lost; one that is nothing but a sign may be a bullet. */
export const lettersLostIn = (text: string): number => (text.length > 1 ? (text.match(everyLost)?.length ?? 0) : 0);
