import { isCasNumber } from '#contract/sheets/cas.ts';

/** CAS numbers found in a cell, and what in it is not one, with the reason. */
export interface ParsedCas {
  readonly numbers: readonly string[];
  readonly problems: readonly string[];
}

/** The CAS numbers of a cell, parted by `;`, `|`, `,` or line breaks. Words that say there is none are no problem. */
export const parseCas = (cell: string): ParsedCas => {
  const numbers = new Set<string>();
  const problems: string[] = [];
  for (const part of cell
    .split(/[;|,\n]/)
    .map(tidy)
    .filter(Boolean)) {
    if (isCasNumber(part)) numbers.add(part);
    else if (!saysNone(part)) problems.push(problemOf(part));
  }
  return { numbers: [...numbers], problems };
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

const saysNone = (part: string) =>
  /^(?:[-–./]+|0|n\/?\s?[ad]|s\/?o|none|aucune?|unknown|inconnue?|mixture|mélange|proprietary|trade secret|secret commercial|no[ -]*cas.*)$/i.test(
    part,
  );

const problemOf = (part: string) => {
  if (hasCasShape(part)) return `CAS number “${part}” has a wrong check digit`;
  const intended = beforeSpreadsheet(part);
  return `“${part}” is not a CAS number${intended ? ` (${intended}, which a spreadsheet took for a date?)` : ''}`;
};

/** The CAS number that a spreadsheet made a date of, if it can be one: 7789-09-5 becomes 9/5/7789. */
const beforeSpreadsheet = (part: string) => {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d)\/(\d{4})$/.exec(part) ?? [];
  const number = `${year}-${month.padStart(2, '0')}-${day}`;
  return isCasNumber(number) ? number : undefined;
};
