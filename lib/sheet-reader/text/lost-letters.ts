import type { Line, Word } from './layout.ts';

/** Stands for a letter or figure that the page shows, and of which the file says nothing. */
const lostSign = '\ufffd';

/** A text of a file with that sign in place of control characters, which no page shows. */
export const withLostSigns = (text: string): string => text.replace(/\p{Cc}/gu, lostSign);

/** Whether a text, or a text within a value, has lost a letter. */
export const hasLostLetter = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes(lostSign)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasLostLetter);

/** How many letters a word has lost; one that is nothing but a sign may be a bullet. */
export const lettersLostIn = (text: string): number => (text.length > 1 ? text.split(lostSign).length - 1 : 0);

/** `Rinse for �5 minutes`, which is fifteen on paper. */
export const losesLetter = ({ cells }: Line): boolean =>
  cells.some(({ words }) => withoutBullet(words).some(({ text }) => hasLostLetter(text)));

/** The words of a column; a sign alone at its start is a bullet, of a font that does not name it. */
export const withoutBullet = (words: readonly Word[]): readonly Word[] =>
  words[0] && /^\ufffd+$/.test(words[0].text) ? words.slice(1) : words;
