import { createContext, useContext } from 'react';
import type { Call } from '#contract/call.ts';
import {
  addImportFiles,
  changeImport,
  downloadImportReport,
  dropImport,
  examineImport,
  getImport,
  listImportRows,
  mendImportRow,
  previewImport,
  startImport,
  takeBackImport,
} from '#contract/calls/imports.ts';
import {
  addOperatorImportFiles,
  changeOperatorImport,
  downloadOperatorImportReport,
  dropOperatorImport,
  examineOperatorImport,
  getOperatorImport,
  listOperatorImportRows,
  mendOperatorImportRow,
  previewOperatorImport,
  startOperatorImport,
  takeBackOperatorImport,
} from '#contract/calls/operator/imports.ts';
import type { ImportRecord } from '#contract/imports/define-imports.ts';
import { formatSearchAddress } from '#contract/search/search-address.ts';

/** The same call, whoever may make it. */
type ByAnyone<C> =
  C extends Call<infer Params, infer Query, infer Body, infer Answer> ? Call<Params, Query, Body, Answer> : never;

/** The part of the app in which imports are worked with: where its pages are, and its calls for one import. */
export interface ImportPart {
  readonly path: '/imports' | '/operator/imports';
  readonly addFiles: ByAnyone<typeof addImportFiles>;
  readonly examine: ByAnyone<typeof examineImport>;
  readonly get: ByAnyone<typeof getImport>;
  readonly preview: ByAnyone<typeof previewImport>;
  readonly change: ByAnyone<typeof changeImport>;
  readonly rows: ByAnyone<typeof listImportRows>;
  readonly mendRow: ByAnyone<typeof mendImportRow>;
  readonly start: ByAnyone<typeof startImport>;
  readonly takeBack: ByAnyone<typeof takeBackImport>;
  readonly drop: ByAnyone<typeof dropImport>;
  readonly report: ByAnyone<typeof downloadImportReport>;
  /** Where the sheets that an import brought are found. */
  readonly sheetsPath: (one: ImportRecord) => string;
}

/** An organisation's own imports. */
export const memberPart: ImportPart = {
  path: '/imports',
  addFiles: addImportFiles,
  examine: examineImport,
  get: getImport,
  preview: previewImport,
  change: changeImport,
  rows: listImportRows,
  mendRow: mendImportRow,
  start: startImport,
  takeBack: takeBackImport,
  drop: dropImport,
  report: downloadImportReport,
  // Days of changes are those of UTC, as is the moment at which it ended.
  sheetsPath: ({ ended_at }) =>
    `/search?${formatSearchAddress({ criteria: { modified: { from: ended_at.slice(0, 10) } }, page: 1 })}`,
};

/** The imports of every organisation. */
export const operatorPart: ImportPart = {
  path: '/operator/imports',
  addFiles: addOperatorImportFiles,
  examine: examineOperatorImport,
  get: getOperatorImport,
  preview: previewOperatorImport,
  change: changeOperatorImport,
  rows: listOperatorImportRows,
  mendRow: mendOperatorImportRow,
  start: startOperatorImport,
  takeBack: takeBackOperatorImport,
  drop: dropOperatorImport,
  report: downloadOperatorImportReport,
  sheetsPath: ({ organisation: { id } }) =>
    `/operator/sheets?${new URLSearchParams({ filter: JSON.stringify({ organisation: id }) })}`,
};

const PartContext = createContext(memberPart);
export const ImportPartProvider = PartContext.Provider;
export const useImportPart = (): ImportPart => useContext(PartContext);
