import { waitingKey } from './waiting-mark.ts';

/** The key under which the browser remembers that the navigation is folded. */
export const foldedKey = 'folded';

/** What belongs to the browser rather than to the person who used it: the language, the consent to cookies, the folded navigation, and what others left waiting. */
export const browserKeys: readonly string[] = ['lang', 'cookie', foldedKey, waitingKey];
