import { z } from 'zod';
import { defineImports } from '#contract/imports/define-imports.ts';

const organisation = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The imports of every organisation. */
const calls = defineImports(
  { name: 'OperatorImport', base: '/operator', access: { permission: 'operator' } },
  { query: { organisation: organisation.optional() }, body: { organisation } },
);

export const listOperatorImports = calls.list;
export const createOperatorImport = calls.create;
export const addOperatorImportFiles = calls.addFiles;
export const examineOperatorImport = calls.examine;
export const getOperatorImport = calls.get;
export const previewOperatorImport = calls.preview;
export const changeOperatorImport = calls.change;
export const listOperatorImportRows = calls.rows;
export const mendOperatorImportRow = calls.mendRow;
export const startOperatorImport = calls.start;
export const takeBackOperatorImport = calls.takeBack;
export const dropOperatorImport = calls.drop;
export const downloadOperatorImportReport = calls.report;
