import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#server/platform/storage/tables.ts';

/**
 * Whether a sheet may be shown to an organisation at all: it is its own upload, or the maker's published sheet, which
 * has no owner. Other conditions apply as well; decision 40.
 */
export const isOpenTo = (eb: ExpressionBuilder<Tables, 'sheets'>, organisationId: number) =>
  eb.or([eb('sheets.owner_id', 'is', null), eb('sheets.owner_id', '=', organisationId)]);
