import { defineImports } from '../imports/define-imports.ts';

/** An organisation's own imports. */
const calls = defineImports(
  {
    name: 'Import',
    base: '',
    access: { permission: 'imports' },
    reaches: { what: 'import', address: (number) => ({ params: { id: number } }) },
  },
  { query: {}, body: {} },
);

export const listImports = calls.list;
export const createImport = calls.create;
export const addImportFiles = calls.addFiles;
export const examineImport = calls.examine;
export const getImport = calls.get;
export const previewImport = calls.preview;
export const changeImport = calls.change;
export const listImportRows = calls.rows;
export const mendImportRow = calls.mendRow;
export const startImport = calls.start;
export const takeBackImport = calls.takeBack;
export const dropImport = calls.drop;
export const downloadImportReport = calls.report;
