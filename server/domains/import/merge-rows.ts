import { isDeepStrictEqual } from 'node:util';
import { importColumns } from '#contract/imports/columns.ts';
import type { Bilingual } from '#contract/languages.ts';
import { type ColumnName, columnNames } from './columns.ts';
import { identityOf } from './identity.ts';
import { type Reason, toLookAt, told } from './reasons.ts';
import type { ImportRow } from './row.ts';

/** A row that says again what an earlier one said. */
interface MergedRow {
  readonly row: ImportRow;
  readonly into: number;
  readonly note: Reason;
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

const noteOf = (first: ImportRow, row: ImportRow): Reason => {
  const differing: ColumnName[] = comparedColumns.filter((name) => !isDeepStrictEqual(first[name], row[name]));
  if (!isDeepStrictEqual(first.casNumbers, row.casNumbers)) differing.push('cas');
  const titles = (language: keyof Bilingual) => differing.map((name) => importColumns[name][language]).join(', ');
  const [en, fr] = [
    `same product, manufacturer, language and product ids as line ${first.line}: its locations were added`,
    `mêmes produit, fabricant, langue et numéros que la ligne ${first.line}\u00a0: ses emplacements ont été ajoutés`,
  ];
  return differing.length === 0
    ? told(en, fr)
    : toLookAt(
        `${en}; line ${first.line} was kept for ${titles('en')}`,
        `${fr}; la ligne ${first.line} l’emporte pour ${titles('fr')}`,
      );
};
