/** The key under which the browser remembers that the navigation is folded. */
export const foldedKey = 'folded';

/** What belongs to the browser rather than to the person who used it: the language, the consent to cookies, the folded navigation. */
export const browserKeys: readonly string[] = ['lang', 'cookie', foldedKey];
