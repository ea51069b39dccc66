import { DatabaseSync } from 'node:sqlite';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { indexes, settings, tables } from './schema.ts';

/** Fills and indexes the SQLite database; `records` is read twice. */
export const buildSqlite = (file: string, records: () => Iterable<SearchedSheet>): void => {
  const db = new DatabaseSync(file);
  db.exec(`${settings} ${tables} begin`);
  const numbers = numberValues(records());
  for (const [table, numbered] of Object.entries(numbers)) {
    const insert = db.prepare(`insert into ${table} values (?, ?)`);
    for (const [value, id] of numbered) insert.run(id, value);
  }
  const add = prepareAdding(db, numbers);
  for (const record of records()) add(record);
  db.exec('commit');
  for (const index of indexes) db.exec(index);
  db.close();
};

const numberValues = (records: Iterable<SearchedSheet>) => {
  const products = new Set<string>();
  const manufacturers = new Set<string>();
  const cas_numbers = new Set<string>();
  for (const record of records) {
    products.add(record.productName);
    if (record.manufacturer) manufacturers.add(record.manufacturer);
    for (const cas of record.casNumbers) cas_numbers.add(cas);
  }
  const numbered = (values: Set<string>) =>
    new Map([...values].sort(compareValues('en')).map((value, at) => [value, at]));
  return {
    products: numbered(products),
    manufacturers: numbered(manufacturers),
    cas_numbers: numbered(cas_numbers),
  };
};

const prepareAdding = (db: DatabaseSync, numbers: ReturnType<typeof numberValues>) => {
  const document = db.prepare('insert into documents values (?, ?)');
  const sheet = db.prepare('insert into sheets values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const texts = db.prepare(
    'insert into texts (rowid, product, manufacturer, productId, cas, custom1, custom2, custom3) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const location = db.prepare('insert into sheet_location values (?, ?)');
  const pictogram = db.prepare('insert into sheet_pictogram values (?, ?)');
  const cas = db.prepare('insert into sheet_cas values (?, ?)');
  const listed = db.prepare('insert into sheet_listed values (?, ?)');
  const hazardClass = db.prepare('insert into sheet_hazardClass values (?, ?)');
  return (record: SearchedSheet): void => {
    const { isn, productName, manufacturer, language, standings, format, hazardous, modified } = record;
    const { signalWord, otherLanguage } = record;
    document.run(isn, JSON.stringify(record));
    const product = numbers.products.get(productName) ?? null;
    const maker = numbers.manufacturers.get(manufacturer) ?? null;
    const month = modified.slice(0, 7);
    sheet.run(isn, product, maker, language, standings[0], format, hazardous, signalWord, otherLanguage, month);
    const { productIds, casNumbers } = record;
    texts.run(isn, productName, manufacturer, productIds.join(' '), casNumbers.join(' '), ...record.custom);
    for (const path of record.locations) location.run(isn, path);
    for (const code of record.pictograms) pictogram.run(isn, code);
    for (const number of casNumbers) cas.run(isn, numbers.cas_numbers.get(number) ?? null);
    for (const list of record.listedUnder) listed.run(isn, list);
    for (const name of record.hazardClasses) hazardClass.run(isn, name);
  };
};
