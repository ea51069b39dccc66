import { withoutDirections } from '#contract/directions.ts';
import { isCasNumber } from '#contract/sheets/cas.ts';
import { sheetFormats } from '#contract/sheets/format.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { readUnNumber } from '#contract/sheets/un-number.ts';
import { valueOfWord } from '#contract/sheets/vocabulary.ts';
import { type DateOrder, parseDate } from '#lib/sheet-reader/dates/parse-date.ts';
import type { ColumnPlan } from './column-plan.ts';
import { type ColumnName, columnTitle, customColumns } from './columns.ts';
import type { ListRow } from './list.ts';
import type { ImportRow, RejectedRow } from './row.ts';
import { hazardousOf, languageOfWord, pictogramOf, saysNone, statusOfWord } from './words.ts';

/** What `parseRow` goes by, the same for every row of a list. */
export interface RowReading {
  readonly plan: ColumnPlan;
  /** Of rows whose language cell is empty, or absent. */
  readonly language: SheetLanguage;
  readonly dateOrder?: DateOrder;
}

/** Reads a row that is not empty. What makes no sense is a note where the rest can stand without it, else a reason. */
export const parseRow = (row: ListRow, { plan, language, dateOrder }: RowReading): ImportRow | RejectedRow => {
  /** The cell of a column, in one line; undefined where the list has no such column. */
  const raw = (name: ColumnName) => {
    const index = plan.indexes.get(name);
    return index === undefined ? undefined : withoutDirections(row.cells[index] ?? '');
  };
  const text = (name: ColumnName) => raw(name)?.replace(/\s+/g, ' ').trim();
  const productName = text('productName') ?? '';
  const reject = (reason: string): RejectedRow => ({ line: row.line, productName, reason });

  if (productName === '') return reject('no product name');
  const languageWord = text('language') ?? '';
  const sheetLanguage = languageWord === '' ? language : languageOfWord(languageWord);
  if (!sheetLanguage) return reject(`language “${languageWord}” is neither English nor French`);
  const dateText = text('sheetDate') ?? '';
  const date = dateText === '' ? undefined : parseDate(dateText, dateOrder);
  if (dateText !== '' && !date) return reject(`date “${dateText}” cannot be read`);

  const notes: string[] = [];
  if (date?.assumed) notes.push(`date “${dateText}” was read ${date.assumed}, as ${date.day}`);
  /** The value a word means. One that means nothing is noted and left out, as the empty word is. */
  const valueFor = <Value>(name: ColumnName, meaning: (word: string) => Value | undefined) => {
    const word = text(name) ?? '';
    if (saysNone(word)) return undefined;
    const value = meaning(word);
    if (value === undefined) notes.push(`${columnTitle(name)} “${word}” is unknown and was left out`);
    return value;
  };
  const cas = raw('cas');
  const parsedCas = cas === undefined ? undefined : parseCas(cas);
  for (const problem of parsedCas?.problems ?? []) notes.push(`${problem} and was left out`);

  return {
    line: row.line,
    productName,
    manufacturer: text('manufacturer') ?? '',
    language: sheetLanguage,
    productIds: splitCell(raw('productIds') ?? ''),
    alternativeName: text('alternativeName'),
    casNumbers: parsedCas?.numbers,
    unNumbers: unNumbersIn(raw('unNumbers'), notes),
    sheetDate: raw('sheetDate') === undefined ? undefined : (date?.day ?? ''),
    format: valueFor('format', (word) => valueOfWord(sheetFormats, word)),
    status: valueFor('status', statusOfWord),
    hazardous: valueFor('hazardous', hazardousOf),
    pictograms: pictogramsIn(raw('pictograms'), notes),
    ...Object.fromEntries(customColumns.map((name) => [name, text(name)])),
    locations: splitCell(raw('locations') ?? ''),
    pdf: text('pdf') ?? '',
    notes,
  };
};

const pictogramsIn = (cell: string | undefined, notes: string[]): Pictogram[] | undefined => {
  if (cell === undefined) return undefined;
  const found = new Set<Pictogram>();
  for (const word of cell.split(/[;|,\n\r]/).filter((part) => !saysNone(part))) {
    const pictogram = pictogramOf(word.trim());
    if (pictogram) found.add(pictogram);
    else notes.push(`pictogram “${word.trim()}” is unknown and was left out`);
  }
  return [...found].sort();
};

const unNumbersIn = (cell: string | undefined, notes: string[]): string[] | undefined => {
  if (cell === undefined) return undefined;
  const found = new Set<string>();
  for (const word of cell.split(/[;|,\n\r]/).filter((part) => !saysNone(part))) {
    const number = readUnNumber(word);
    if (number) found.add(number);
    else notes.push(`UN number “${word.trim()}” is none and was left out`);
  }
  return [...found].sort();
};

/** The values of a cell that holds several: parted by `;`, `|` or line breaks, each once. */
const splitCell = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[;|\n\r]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** CAS numbers found in a cell, and what in it is not one, with the reason. */
interface ParsedCas {
  readonly numbers: readonly string[];
  readonly problems: readonly string[];
}

/**
 * The CAS numbers of a cell, separated by `;`, `|`, `,` or line breaks. Words that mean "no number" are not an error.
 */
export const parseCas = (cell: string): ParsedCas => {
  const numbers = new Set<string>();
  const problems: string[] = [];
  for (const part of cell
    .split(/[;|,\n]/)
    .map(tidy)
    .filter(Boolean)) {
    if (isCasNumber(part)) numbers.add(part);
    else if (!saysNoNumber(part)) problems.push(problemOf(part));
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

const saysNoNumber = (part: string) =>
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
