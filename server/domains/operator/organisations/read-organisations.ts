import type { z } from 'zod';
import type { getOrganisation, listOrganisations } from '#contract/calls/operator/organisations.ts';
import type { Bilingual } from '#contract/languages.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { readLocations } from './read-locations.ts';

type Item = z.output<typeof listOrganisations.answer>[number];
type Organisation = z.output<typeof getOrganisation.answer>;

/** Every organisation with what it has: sheets in its collection, accounts and those invited, requests that are worked on. */
export const readOrganisations = (db: Database): Promise<Item[]> =>
  counted(db)
    .select(['organisations.id', 'organisations.name_en', 'organisations.name_fr', 'organisations.created_at'])
    .execute();

/** Reads one organisation whole, with its locations as a tree. Throws `not_found`. */
export const readOrganisation = async (db: Database, id: number): Promise<Organisation> => {
  const row = await counted(db).selectAll('organisations').where('organisations.id', '=', id).executeTakeFirst();
  if (!row) throw apiError('not_found');
  return {
    id: row.id,
    name_en: row.name_en,
    name_fr: row.name_fr,
    location_label_en: row.location_label_en,
    location_label_fr: row.location_label_fr,
    ingredients: row.ingredients === 1,
    custom_fields: JSON.parse(row.custom_fields) as Bilingual[],
    products: JSON.parse(row.products) as string[],
    allowed_addresses: JSON.parse(row.allowed_addresses) as string[],
    account_manager_email: row.account_manager_email,
    second_factor: row.second_factor,
    mail_domains: JSON.parse(row.mail_domains) as string[],
    locations: await readLocations(db, id),
    sheets: row.sheets,
    users: row.users,
    open_requests: row.open_requests,
    created_at: row.created_at,
    version: row.version,
    ends_on: row.ends_on,
    end_reason: row.end_reason,
  };
};

const counted = (db: Database) =>
  db.selectFrom('organisations').select((eb) => [
    eb
      .selectFrom('collection_sheets')
      .select((of) => of.fn.countAll<number>().as('count'))
      .whereRef('collection_sheets.organisation_id', '=', 'organisations.id')
      .where('collection_sheets.removed', '=', 0)
      .$asScalar()
      .$notNull()
      .as('sheets'),
    eb
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select((of) => of.fn.countAll<number>().as('count'))
      .whereRef('memberships.organisation_id', '=', 'organisations.id')
      .where('users.program', '=', 0)
      .$asScalar()
      .$notNull()
      .as('users'),
    eb
      .selectFrom('requests')
      .select((of) => of.fn.countAll<number>().as('count'))
      .whereRef('requests.organisation_id', '=', 'organisations.id')
      .where('requests.status', '=', 'processing')
      .$asScalar()
      .$notNull()
      .as('open_requests'),
  ]);
