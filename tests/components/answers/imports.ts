import type { getImport, listImportRows, listImports, previewImport } from '#contract/calls/imports.ts';
import { type ImportColumn, importColumns } from '#contract/imports/columns.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import type { AnswerOf } from '../harness/answers.ts';

type ImportRecord = AnswerOf<typeof getImport>;

const noCounts = { new: 0, updated: 0, unchanged: 0, merged: 0, rejected: 0, omitted: 0, empty: 0 };

/** A list that was checked and is ready to be imported. */
export const readyImport: ImportRecord = {
  id: 41,
  organisation: { id: 10001, en: 'Northline Mills', fr: 'Moulins Northline' },
  kind: 'list',
  state: 'ready',
  name: 'Inventaire SIMDUT 2026.xlsx',
  files: 1,
  bytes: 184_320,
  created_at: '2026-03-02T15:10:00.000Z',
  created_by: 'Ines Roy',
  ended_at: '',
  progress: { done: 1262, of: 1262 },
  counts: { new: 1180, updated: 24, unchanged: 16, merged: 5, rejected: 37, omitted: 0, empty: 2 },
  to_look_at: 12,
  without_manufacturer: 8,
  new_locations: {
    paths: ['Mill › Paint shop', 'Mill › Paint shop › Cabinet 4', 'Warehouse B'],
    total: 3,
  },
  staying_locations: 0,
  left_out: { files: [], total: 0 },
  unclaimed_files: 0,
  choices: {
    sheet: null,
    header_line: null,
    columns: null,
    create_locations: true,
    language: 'en',
    date_order: null,
    locations_from_folders: false,
  },
  problem: null,
  can_take_back: false,
  version: 3,
};

/** It before its files have come. */
export const newImport: ImportRecord = {
  ...readyImport,
  state: 'receiving',
  name: '',
  files: 0,
  bytes: 0,
  progress: { done: 0, of: 0 },
  counts: noCounts,
  to_look_at: 0,
  without_manufacturer: 0,
  new_locations: { paths: [], total: 0 },
  version: 0,
};

/** It while the server reads it. */
export const examinedImport: ImportRecord = {
  ...newImport,
  state: 'examining',
  name: readyImport.name,
  files: 1,
  bytes: 184_320,
  progress: { done: 420, of: 1262 },
  version: 2,
};

/** It after it was carried out. */
export const doneImport: ImportRecord = {
  ...readyImport,
  state: 'done',
  ended_at: '2026-03-02T15:24:00.000Z',
  can_take_back: true,
};

/** A folder of PDFs, checked. */
export const pdfImport: ImportRecord = {
  ...readyImport,
  id: 40,
  kind: 'pdfs',
  name: 'FDS 2026',
  files: 318,
  bytes: 412_000_000,
  counts: { ...noCounts, new: 310, unchanged: 2, rejected: 6 },
  to_look_at: 21,
  without_manufacturer: 120,
  choices: { ...readyImport.choices, create_locations: false, locations_from_folders: true },
};

const takenBack: ImportRecord = {
  ...doneImport,
  id: 38,
  name: 'essai.csv',
  state: 'taken-back',
  counts: { ...noCounts, new: 3 },
  to_look_at: 0,
  can_take_back: false,
  created_by: null,
};

export const imports: AnswerOf<typeof listImports> = {
  data: [
    readyImport,
    pdfImport,
    { ...doneImport, id: 39, name: 'Warehouse list.csv' },
    takenBack,
    {
      ...newImport,
      id: 37,
      state: 'failed',
      name: 'scan.xlsx',
      files: 1,
      problem: {
        en: 'The list cannot be read: it is no workbook.',
        fr: 'La liste est illisible\u00a0: ce n’est pas un classeur.',
      },
    },
  ],
  total: 5,
};

const noSheet = {
  product_name: '',
  alternative_name: '',
  manufacturer: '',
  product_ids: [],
  language: null,
  sheet_date: '',
  cas_numbers: [],
  un_numbers: [],
  pictograms: [],
  custom: [],
  locations: [],
  pdf: '',
};

const reasons = {
  date: { en: 'the date “spring” was left out', fr: 'la date «\u00a0spring\u00a0» a été laissée de côté' },
  name: { en: 'there is no product name', fr: 'il n’y a pas de nom de produit' },
  like: { en: 'merged into line 6', fr: 'fusionnée avec la ligne 6' },
};

