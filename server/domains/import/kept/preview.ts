import type { z } from 'zod';
import type { previewImport } from '#contract/calls/imports.ts';
import { type ImportColumn, importColumns } from '#contract/imports/columns.ts';
import { previewRows } from '#contract/imports/limits.ts';
import type { Bilingual } from '#contract/languages.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { customColumns } from '../columns.ts';
import type { ReadList } from '../import-list.ts';
import { isEmptyRow } from '../list.ts';
import { type ImportReport, isToLookAt, type ReportEntry } from '../report.ts';
import { type ImportRow, isRejected, type RejectedRow } from '../row.ts';

export type Preview = z.input<typeof previewImport.answer>;

export const noPreview: Preview = {
  sheet: '',
  other_sheets: [],
  header_line: 0,
  lines: [],
  columns: [],
  targets: [],
  rows: [],
};

/** Characters of a cell, and columns, that are shown. */
const [longestCell, mostCells] = [200, 200];
const samples = 3;

interface Shown {
  readonly read: ReadList;
  /** Labels of the organisation's own fields. */
  readonly customFields: readonly Bilingual[];
  /** Of the dry run; none where it could not be done. */
  readonly report: ImportReport | undefined;
}

/** A list as somebody looks at it before it is carried out. */
export const previewOf = ({ read: { lines, list, plan, parse }, customFields, report }: Shown): Preview => {
  const columns = new Map([...plan.indexes].map(([column, index]) => [index, column]));
  const reasons = new Map(plan.unused.map(({ index, reason }) => [index, reason]));
  const full = list.rows.filter((row) => !isEmptyRow(row)).slice(0, previewRows);
  const entries = new Map(report?.entries.map((entry) => [entry.line, entry]));
  return {
    sheet: list.sheet ?? '',
    other_sheets: [...(list.otherSheets ?? [])],
    header_line: list.headerLine,
    lines: lines.map(({ line, cells }) => ({ line, cells: cells.slice(0, mostCells).map(shown) })),
    columns: list.headers.slice(0, mostCells).map((header, index) => ({
      header: shown(header),
      column: columns.get(index) ?? null,
      reason: reasons.get(index) ?? null,
      samples: full.flatMap(({ cells }) => shown(cells[index] ?? '').trim() || []).slice(0, samples),
    })),
    targets: targetsOf(customFields),
    rows: full.map((row) => toRow(parse(row), entries.get(row.line))),
  };
};

const targetsOf = (customFields: readonly Bilingual[]): Preview['targets'] =>
  valuesOf(importColumns).flatMap((column) => {
    const own = (customColumns as readonly ImportColumn[]).indexOf(column);
    if (own < 0) return [{ column, ...importColumns[column] }];
    const label = customFields[own];
    return label ? [{ column, en: label.en, fr: label.fr }] : [];
  });

const toRow = (row: ImportRow | RejectedRow, entry: ReportEntry | undefined): Preview['rows'][number] => ({
  line: row.line,
  outcome: entry?.outcome ?? (isRejected(row) ? 'rejected' : 'new'),
  to_look_at: entry !== undefined && isToLookAt(entry),
  reasons: (entry?.reasons ?? []).map(({ en, fr }) => ({ en, fr })),
  // A language that is refused is none.
  sheet: isRejected(row) ? { ...sheetOf(row.said), language: null } : sheetOf(row),
});

const sheetOf = (row: ImportRow): Preview['rows'][number]['sheet'] => ({
  product_name: row.productName,
  alternative_name: row.alternativeName ?? '',
  manufacturer: row.manufacturer,
  product_ids: [...row.productIds],
  language: row.language,
  sheet_date: row.sheetDate ?? '',
  cas_numbers: [...(row.casNumbers ?? [])],
  un_numbers: [...(row.unNumbers ?? [])],
  pictograms: [...(row.pictograms ?? [])],
  custom: customColumns.map((name) => row[name] ?? ''),
  locations: [...row.locations],
  pdf: row.pdf,
});

const shown = (cell: string): string => (cell.length > longestCell ? `${cell.slice(0, longestCell)}…` : cell);
