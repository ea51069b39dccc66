/**
 * The text as it is compared: without case, accents, ligatures and punctuation, words parted by one space. `n°` and `no`
 * come out alike, as do typographic and typewriter apostrophes.
 */
export const fold = (text: string): string =>
  text
    .replaceAll('°', 'o')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
