import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import type { ListRow } from './list.ts';
import { ListError } from './list-error.ts';

/** The rows of a delimited text, headers included, and how it was read. Throws ListError where a quote is never closed. */
export const readCsv = (bytes: Uint8Array): { rows: ListRow[]; description: string } => {
  const { text, encoding } = decodeText(bytes);
  const delimiter = delimiterOf(text);
  return { rows: rowsOf(text, delimiter), description: `${encoding}, ${delimiterNames[delimiter]}` };
};

const delimiterNames = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const;
type Delimiter = keyof typeof delimiterNames;

/** The delimiter that parts the first line that says something into most cells; commas where none does. */
const delimiterOf = (text: string): Delimiter => {
  const first = /[^\r\n]*[^\s,;][^\r\n]*/.exec(text)?.[0] ?? '';
  const outsideQuotes = first.replace(/"[^"]*"/g, '');
  const counted = (Object.keys(delimiterNames) as Delimiter[]).map(
    (delimiter) => [delimiter, outsideQuotes.split(delimiter).length] as const,
  );
  return counted.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
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
      throw new ListError(`The list cannot be read: ${error.message}.`);
    }
    throw error;
  }
};
