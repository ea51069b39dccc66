import { facetOf, facetValues } from '#contract/search/facets.ts';
import type { SearchedSheet, SheetRecord } from '#contract/search/sheet-record.ts';
import { listCodeOf } from './code-lists.ts';
import { codeOfText } from './dictionary.ts';
import {
  type ColumnName,
  columnNames,
  type DictionaryName,
  type ListName,
  listedFacets,
  profileFacets,
  profileTail,
} from './field-layout.ts';
import type { IndexState } from './index-state.ts';
import { mergeBeyond, renumberPostings } from './postings.ts';
import { addTerms } from './write-terms.ts';

/** Drops the rows that no longer stand and closes the gaps. Texts no record has any more keep their codes. */
const compact = (index: IndexState): void => {
  const newRows = new Uint32Array(index.alive.length).fill(gone);
  let size = 0;
  for (let row = 0; row < newRows.length; row++) if (index.alive.data[row] === 1) newRows[row] = size++;
  for (const name of columnNames) {
    const column = index.columns[name];
    for (let row = 0; row < newRows.length; row++)
      if (newRows[row] !== gone) column.data[newRows[row]!] = column.data[row]!;
    column.length = size;
  }
  index.alive.data.fill(1, 0, size);
  index.alive.length = size;
  for (let row = 0; row < size; row++) index.rowOfIsn.set(index.columns.isn.data[row]!, row);
  renumberPostings(index.postings, newRows, gone);
  index.aliveRows = undefined;
  index.orders.clear();
};

const gone = 0xffffffff;

/** Adds records, replacing those of the same record number. */
export const upsertRecords = (index: IndexState, records: readonly SearchedSheet[]): void => {
  for (const record of records) {
    bury(index, record.isn);
    const row = addRow(index, record);
    addTerms(index, row, record);
    mergeBeyond(index.postings, Math.max(smallestMerge, index.postings.rows.length / 2));
  }
  settle(index);
};

/** Removes records by number, ignoring those it does not hold. */
export const removeRecords = (index: IndexState, isns: readonly number[]): void => {
  for (const isn of isns) bury(index, isn);
  settle(index);
};

/** While building, merging costs about as much as adding when postings have grown by half in between. */
const smallestMerge = 1 << 16;

const bury = (index: IndexState, isn: number): void => {
  const row = index.rowOfIsn.get(isn);
  if (row === undefined) return;
  index.rowOfIsn.delete(isn);
  index.alive.data[row] = 0;
  index.aliveCount--;
};

const settle = (index: IndexState): void => {
  index.aliveRows = undefined;
  const buried = index.alive.length - index.aliveCount;
  if (buried > Math.max(1024, index.aliveCount / 4)) compact(index);
};

const addRow = (index: IndexState, record: SheetRecord): number => {
  const { dictionaries, lists } = index;
  const codes = (dictionary: DictionaryName, texts: readonly string[]) =>
    texts.map((text) => codeOfText(dictionaries[dictionary], text));
  const { pictograms, modified } = record;
  const month = codeOfText(dictionaries.months, modified.slice(0, 7));
  const values: Record<ColumnName, number> = {
    isn: record.isn,
    product: codeOfText(dictionaries.product, record.productName),
    manufacturer: codeOfText(dictionaries.manufacturer, record.manufacturer),
    custom1: codeOfText(dictionaries.custom, record.custom[0]),
    custom2: codeOfText(dictionaries.custom, record.custom[1]),
    custom3: codeOfText(dictionaries.custom, record.custom[2]),
    profile: listCodeOf(lists.profile, codes('words', profileOf(record))),
    pictograms: listCodeOf(lists.pictograms, codes('words', pictograms)),
    locations: listCodeOf(lists.locations, codes('locations', record.locations)),
    cas: listCodeOf(lists.cas, codes('cas', record.casNumbers)),
    productIds: listCodeOf(lists.productIds, codes('productIds', record.productIds)),
    modified: listCodeOf(lists.modified, [codeOfText(dictionaries.days, modified), month]),
    sheetDate: codeOfText(dictionaries.days, record.sheetDate),
    ...Object.fromEntries(
      listedFacets.map((name) => [
        name,
        listCodeOf(lists[name as ListName], codes('words', facetValues(record, name))),
      ]),
    ),
  };
  for (const name in index.columns) index.columns[name as ColumnName].push(values[name as ColumnName]);
  const row = index.alive.push(1);
  index.aliveCount++;
  index.rowOfIsn.set(record.isn, row);
  return row;
};

const singleFields = profileFacets.map((name) => facetOf(name).field);
const tailField = profileTail && facetOf(profileTail).field;

/** Called for every record there is: no more is made than the list. */
const profileOf = (record: SheetRecord): string[] => {
  const values = singleFields.map((field) => record[field] as string);
  if (tailField) values.push(...(record[tailField] as readonly string[]));
  return values;
};