const texts = (count: number) => Array.from({ length: count }, (_, index) => index);

export const importPreview: AnswerOf<typeof previewImport> = {
  sheet: 'Inventaire',
  other_sheets: ['Entrepôt B'],
  header_line: 4,
  lines: [
    { line: 1, cells: ['Papiers Northline / Northline Paper', '', ''] },
    { line: 2, cells: ['Inventaire SIMDUT, mars 2026', '', ''] },
    { line: 4, cells: ['Nom du produit / Product name', 'Fabricant / Supplier', 'No. CAS', 'Emplacement', 'Notes'] },
    { line: 5, cells: ['Acetone, technical', 'Larch Solvents', '67641', 'Mill / Paint shop', ''] },
  ],
  columns: [
    {
      header: 'Nom du produit / Product name',
      column: 'productName',
      reason: null,
      samples: ['Acetone, technical', 'Vernis de finition', 'Kestrel White 900'],
    },
    {
      header: 'Fabricant / Supplier',
      column: 'manufacturer',
      reason: null,
      samples: ['Larch Solvents', 'Adhésifs du Nord'],
    },
    { header: 'No. CAS', column: 'cas', reason: null, samples: ['67641', '108-88-3; 1330-20-7'] },
    { header: 'Emplacement', column: 'locations', reason: null, samples: ['Mill / Paint shop', 'Warehouse B'] },
    {
      header: 'Notes',
      column: null,
      reason: { en: 'nothing is called so', fr: 'rien ne porte ce nom' },
      samples: ['À commander', 'voir étagère 3'],
    },
    { header: '', column: null, reason: null, samples: [] },
  ],
  targets: valuesOf(importColumns).map((column) => ({ column, ...importColumns[column] })),
  rows: [
    {
      line: 5,
      outcome: 'new',
      to_look_at: false,
      reasons: [],
      sheet: {
        ...noSheet,
        product_name: 'Acetone, technical',
        manufacturer: 'Larch Solvents',
        product_ids: ['NL-501'],
        language: 'en',
        sheet_date: '2024-05-14',
        cas_numbers: ['67-64-1'],
        un_numbers: ['UN1090'],
        pictograms: ['GHS02', 'GHS07'],
        locations: ['Mill › Paint shop'],
      },
    },
    {
      line: 6,
      outcome: 'updated',
      to_look_at: true,
      reasons: [reasons.date],
      sheet: { ...noSheet, product_name: 'Vernis de finition', language: 'fr', locations: ['Warehouse B'] },
    },
    { line: 7, outcome: 'rejected', to_look_at: false, reasons: [reasons.name], sheet: noSheet },
    ...texts(9).map((index) => ({
      line: 8 + index,
      outcome: 'new' as const,
      to_look_at: false,
      reasons: [],
      sheet: { ...noSheet, product_name: `Kestrel White ${900 + index}`, manufacturer: 'Kestrel' },
    })),
  ],
};

const asItCame = { is_mended: false, fields: null } as const;

/** What a row says, and may be corrected to. */
const fieldsOf = (values: Partial<Record<ImportColumn, string>>) =>
  valuesOf(importColumns).flatMap((column) => {
    const read = values[column];
    return read === undefined ? [] : [{ column, read, value: read }];
  });

export const importRows: AnswerOf<typeof listImportRows> = {
  data: [
    {
      line: 5,
      file: '',
      outcome: 'new',
      to_look_at: false,
      reasons: [],
      product_name: 'Acetone, technical',
      ...asItCame,
    },
    {
      line: 6,
      file: '',
      outcome: 'updated',
      to_look_at: true,
      reasons: [reasons.date],
      product_name: 'Vernis de finition',
      is_mended: true,
      fields: fieldsOf({ productName: 'Vernis de finition', sheetDate: 'spring' }),
    },
    {
      line: 7,
      file: '',
      outcome: 'rejected',
      to_look_at: false,
      reasons: [reasons.name],
      product_name: '',
      is_mended: false,
      fields: fieldsOf({ productName: '', sheetDate: '2024-05-14' }),
    },
    {
      line: 8,
      file: '',
      outcome: 'merged',
      to_look_at: false,
      reasons: [reasons.like],
      product_name: 'Vernis de finition',
      ...asItCame,
    },
  ],
  total: 1264,
};
