import type { Mend } from './mends.ts';

/** A row of a list, unchanged. */
export interface ListRow {
  /** The line of the file on which the row begins (of a workbook: the row's number), counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What somebody made of it since; its cells stay as they came. */
  readonly mend?: Mend;
}

/** Everything that stands in a file, before anything is known of it. */
export interface Lines {
  readonly rows: readonly ListRow[];
  /** How it was read, for the report: `UTF-8, semicolons`. */
  readonly description: string;
  /** The sheet of a workbook that was read, and those of its others on which something stands; none of a text. */
  readonly sheet?: string;
  readonly otherSheets?: readonly string[];
}

/** A list before anything is known of its columns. Rows do not include the headers, or what stands above them; empty ones do count. */
export interface List extends Lines {
  readonly headers: readonly string[];
  readonly headerLine: number;
}

/** Whether a row says nothing. */
export const isEmptyRow = ({ cells }: ListRow): boolean => cells.every((cell) => cell.trim() === '');
