import { withoutDirections } from '#contract/directions.ts';
import { importColumns } from '#contract/imports/columns.ts';
import type { Bilingual } from '#contract/languages.ts';
import { sheetFormats } from '#contract/sheets/format.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { readUnNumber } from '#contract/sheets/un-number.ts';
import { valueOfWord } from '#contract/sheets/vocabulary.ts';
import { type DateOrder, parseDate } from '#lib/sheet-reader/dates/parse-date.ts';
import { fold } from '#lib/text/fold.ts';
import type { ColumnPlan } from './column-plan.ts';
import { type ColumnName, customColumns } from './columns.ts';
import type { ListRow } from './list.ts';
import { parseCas } from './parse-cas.ts';
import { quoted, type Reason, toLookAt, told } from './reasons.ts';
import type { ImportRow, RejectedRow } from './row.ts';
import { hazardousOf, languageOfWord, pictogramOf, saysNone, statusOfWord } from './words.ts';

/** What `parseRow` goes by, the same for every row of a list. */
export interface RowReading {
  readonly plan: ColumnPlan;
  /** Of rows whose language cell is empty, or absent. */
  readonly language: SheetLanguage;
  readonly dateOrder?: DateOrder;
  /** The last day that a sheet can bear. */
  readonly latest?: string;
}

/** Reads a row that is not empty. What makes no sense is a note where the rest can stand without it, else a reason. */
export const parseRow = (row: ListRow, { plan, language, dateOrder, latest }: RowReading): ImportRow | RejectedRow => {
  /** The cell of a column, in one line; undefined where the list has no such column. */
  const raw = (name: ColumnName) => {
    const index = plan.indexes.get(name);
    const cell = row.mend?.values[name] ?? (index === undefined ? undefined : (row.cells[index] ?? ''));
    return cell === undefined ? undefined : withoutDirections(cell);
  };
  const text = (name: ColumnName) => raw(name)?.replace(/\s+/g, ' ').trim();
  const productName = saysNone(text('productName') ?? '') ? '' : (text('productName') ?? '');
  const languageWord = text('language') ?? '';
  const sheetLanguage = languageWord === '' ? language : languageOfWord(languageWord);

  const notes: Reason[] = [];
  const dateText = text('sheetDate') ?? '';
  const date = dateText === '' ? undefined : readDate(dateText, dateOrder);
  if (dateText !== '' && !date) notes.push(unreadableDate(dateText));
  if (date && latest && date.day > latest) notes.push(dateToCome(dateText));
  if (date?.isAssumed) notes.push(assumedDate(dateText, date.day));
  /** The value a word means. One that means nothing is noted and left out, as the empty word is. */
  const valueFor = <Value>(name: ColumnName, meaning: (word: string) => Value | undefined) => {
    const word = text(name) ?? '';
    if (saysNone(word)) return undefined;
    const value = meaning(word);
    if (value === undefined) notes.push(unknownWord(importColumns[name], word));
    return value;
  };
  const cas = raw('cas');
  const parsedCas = cas === undefined ? undefined : parseCas(cas);
  for (const { en, fr } of parsedCas?.problems ?? [])
    notes.push(toLookAt(`${en} and was left out`, `${fr}\u00a0: omis`));

  const said: ImportRow = {
    line: row.line,
    productName,
    manufacturer: text('manufacturer') ?? '',
    language: sheetLanguage ?? language,
    productIds: splitCell(raw('productIds') ?? ''),
    alternativeName: text('alternativeName'),
    casNumbers: parsedCas?.numbers,
    unNumbers: unNumbersIn(raw('unNumbers'), notes),
    // A date that cannot be read says nothing of the one that was known.
    sheetDate: raw('sheetDate') === undefined || (dateText !== '' && !date) ? undefined : (date?.day ?? ''),
    format: valueFor('format', (word) => valueOfWord(sheetFormats, word)),
    status: valueFor('status', statusOfWord),
    hazardous: valueFor('hazardous', hazardousOf),
    pictograms: pictogramsIn(raw('pictograms'), notes),
    ...Object.fromEntries(customColumns.map((name) => [name, text(name)])),
    locations: splitCell(raw('locations') ?? ''),
    pdf: text('pdf') ?? '',
    notes,
  };
  const reason =
    productName === ''
      ? noName
      : isOfLayout(said)
        ? noProduct
        : sheetLanguage
          ? undefined
          : unknownLanguage(languageWord);
  return reason ? { line: row.line, productName, reason, said } : said;
};

