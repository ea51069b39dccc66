import type { Selectable } from 'kysely';
import type { LabelContent, LabelLanguage } from '#contract/labels/label-options.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { findVisibleSheets } from '#server/domains/collection/find-sheet.ts';
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

/** The sheets to make labels of, in the order asked, read in six queries however many. Throws `not_found` when the person may not see one of them. */
export const readLabelRecords = async (
  { store, publicUrl }: { store: Database; publicUrl: string },
  session: Session,
  isns: readonly number[],
): Promise<LabelRecord[]> => {
  const sheets = await findVisibleSheets(store, session, isns);
  const counterparts = await findCounterparts(store, session, [...sheets.values()]);
  return isns.map((isn) => {
    const sheet = sheets.get(isn);
    if (!sheet) throw apiError('not_found');
    const counterpart = counterparts.get(isn);
    return {
      isn,
      sheet: toSheetFacts(sheet),
      ...(counterpart && { counterpart: toSheetFacts(counterpart) }),
      address: `${publicUrl}/sds-details/isn/${isn}`,
    };
  });
};

type Sheet = Selectable<SheetTable>;

/** By record number. A person who sees a sheet may open every sheet of its product that is no other organisation's upload. */
const findCounterparts = async (
  db: Database,
  { organisationId }: Session,
  sheets: readonly Sheet[],
): Promise<Map<number, Sheet | undefined>> => {
  const keys = [...new Set(sheets.map(({ product_key }) => product_key).filter((key) => key !== ''))];
  if (keys.length === 0) return new Map();
  const newestFirst = await db
    .selectFrom('sheets')
    .selectAll()
    .where('product_key', 'in', keys)
    .where((eb) => isOpenTo(eb, organisationId))
    .orderBy('sheet_date', 'desc')
    .orderBy('isn', 'desc')
    .execute();
  const ofProduct = Map.groupBy(newestFirst, ({ product_key }) => product_key);
  return new Map(
    sheets.map(({ isn, product_key, language }) => [
      isn,
      ofProduct.get(product_key)?.find((other) => other.language !== language),
    ]),
  );
};
