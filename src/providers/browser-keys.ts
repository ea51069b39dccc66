import { droppingKey } from './kept-mark.ts';
import { waitingKey } from './waiting-mark.ts';

/** The key under which the browser remembers that the navigation is folded. */
export const foldedKey = 'folded';

/** What belongs to the browser rather than to the person who used it: the language, the consent to cookies, the folded navigation, what others left waiting, and what is being removed. */
export const browserKeys: readonly string[] = ['lang', 'cookie', foldedKey, waitingKey, droppingKey];
