import { randomBytes } from 'node:crypto';

/** Digits and small letters without those that are taken for others (Crockford's base 32). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Seven groups of four: 140 random bits. */
const length = 28;
const group = 4;

/** A code that nobody can guess, to be scanned or typed. */
export const createPosterCode = (): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');

/** The code that was meant by what was typed: capitals, hyphens and letters that look like digits do not matter. */
export const readPosterCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[-\s]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** The code in groups, as it is read off and typed. */
export const groupPosterCode = (code: string): string =>
  Array.from({ length: Math.ceil(code.length / group) }, (_, index) =>
    code.slice(index * group, (index + 1) * group),
  ).join('-');

/** Path of the page that a code opens. */
export const posterPath = (code: string): string => `/e/${code}`;
