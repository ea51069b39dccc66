/**
 * The tables SQLite answers from, made for these very queries. Product names, manufacturers and CAS numbers are numbered in
 * the order a reader sorts them, so that SQLite sorts whole numbers and needs no collation of its own. Every property of
 * one value has an index that begins with it and covers the others; those of several values have a table each, with an
 * index either way. One organisation has the whole file: no query has to name it.
 */
export const tables = `
  create table products (id integer primary key, value text not null);
  create table manufacturers (id integer primary key, value text not null);
  create table cas_numbers (id integer primary key, value text not null);
  create table documents (id integer primary key, record text not null);
  create table sheets (
    id integer primary key, product integer not null, manufacturer integer, language text not null,
    status text not null, format text not null, hazardous text not null, signalWord text not null, otherLanguage text not null, month text not null);
  create table sheet_location (sheet integer, value text, primary key (sheet, value)) without rowid;
  create table sheet_pictogram (sheet integer, value text, primary key (sheet, value)) without rowid;
  create table sheet_cas (sheet integer, value integer, primary key (sheet, value)) without rowid;
  create table sheet_listed (sheet integer, value text, primary key (sheet, value)) without rowid;
  create table sheet_hazardClass (sheet integer, value text, primary key (sheet, value)) without rowid;
  create virtual table texts using fts5 (product, manufacturer, productId, cas, custom1, custom2, custom3,
    content = '', detail = column, prefix = '2 3 4 5', tokenize = 'unicode61 remove_diacritics 2');
`;

export const columns = [
  'language',
  'status',
  'format',
  'hazardous',
  'signalWord',
  'otherLanguage',
  'month',
  'manufacturer',
  'product',
] as const;

/** Made once the tables are full, which is quicker than keeping them up row by row. */
export const indexes = [
  ...columns.map((name) => `create index by_${name} on sheets (${[name, ...columns.filter((one) => one !== name)]})`),
  'create index in_order on sheets (product)',
  'create index in_falling_order on sheets (product desc)',
  ...['location', 'pictogram', 'cas', 'listed', 'hazardClass'].map(
    (name) => `create index ${name}_sheets on sheet_${name} (value, sheet)`,
  ),
  'create unique index manufacturer_values on manufacturers (value)',
  'create unique index product_values on products (value)',
  'create unique index cas_values on cas_numbers (value)',
  "insert into texts (texts) values ('optimize')",
  'analyze',
];

/** Of a connection: a cache that holds a whole database of 100,000 records, and the rest mapped into memory. */
export const settings = `
  pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -524288; pragma temp_store = memory;
  pragma mmap_size = 8589934592;
`;
