import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { SheetFacts } from '../collection/sheets.ts';
import type { ColumnName } from './columns.ts';
import type { Mend, MendedValues } from './mends.ts';
import { parseRow } from './parse-row.ts';
import type { Reason } from './reasons.ts';
import { type ImportRow, isRejected } from './row.ts';

/** Facts that somebody may say of a file, by the column under which a list has them. */
const factsByColumn = {
  productName: 'productName',
  alternativeName: 'alternativeName',
  manufacturer: 'manufacturer',
  productIds: 'productIds',
  cas: 'casNumbers',
  unNumbers: 'unNumbers',
  language: 'language',
  sheetDate: 'sheetDate',
} as const satisfies Partial<Record<ColumnName, keyof ImportRow & keyof SheetFacts>>;
type Fact = (typeof factsByColumn)[keyof typeof factsByColumn];
export type MendedFacts = Partial<Pick<SheetFacts, Fact>>;

/** What a file says, as a list would say it. */
export const fileValues = (facts: Record<Fact, string | readonly string[]>, locations: string): MendedValues => ({
  ...Object.fromEntries(
    Object.entries(factsByColumn).map(([column, fact]) => [column, [facts[fact]].flat().join('; ')]),
  ),
  locations,
});

interface Mended {
  readonly facts: MendedFacts;
  /** Undefined where nothing was said of them. */
  readonly locations?: readonly string[];
  readonly notes: readonly Reason[];
}

/** What somebody said of a file, read as a row of a list is; or why it cannot be read. */
export const readMended = (mend: Mend | undefined, language: SheetLanguage): Mended | { readonly reason: Reason } => {
  if (!mend) return { facts: {}, notes: [] };
  const { values } = mend;
  // A row without a name is none, and a file goes by its own.
  const named = { ...values, productName: values.productName?.trim() || mend.file };
  const row = parseRow(
    { line: 0, cells: [], mend: { ...mend, values: named } },
    { plan: { indexes: new Map(), unused: [] }, language },
  );
  if (isRejected(row)) return row;
  const said = Object.entries(factsByColumn).filter(
    ([column, fact]) => values[column as ColumnName]?.trim() || (column in values && !needed.has(fact)),
  );
  return {
    facts: Object.fromEntries(said.flatMap(([, fact]) => (row[fact] === undefined ? [] : [[fact, row[fact]]]))),
    ...(values.locations !== undefined && { locations: row.locations }),
    notes: row.notes,
  };
};

/** Facts that cannot be emptied: what was read, or is usual, stands. */
const needed: ReadonlySet<string> = new Set(['productName', 'language']);
