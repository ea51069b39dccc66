import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { isCasNumber } from '#contract/sheets/cas.ts';
import { type SubstanceListId, substanceLists } from '#contract/sheets/substance-lists.ts';

/** That a list names a number: a row of `entries.csv`. */
export interface Entry {
  readonly list: SubstanceListId;
  readonly cas: string;
  /** Groups with a plus between them. */
  readonly group: string;
  readonly as_en: string;
  readonly as_fr: string;
  /** `1 % 10 t`, a day, or `drink` where what is drunk is listed. */
  readonly detail: string;
  /** `x` where the number is ours. */
  readonly own: string;
}

/** A list as a file has it; a date or source that it does not tell is undefined. */
export interface GivenList {
  readonly entries: readonly Entry[];
  readonly date: string | undefined;
  readonly source: string | undefined;
}

/** What keeps a file from being taken, and in which of its lines. */
export interface ListsFault {
  readonly line: number;
  readonly message: string;
}

interface GivenLists {
  readonly lists: ReadonlyMap<SubstanceListId, GivenList>;
  /** In the order of lines; with any, nothing of the file is to be used. */
  readonly faults: readonly ListsFault[];
}

/** Columns that every file has, in the order in which they are written. */
export const entryColumns = ['list', 'cas', 'group', 'as_en', 'as_fr', 'detail', 'own'] as const;
/** Columns that say of which day a list is, and whose. */
export const givenColumns = ['date', 'source'] as const;
const columns: readonly string[] = [...entryColumns, ...givenColumns];

type Row = Readonly<Record<(typeof entryColumns)[number] | (typeof givenColumns)[number], string>>;

/** Reads lists of substances out of a CSV in UTF-8, its columns parted by commas or semicolons, and says everything that is wrong with it. */
export const readLists = (bytes: Uint8Array): GivenLists => {
  if (!isUtf8(bytes)) return refused(firstBrokenLine(bytes), 'is not UTF-8; save it as “CSV UTF-8”');
  const records = recordsOf(new TextDecoder().decode(bytes));
  if ('message' in records) return refused(records.line, records.message);
  const [header, ...rest] = records;
  if (!header || rest.length === 0) return refused(1, 'names no substance');
  const headerFaults = faultsOfHeader(header.cells);
  if (headerFaults.length > 0)
    return { lists: new Map(), faults: headerFaults.map((message) => ({ line: header.line, message })) };

  const seen: Seen = { lineOf: new Map(), told: new Map() };
  const lists = new Map<SubstanceListId, GivenList & { entries: Entry[] }>();
  const faults: ListsFault[] = [];
  for (const { line, cells } of rest) {
    if (cells.length !== header.cells.length) {
      faults.push({ line, message: `has ${cells.length} cells, not ${header.cells.length}` });
      continue;
    }
    const row = rowOf(header.cells, cells);
    faults.push(...faultsOfRow(row, line, seen).map((message) => ({ line, message })));
    const { list, cas, group, as_en, as_fr, detail, own, date, source } = row;
    if (!isList(list)) continue;
    const given = lists.get(list) ?? { entries: [], date: date || undefined, source: source || undefined };
    given.entries.push({ list, cas, group, as_en, as_fr, detail, own });
    lists.set(list, given);
  }
  return { lists, faults };
};

const refused = (line: number, message: string): GivenLists => ({ lists: new Map(), faults: [{ line, message }] });

