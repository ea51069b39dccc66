import type { AdditionDraft } from '#contract/operator/addition.ts';
import { findHeld } from '#server/domains/collection/held-sheet.ts';
import type { AdditionInfo } from '#server/domains/requests/additions/addition-info.ts';
import type { Database } from '#server/platform/storage/database.ts';

interface Beginning {
  /** As it was read. */
  readonly draft: AdditionDraft;
  readonly like: AdditionInfo['like'];
}

/**
 * A first draft in which what no PDF says is taken from the sheet that the desk opened it beside: what names the product, and where it
 * stands. Where the organisation never had that sheet, the draft as it is.
 */
export const filledInFrom = async (
  db: Database,
  organisationId: number,
  { draft, like }: Beginning,
): Promise<AdditionDraft> => {
  const held = like && (await findHeld(db, organisationId, like.isn));
  if (!held) return draft;
  const { product_ids } = await db
    .selectFrom('sheets')
    .select('product_ids')
    .where('isn', '=', held.isn)
    .executeTakeFirstOrThrow();
  const { sheet, locations } = draft;
  return {
    ...draft,
    sheet: {
      ...sheet,
      product_name: sheet.product_name || held.product_name,
      manufacturer: sheet.manufacturer || held.manufacturer,
      product_ids: sheet.product_ids.length > 0 ? sheet.product_ids : JSON.parse(product_ids),
      language: sheet.language || like.language,
    },
    locations: locations.length > 0 || held.isRemoved ? locations : [...held.subsetIds],
  };
};
