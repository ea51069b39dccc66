import type { Dispatch, SetStateAction } from 'react';
import type { ImportColumn } from '#contract/imports/columns.ts';
import type { ImportRecord, ImportRowRecord } from '#contract/imports/define-imports.ts';

/** A row that is being corrected: what was typed of it and is not saved yet. */
export interface RowDraft {
  /** What people know it by: its line, or its file. */
  readonly place: string;
  readonly values: Readonly<Partial<Record<ImportColumn, string>>>;
}

/** Rows that are being corrected, by `keyOfRow`. */
export type RowDrafts = Readonly<Record<string, RowDraft>>;

/** What is typed of the rows of an import, and how it is changed. */
export interface Mending {
  readonly drafts: RowDrafts;
  readonly setDrafts: Dispatch<SetStateAction<RowDrafts>>;
}

export const keyOfRow = ({ line, file }: Pick<ImportRowRecord, 'line' | 'file'>): string => `${line} ${file}`;

/** Rows of which something is typed that is not saved. */
export const unsavedOf = (drafts: RowDrafts): readonly RowDraft[] =>
  Object.values(drafts).filter(({ values }) => Object.keys(values).length > 0);

/** What is otherwise than it came, once this was typed. */
export const mendedValues = (
  fields: NonNullable<ImportRowRecord['fields']>,
  typed: RowDraft['values'] = {},
): RowDraft['values'] =>
  Object.fromEntries(
    fields.flatMap(({ column, read, value }) => {
      const now = typed[column] ?? value;
      return now === read ? [] : [[column, now]];
    }),
  );

/** Whether there is a dry run to look at: while what was corrected is checked again, the one before. */
export const isChecked = ({ state, counts }: ImportRecord): boolean =>
  state === 'ready' || (state === 'examining' && Object.values(counts).some((count) => count > 0));