const pictogramsIn = (cell: string | undefined, notes: Reason[]): Pictogram[] | undefined => {
  if (cell === undefined) return undefined;
  const found = new Set<Pictogram>();
  for (const word of cell.split(/[;|,\n\r]/).filter((part) => !saysNone(part))) {
    const pictogram = pictogramOf(word.trim());
    if (pictogram) found.add(pictogram);
    else notes.push(unknownWord({ en: 'pictogram', fr: 'pictogramme' }, word.trim()));
  }
  return [...found].sort();
};

const unNumbersIn = (cell: string | undefined, notes: Reason[]): string[] | undefined => {
  if (cell === undefined) return undefined;
  const found = new Set<string>();
  for (const word of cell.split(/[;|,\n\r]/).filter((part) => !saysNone(part))) {
    const number = readUnNumber(word);
    if (number) found.add(number);
    else notes.push(noUnNumber(word.trim()));
  }
  return [...found].sort();
};

/** The values of a cell that holds several: parted by `;`, `|` or line breaks, each once, without “none” and dashes. */
const splitCell = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[;|\n\r]/)
      .map((part) => part.trim())
      .filter((part) => !saysNone(part)),
  ),
];

/** Whether a row is one of the printed list, a sum or the number of a page, and says nothing else that a product has. */
const isOfLayout = ({ productName, manufacturer, productIds, casNumbers = [] }: ImportRow): boolean =>
  manufacturer === '' && productIds.length === 0 && casNumbers.length === 0 && layoutWords.test(fold(productName));

/** Folded. */
const layoutWords = /^(?:(?:grand |sous )?total(?: general)?(?: \d+)?|page \d+(?: (?:of |de |sur )?\d+)?)$/;

const noProduct = told(
  'a sum or the number of a page, not a product',
  'un total ou un numéro de page, et non un produit',
);

const noName = told('no product name', 'aucun nom de produit');

const unknownLanguage = (word: string): Reason =>
  told(
    `language ${quoted(word).en} is neither English nor French`,
    `la langue ${quoted(word).fr} n’est ni l’anglais ni le français`,
  );

const unreadableDate = (text: string): Reason =>
  toLookAt(
    `date ${quoted(text).en} cannot be read and was left out`,
    `la date ${quoted(text).fr} est illisible et a été omise`,
  );

const dateToCome = (text: string): Reason =>
  toLookAt(`date ${quoted(text).en} is still to come`, `la date ${quoted(text).fr} est à venir`);

/** Canada writes both orders: where the list does not tell which is its own, the day comes first, and somebody looks at it. */
const readDate = (text: string, order: DateOrder | undefined) => {
  const date = parseDate(text, order);
  return date?.assumed ? { ...parseDate(text, 'day-first')!, isAssumed: true } : date && { ...date, isAssumed: false };
};

const assumedDate = (text: string, day: string): Reason =>
  toLookAt(
    `date ${quoted(text).en} could be read two ways and was read day first, as ${day}`,
    `la date ${quoted(text).fr} peut se lire de deux façons et a été lue jour en premier\u00a0: ${day}`,
  );

const unknownWord = (what: Bilingual, word: string): Reason =>
  toLookAt(
    `${what.en} ${quoted(word).en} is unknown and was left out`,
    `${what.fr} ${quoted(word).fr}\u00a0: inconnu et omis`,
  );

const noUnNumber = (word: string): Reason =>
  toLookAt(
    `UN number ${quoted(word).en} is none and was left out`,
    `${quoted(word).fr} n’est pas un numéro UN et a été omis`,
  );
