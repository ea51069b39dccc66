import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { AttentionKind } from '#contract/sheets/attention.ts';
import { reviewLimit } from '#contract/sheets/review.ts';
import { newerVersion } from '#server/domains/collection/newer-version.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

type Sheets = ExpressionBuilder<Tables, 'sheets'>;
type Rule = (eb: Sheets, today: Date) => ExpressionWrapper<Tables, 'sheets', SqlBool>;

/** What makes a sheet need attention, of each kind; members are told by the same days and the same newer versions. */
export const attentionRules: Readonly<Record<AttentionKind, Rule>> = {
  old: (eb, today) => eb.and([eb('sheets.sheet_date', '!=', ''), eb('sheets.sheet_date', '<=', reviewLimit(today))]),
  superseded: (eb) => eb.exists(newerVersion(eb)),
  'one-language': (eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('sheets as other')
          .select('other.isn')
          .whereRef('other.product_key', '=', 'sheets.product_key')
          .whereRef('other.language', '!=', 'sheets.language')
          .where('other.product_key', '!=', '')
          .where('other.status', '!=', 'archived'),
      ),
    ),
  'no-pdf': (eb) => eb.and([eb('sheets.file_hash', '=', ''), eb('sheets.made_from_record', '=', 0)]),
  unread: (eb) =>
    eb.exists(
      eb
        .selectFrom('readings')
        .select('readings.file_hash')
        .whereRef('readings.file_hash', '=', 'sheets.file_hash')
        .where('readings.outcome', '!=', 'read'),
    ),
};

/** Whether a sheet stands in a collection at present, the one of that organisation where it is named. */
export const isHeld = (eb: Sheets, organisation?: number) =>
  eb.exists(
    eb
      .selectFrom('collection_sheets')
      .select(sql.lit(1).as('one'))
      .whereRef('collection_sheets.isn', '=', 'sheets.isn')
      .where('collection_sheets.removed', '=', 0)
      .$if(organisation !== undefined, (select) =>
        select.where('collection_sheets.organisation_id', '=', organisation!),
      ),
  );
