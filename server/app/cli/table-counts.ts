import type { RowCounts } from '#server/domains/backup/copy-store.ts';

/** A line for each table. */
export const listCounts = (tables: RowCounts): string =>
  Object.entries(tables)
    .map(([name, rows]) => `${String(rows).padStart(10)}  ${name}`)
    .join('\n');

/** Rows of all tables. */
export const sumOf = (tables: RowCounts): number => Object.values(tables).reduce((sum, rows) => sum + rows, 0);
