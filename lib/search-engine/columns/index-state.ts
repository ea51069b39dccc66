import { type CodeLists, createCodeLists } from './code-lists.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import {
  type ColumnName,
  columnNames,
  type DictionaryName,
  dictionaryNames,
  type ListName,
  listNames,
} from './field-layout.ts';
import { type Bytes, createBytes, createNumbers, type Numbers } from './growable.ts';
import { createPostings, type Postings } from './postings.ts';
import { createStems, type Stems } from './stems.ts';

/** All rows in the rising order of one field; rows that no longer stand may be among them. */
export interface RowOrder {
  readonly rows: Uint32Array<ArrayBuffer>;
  /** Rows from here on came later and are not in it yet. */
  readonly rowCount: number;
}

/** The index of one organisation. A change adds a row and takes the old one out of `alive`; rows never move until compaction. */
export interface IndexState {
  version: number;
  readonly columns: Record<ColumnName, Numbers>;
  /** 1 for a current row, 0 for one that was replaced or removed. */
  readonly alive: Bytes;
  aliveCount: number;
  readonly rowOfIsn: Map<number, number>;
  readonly dictionaries: Record<DictionaryName, Dictionary>;
  readonly lists: Record<ListName, CodeLists>;
  readonly postings: Postings;
  readonly stems: { readonly en: Stems; readonly fr: Stems };
  /** Computed on demand: the current rows, and all rows in the order of a column. */
  aliveRows: Uint32Array | undefined;
  readonly orders: Map<string, RowOrder>;
}

/** An index without rows, at version 0. */
export const createIndexState = (): IndexState => ({
  version: 0,
  columns: recordOf(columnNames, createNumbers),
  alive: createBytes(),
  aliveCount: 0,
  rowOfIsn: new Map(),
  dictionaries: recordOf(dictionaryNames, createDictionary),
  lists: recordOf(listNames, createCodeLists),
  postings: createPostings(),
  stems: { en: createStems(), fr: createStems() },
  aliveRows: undefined,
  orders: new Map(),
});

/** The current rows, in rising order. */
export const aliveRowsOf = (index: IndexState): Uint32Array => {
  if (index.aliveRows) return index.aliveRows;
  const rows = new Uint32Array(index.aliveCount);
  for (let row = 0, at = 0; row < index.alive.length; row++) if (index.alive.data[row] === 1) rows[at++] = row;
  index.aliveRows = rows;
  return rows;
};

/** Bytes of memory that an index takes, about: its arrays, with the room they have to grow, and its tables. */
export const bytesOf = (index: IndexState): number => weightOf(index);

const weightOf = (value: unknown): number => {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  // Of a table of numbers, which may have millions, the first tell that the others weigh nothing more.
  if (value instanceof Map) return value.size * entryBytes + sumOf(value.values().take(fewEntries));
  return sumOf(Object.values(value).values());
};

const sumOf = (values: IteratorObject<unknown>): number =>
  values.reduce((sum: number, each) => sum + weightOf(each), 0);

/** Of an entry of a table. */
const entryBytes = 40;
/** A table of arrays has as many entries as there are ways to sort. */
const fewEntries = 100;

const recordOf = <Name extends string, Value>(names: readonly Name[], create: () => Value) =>
  Object.fromEntries(names.map((name) => [name, create()])) as Record<Name, Value>;
