import { sql } from 'kysely';
import type { Overview } from '#contract/calls/overview.ts';
import { keptPerVersion } from '#server/domains/search/kept-per-version.ts';
import type { Database } from '#server/platform/storage/database.ts';

type Products = NonNullable<Overview['products']>;

/**
 * The products of a collection by the languages in which it has their sheets. A sheet that is of no known product is one of its own. Counted
 * once until the collection changes: every sheet is looked at.
 */
export const countProducts = keptPerVersion(async (db: Database, organisationId: number): Promise<Products> => {
  const products = db
    .selectFrom('collection_sheets as placed')
    .innerJoin('sheets', 'sheets.isn', 'placed.isn')
    .select(({ fn }) => [fn.min<string>('sheets.language').as('first'), fn.max<string>('sheets.language').as('last')])
    .where('placed.organisation_id', '=', organisationId)
    .where('placed.removed', '=', 0)
    .groupBy(sql`case when sheets.product_key = '' then 'isn ' || placed.isn else sheets.product_key end`);
  const rows = await db
    .selectFrom(products.as('products'))
    .select(({ fn }) => ['first', 'last', fn.countAll<number | string>().as('count')])
    .groupBy(['first', 'last'])
    .execute();
  const countOf = (first: string, last: string): number =>
    Number(rows.find((row) => row.first === first && row.last === last)?.count ?? 0);
  return { both: countOf('en', 'fr'), en: countOf('en', 'en'), fr: countOf('fr', 'fr') };
});
