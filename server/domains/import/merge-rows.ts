import { isDeepStrictEqual } from 'node:util';
import { type ColumnName, columnNames, columnTitle } from './columns.ts';
import { identityOf } from './identity.ts';
import type { ImportRow } from './row.ts';

/** A row that says again what an earlier one said. */
export interface MergedRow {
  readonly row: ImportRow;
  readonly into: number;
  readonly note: string;
}

/**
 * One row for each product and language: a later one adds its locations (a list with a row per container or per shelf is
 * common) and nothing else. Where its other cells differ, the note says which.
 */
export const mergeRows = (rows: readonly ImportRow[]): { rows: ImportRow[]; merged: MergedRow[] } => {
  const byIdentity = new Map<string, ImportRow>();
  const locations = new Map<string, Set<string>>();
  const merged: MergedRow[] = [];
  for (const row of rows) {
    const identity = identityOf(row);
    const first = byIdentity.get(identity);
    if (!first) {
      byIdentity.set(identity, row);
      locations.set(identity, new Set(row.locations));
      continue;
    }
    for (const location of row.locations) locations.get(identity)!.add(location);
    merged.push({ row, into: first.line, note: noteOf(first, row) });
  }
  return {
    rows: [...byIdentity].map(([identity, row]) => ({ ...row, locations: [...locations.get(identity)!] })),
    merged,
  };
};

/** Columns in which rows of one identity may still differ. */
const comparedColumns = columnNames.filter(
  (name): name is Exclude<ColumnName, 'cas' | 'locations'> =>
    !['cas', 'locations', 'productIds', 'language'].includes(name),
);

const noteOf = (first: ImportRow, row: ImportRow) => {
  const differing = comparedColumns.filter((name) => !isDeepStrictEqual(first[name], row[name])).map(columnTitle);
  if (!isDeepStrictEqual(first.casNumbers, row.casNumbers)) differing.push(columnTitle('cas'));
  const difference = differing.length > 0 ? `; line ${first.line} was kept for ${differing.join(', ')}` : '';
  return `same product, manufacturer, language and product ids as line ${first.line}: its locations were added${difference}`;
};
