import type { Bilingual } from '#contract/languages.ts';
import { isCasNumber } from '#contract/sheets/cas.ts';
import { quoted } from './reasons.ts';

/** CAS numbers found in a cell, and what in it is not one, with the reason. */
interface ParsedCas {
  readonly numbers: readonly string[];
  readonly problems: readonly Bilingual[];
}

/**
 * The CAS numbers of a cell: with any signs between their parts, or none, as long as the check digit is right. Several are parted by
 * `;`, `|`, `,`, line breaks, or by what people write between numbers. Words that mean "no number" are not an error.
 */
export const parseCas = (cell: string): ParsedCas => {
  const numbers = new Set<string>();
  const problems: Bilingual[] = [];
  for (const part of cell
    .split(/[;|,\n\r]/)
    .map(tidy)
    .filter(Boolean)) {
    const found = readOne(part) ?? readSeveral(part);
    if (found) for (const number of [found].flat()) numbers.add(number);
    else if (!saysNoNumber(part)) problems.push(problemOf(part));
  }
  return { numbers: [...numbers], problems };
};

/** `67-64-1`, `67.64.1`, `67 64 1`, `67641`; undefined where the check digit does not fit. */
const readOne = (part: string): string | undefined => {
  const [, first = '', second = '', check = ''] =
    /^0*([1-9]\d{1,6})[^\p{L}\p{N}]{1,3}(\d{2})[^\p{L}\p{N}]{1,3}(\d)$/u.exec(part) ??
    /^0*([1-9]\d{1,6})(\d{2})(\d)$/.exec(part) ??
    [];
  const number = `${first}-${second}-${check}`;
  return isCasNumber(number) ? number : undefined;
};

/** Numbers with spaces, slashes or words between them; undefined unless every number among them is one. */
const readSeveral = (part: string): string[] | undefined => {
  const words = part.split(/[\s/&+()[\]:]+/).filter((word) => /\d/.test(word));
  const found = words.map(readOne);
  return found.length > 0 && found.every((number) => number !== undefined) ? found : undefined;
};

const hasCasShape = (text: string) => /^[1-9]\d{1,6}-\d{2}-\d$/.test(text);

/** Typographic dashes, `CAS:` before the number and leading zeros are habits of other systems. */
const tidy = (part: string) =>
  part
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^\s*CAS\s*(?:#|no\.?|n°|rn)?\s*:?/i, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .trim()
    .replace(/^0+(?=\d{2,7}-\d{2}-\d$)/, '');

const saysNoNumber = (part: string) =>
  /^(?:[-–./]+|0|n\/?\s?[ad]|s\/?o|none|aucune?|unknown|inconnue?|mixture|mélange|proprietary|trade secret|secret commercial|no[ -]*cas.*)$/i.test(
    part,
  );

const problemOf = (part: string): Bilingual => {
  const { en, fr } = quoted(part);
  if (hasCasShape(part))
    return {
      en: `CAS number ${en} has a wrong check digit`,
      fr: `le chiffre de contrôle du numéro CAS ${fr} est erroné`,
    };
  const intended = beforeSpreadsheet(part);
  return {
    en: `${en} is not a CAS number${intended ? ` (${intended}, which a spreadsheet took for a date?)` : ''}`,
    fr: `${fr} n’est pas un numéro CAS${intended ? ` (${intended}, pris pour une date par un tableur?)` : ''}`,
  };
};

/** The CAS number that a spreadsheet made a date of, if it can be one: 7789-09-5 becomes 9/5/7789. */
const beforeSpreadsheet = (part: string) => {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d)\/(\d{4})$/.exec(part) ?? [];
  const number = `${year}-${month.padStart(2, '0')}-${day}`;
  return isCasNumber(number) ? number : undefined;
};
