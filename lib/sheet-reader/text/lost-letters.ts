import type { Line } from './layout.ts';

/** Control characters and the sign for what cannot be read: the page shows a letter or figure there, of which the file says nothing. */
const lost = /[\p{Cc}\ufffd]/u;

/** Whether a text, or a text within a value, has lost a letter. */
export const hasLostLetter = (value: unknown): boolean =>
  typeof value === 'string'
    ? lost.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasLostLetter);

/** `Rinse for ␘5 minutes`, which is fifteen on paper. Alone at the start of its column it is a bullet. */
export const losesLetter = ({ cells }: Line): boolean =>
  cells.some(({ words }) =>
    words.some(({ text }, at) => hasLostLetter(text) && (at > 0 || /[^\p{Cc}\ufffd]/u.test(text))),
  );
