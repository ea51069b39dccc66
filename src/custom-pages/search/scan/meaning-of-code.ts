import { maxKeywordLength } from '#contract/limits.ts';

/** What a scanned code leads to. */
export type CodeMeaning =
  /** A sheet of this portal, from one of its labels. */
  | { readonly kind: 'sheet'; readonly isn: number }
  /** A poster of this portal. */
  | { readonly kind: 'poster'; readonly path: string }
  /** A product’s number or name, to be searched. */
  | { readonly kind: 'words'; readonly words: string }
  /** An address of another site, which is not opened. */
  | { readonly kind: 'foreign'; readonly host: string }
  | { readonly kind: 'unknown' };

/**
 * Reads what a code says. `host` is the portal’s own: a label of another portal has the same form of address, and its number means
 * another sheet there.
 */
export const meaningOfCode = (code: string, host: string): CodeMeaning => {
  const text = code.trim();
  if (/^https?:/i.test(text)) return meaningOfAddress(text, host);
  const words = tradeNumberIn(text) ?? text;
  const isSearchable = words !== '' && words.length <= maxKeywordLength && !isForMachines.test(words);
  return isSearchable ? { kind: 'words', words } : { kind: 'unknown' };
};

const meaningOfAddress = (text: string, host: string): CodeMeaning => {
  const address = URL.parse(text);
  if (!address) return { kind: 'unknown' };
  if (address.host === host) {
    const isn = /^\/sds-details\/isn\/(\d{1,9})\/?$/.exec(address.pathname)?.[1];
    if (isn) return { kind: 'sheet', isn: Number(isn) };
    return /^\/e\/[\w-]+\/?$/.test(address.pathname)
      ? { kind: 'poster', path: address.pathname }
      : { kind: 'foreign', host };
  }
  // GS1 Digital Link: a maker's address that has the number of the product in it.
  const number = /\/01\/(\d{8,14})(?:\/|$)/.exec(address.pathname)?.[1];
  return number && isTradeNumber(number)
    ? { kind: 'words', words: withoutPadding(number) }
    : { kind: 'foreign', host: address.host };
};

/** Networks, contacts, payments, and whatever has lines or signs that nobody types. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a code may hold them
const isForMachines = /[\u0000-\u001f\u007f]|^[a-z][a-z0-9+.-]{2,}:\S/i;

/** The number of a product (GTIN), alone or at the beginning of a GS1 code, which goes on with the batch and the date. */
const tradeNumberIn = (text: string): string | undefined => {
  const number = /^(?:\(01\)|01)(\d{14})/.exec(text)?.[1] ?? (/^(?:\d{8}|\d{12,14})$/.test(text) ? text : undefined);
  return number && isTradeNumber(number) ? withoutPadding(number) : undefined;
};

/** Whether its last digit is the one that the others give. */
const isTradeNumber = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
};

/** As it stands under the bars of a package: 8, 12, 13 or 14 digits. */
const withoutPadding = (number: string): string => {
  const digits = number.replace(/^0+/, '');
  const length = [8, 12, 13, 14].find((one) => one >= digits.length) ?? 14;
  return digits.padStart(length, '0');
};
