import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { maxImportRows } from '#contract/imports/limits.ts';
import type { KnownHeaders } from './column-plan.ts';
import { likeliestHeaders } from './find-headers.ts';
import { isEmptyRow, type Lines, type ListRow } from './list.ts';
import { ListError } from './list-error.ts';

/** What decides which sheet of a workbook is the list. */
export interface SheetChoice {
  readonly known: KnownHeaders;
  /** By its name, where somebody chose it. */
  readonly sheet?: string | undefined;
}

/** Reads what stands in a list, whatever its name says it is: a workbook is a ZIP archive, anything else is delimited text. */
export const readLines = async (bytes: Uint8Array, choice: SheetChoice): Promise<Lines> => {
  if (isOldWorkbook(bytes)) throw oldWorkbook;
  const lines = isZip(bytes) ? await readWorkbook(bytes, choice) : readCsv(bytes);
  if (lines.rows.length > maxImportRows + titleLines) throw tooLong;
  return lines;
};

/** Lines that may stand above the headers, and the headers, beside the rows of a list. */
const titleLines = 100;

const tooLong = new ListError(
  `The list has more than ${maxImportRows} rows. Import it in parts.`,
  `La liste dépasse ${maxImportRows} lignes. Importez-la en plusieurs parties.`,
);

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** As programs of before 2007 write. */
const isOldWorkbook = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 8)).toString('hex') === 'd0cf11e0a1b11ae1';

const oldWorkbook = new ListError(
  'The list is a workbook of an older Excel (.xls). Save it as .xlsx or CSV.',
  'La liste est un classeur d’un ancien Excel (.xls). Enregistrez-la en .xlsx ou en CSV.',
);

const noText = new ListError(
  'The list is neither a workbook (.xlsx) nor text (CSV).',
  'La liste n’est ni un classeur (.xlsx) ni du texte (CSV).',
);

/** The rows of a delimited text, headers included, and how it was read. Throws ListError for what is no text, and where a quote is never closed. */
export const readCsv = (bytes: Uint8Array): { rows: ListRow[]; description: string } => {
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0')) throw noText;
  const delimiter = delimiterOf(text);
  return { rows: rowsOf(text, delimiter), description: `${encoding}, ${delimiterNames[delimiter]}` };
};

const delimiterNames = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const;
type Delimiter = keyof typeof delimiterNames;

/** Lines that are looked at for what parts their cells: the first may be a title that says nothing of it. */
const sampled = 30;

/** The delimiter that parts the most lines into the same number of cells, and into the most of them; commas where none does. */
const delimiterOf = (text: string): Delimiter => {
  const lines = text
    .slice(0, 200_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => /[^\s,;]/.test(line))
    .slice(0, sampled);
  const weighed = (Object.keys(delimiterNames) as Delimiter[]).map((delimiter) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const parts = line.split(delimiter).length - 1;
      counts.set(parts, (counts.get(parts) ?? 0) + parts);
    }
    return [delimiter, Math.max(...counts.values(), 0)] as const;
  });
  return weighed.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
};

const rowsOf = (text: string, delimiter: Delimiter): ListRow[] => {
  let line = 1;
  return readRecords(text, delimiter).map(({ raw, record }) => {
    const row = { line, cells: record };
    // csv-parse tells on which line a record ends; where it begins follows from the breaks in its raw text.
    line += raw.match(/\r\n|\n|\r/g)?.length ?? 0;
    return row;
  });
};

const readRecords = (text: string, delimiter: Delimiter) => {
  try {
    return parse(text, {
      delimiter,
      // All three at once: a file put together from several systems would else lose rows within rows.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      raw: true,
    }) as unknown as { raw: string; record: string[] }[];
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new ListError(
        `The list cannot be read: ${error.message}.`,
        `La liste ne peut pas être lue\u00a0: ${error.message}.`,
      );
    }
    throw error;
  }
};

/** How the bytes of a list were written. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

/**
 * The text of a list. Excel writes "CSV" in Windows-1252, on a Mac in the Mac's own encoding, and "Unicode text" in UTF-16 with a mark:
 * what carries no mark and is not valid UTF-8 is taken for Windows-1252, in which every byte means something, unless its letters are a Mac's.
 */
const decodeText = (bytes: Uint8Array): { text: string; encoding: Encoding } => {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
};

const encodingOf = (bytes: Uint8Array): Encoding => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return countOf(bytes, lettersOfMac) > countOf(bytes, lettersOfWindows) ? 'macintosh' : 'windows-1252';
  }
};

/** é, è, ê, à, ç and É, the most frequent of French: bytes that hardly mean anything in the other encoding. */
const lettersOfMac = new Set([0x8e, 0x8f, 0x90, 0x88, 0x8d, 0x83]);
const lettersOfWindows = new Set([0xe9, 0xe8, 0xea, 0xe0, 0xe7, 0xc9]);

const countOf = (bytes: Uint8Array, wanted: ReadonlySet<number>): number => {
  let count = 0;
  for (const byte of bytes) if (wanted.has(byte)) count++;
  return count;
};

/**
 * The rows of one sheet of a workbook, headers included: the one that was chosen, else the first of those whose headers name the most
 * columns; sheets that are hidden are none. Throws ListError for what is no workbook.
 */
export const readWorkbook = async (bytes: Uint8Array, { known, sheet: chosen }: SheetChoice): Promise<Lines> => {
  const workbook = await readXlsx(bytes).catch((error: Error) => {
    throw new ListError(
      `The workbook cannot be read: ${error.message}`,
      `Le classeur ne peut pas être lu\u00a0: ${error.message}`,
    );
  });
  const shown = workbook.sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
  const sheets = (shown.length > 0 ? shown : workbook.sheets).map(({ name, rows }) => ({
    name,
    rows: rows.map((cells, index) => ({ line: index + 1, cells: Array.from(cells, toText) })),
  }));
  const sheet = sheets.find(({ name }) => name === chosen) ?? likeliestSheet(sheets, known);
  if (!sheet) throw new ListError('The workbook has no sheet.', 'Le classeur n’a pas de feuille.');
  return {
    rows: sheet.rows,
    description: `workbook, sheet “${sheet.name}”`,
    sheet: sheet.name,
    otherSheets: sheets.flatMap((other) => (other !== sheet && !other.rows.every(isEmptyRow) ? other.name : [])),
  };
};

const likeliestSheet = <Sheet extends { readonly rows: readonly ListRow[] }>(
  sheets: readonly Sheet[],
  known: KnownHeaders,
): Sheet | undefined => {
  const counts = sheets.map(({ rows }) => likeliestHeaders(rows, known).count);
  return sheets[counts.indexOf(Math.max(...counts))];
};

/** Days are stored as midnight UTC. */
const toText = (cell: string | number | boolean | Date | null | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};
