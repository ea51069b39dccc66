import type { Selectable } from 'kysely';
import type { LabelContent, LabelLanguage } from '#contract/labels/label-options.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { findVisibleSheet } from '#server/domains/collection/find-sheet.ts';
import { isOpenTo } from '#server/domains/collection/ownership.ts';
import { type SheetFacts, toSheetFacts } from '#server/domains/collection/sheets.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';

/** The input of a label: a sheet, and the newest sheet of its product in the other language, if any. */
export interface LabelRecord {
  readonly isn: number;
  readonly sheet: SheetFacts;
  readonly counterpart?: SheetFacts;
  /** Where the QR code leads. */
  readonly address: string;
}

/** The options of a label. `decanted` is a day, `YYYY-MM-DD`. */
export interface LabelOptions {
  readonly content: LabelContent;
  readonly lang: LabelLanguage;
  readonly decanted?: string | undefined;
}

/** The sheets to make labels of, in the order asked. Throws `not_found` when the person may not see one of them. */
export const readLabelRecords = async (
  { store, publicUrl }: { store: Database; publicUrl: string },
  session: Session,
  isns: readonly number[],
): Promise<LabelRecord[]> => {
  const records = new Map<number, LabelRecord>();
  for (const isn of new Set(isns)) {
    const sheet = await findVisibleSheet(store, session, isn);
    if (!sheet) throw apiError('not_found');
    const counterpart = await findCounterpart(store, session, sheet);
    records.set(isn, {
      isn,
      sheet: toSheetFacts(sheet),
      ...(counterpart && { counterpart: toSheetFacts(counterpart) }),
      address: `${publicUrl}/sds-details/isn/${isn}`,
    });
  }
  return isns.map((isn) => records.get(isn)!);
};

/** A person who sees a sheet may open every sheet of its product that is no other organisation's upload. */
const findCounterpart = (db: Database, { organisationId }: Session, sheet: Selectable<SheetTable>) =>
  sheet.product_key === ''
    ? undefined
    : db
        .selectFrom('sheets')
        .selectAll()
        .where('product_key', '=', sheet.product_key)
        .where('language', '!=', sheet.language)
        .where((eb) => isOpenTo(eb, organisationId))
        .orderBy('sheet_date', 'desc')
        .orderBy('isn', 'desc')
        .limit(1)
        .executeTakeFirst();