const firstBrokenLine = (bytes: Uint8Array): number => {
  for (let line = 1, start = 0; ; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
};

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines with something in them; the fault of a file whose quotes do not close. */
const recordsOf = (text: string): readonly CsvRecord[] | ListsFault => {
  const first = /^.*/.exec(text)?.[0] ?? '';
  try {
    let line = 1;
    const records = parse(text, {
      bom: true,
      delimiter: first.includes(';') && !first.includes(',') ? ';' : ',',
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      raw: true,
    }) as unknown as readonly { raw: string; record: string[] }[];
    return records.flatMap(({ raw, record }) => {
      const begins = line;
      // csv-parse tells on which line a record ends; where it begins follows from the breaks in its raw text.
      line += raw.match(/\r\n|\n|\r/g)?.length ?? 0;
      return record.some((cell) => cell !== '') ? [{ line: begins, cells: record }] : [];
    });
  } catch (error) {
    if (error instanceof CsvError)
      return { line: Number(error.lines ?? 1), message: `cannot be read: ${error.message}` };
    throw error;
  }
};

const faultsOfHeader = (header: readonly string[]): string[] => [
  ...entryColumns.filter((name) => !header.includes(name)).map((name) => `the column “${name}” is missing`),
  ...header
    .filter((name) => !columns.includes(name))
    .map((name) => `“${name}” is no column; they are ${columns.join(', ')}`),
  ...header.filter((name, at) => header.indexOf(name) !== at).map((name) => `the column “${name}” is there twice`),
];

const rowOf = (header: readonly string[], cells: readonly string[]): Row => {
  const cell = (name: keyof Row) => cells[header.indexOf(name)] ?? '';
  return {
    ...{ list: cell('list'), cas: cell('cas'), group: cell('group'), as_en: cell('as_en'), as_fr: cell('as_fr') },
    ...{ detail: cell('detail'), own: cell('own'), date: cell('date'), source: cell('source') },
  };
};

interface Seen {
  /** By list and number, where it stood first. */
  readonly lineOf: Map<string, number>;
  /** By list and column, what it said first. */
  readonly told: Map<string, { readonly line: number; readonly value: string }>;
}

const faultsOfRow = (row: Row, line: number, seen: Seen): string[] => {
  const { list, cas, as_en, as_fr, detail, own, date, source } = row;
  const key = `${list} ${cas}`;
  const first = seen.lineOf.get(key);
  if (first === undefined) seen.lineOf.set(key, line);
  return [
    ...(isList(list) ? groupFaults(list, row.group) : [`there is no list “${list}”`]),
    ...(isCasNumber(cas) ? [] : [casFault(cas)]),
    ...(first === undefined ? [] : [`${list} names ${cas} a second time, after line ${first}`]),
    ...((as_en === '') === (as_fr === '') ? [] : ['as_en and as_fr are to be filled in both, or neither']),
    ...(isDetail(detail) ? [] : [`“${detail}” is no detail: “1 % 10 t”, a day, or “drink”`]),
    ...(['', 'x'].includes(own) ? [] : [`own is “x” or empty, not “${own}”`]),
    ...(date === '' || isDate(date) ? [] : [`“${date}” is no date: a day such as 2026-03-31, or a year`]),
    ...(/\p{Cc}/u.test(source) ? ['a source is one line of text'] : []),
    ...givenColumns.flatMap((column) => disagreement(column, row, line, seen)),
  ];
};

const isList = (list: string): list is SubstanceListId => Object.hasOwn(substanceLists, list);

const groupFaults = (list: SubstanceListId, group: string): string[] => {
  const known = Object.keys(substanceLists[list].groups).sort();
  const named = group.split('+');
  return named.flatMap((one, at) => {
    if (!known.includes(one)) return [`“${one}” is no group of ${list}, whose groups are ${known.join(', ')}`];
    return named.indexOf(one) === at ? [] : [`the group “${one}” is there twice`];
  });
};

const casFault = (cas: string): string =>
  /^[1-9]\d{1,6}-\d\d-\d$/.test(cas)
    ? `the check digit of ${cas} is wrong, so it is no CAS number`
    : `“${cas}” is no CAS number`;

const isDetail = (detail: string): boolean =>
  ['', 'drink'].includes(detail) || isDay(detail) || /^[\d.]+ % [\d.]+ t(?:\|[\d.]+ % [\d.]+ t)*$/.test(detail);

const isDate = (text: string): boolean => /^[12]\d{3}$/.test(text) || isDay(text);

const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Every row of a list says the same of it. */
const disagreement = (column: (typeof givenColumns)[number], row: Row, line: number, { told }: Seen): string[] => {
  const value = row[column];
  const first = told.get(`${row.list} ${column}`);
  if (first === undefined) told.set(`${row.list} ${column}`, { line, value });
  return first === undefined || first.value === value
    ? []
    : [`the ${column} of ${row.list} is “${value}” here and “${first.value}” in line ${first.line}`];
};
