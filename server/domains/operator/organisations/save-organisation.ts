import type { Transaction, Updateable } from 'kysely';
import type { OrganisationEntry } from '#contract/calls/operator/organisations.ts';
import type { Language } from '#contract/languages.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { OrganisationTable } from '#server/platform/storage/tables/organisations.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce, type Submission } from '#server/platform/submissions.ts';
import { isOrganisation } from './known-organisation.ts';
import { saveLocations } from './save-locations.ts';

interface Creation {
  readonly entry: OrganisationEntry;
  readonly language: Language;
  /** The client number, if given; it must be unique. */
  readonly number?: number;
}

/**
 * Makes an organisation, with its locations, once for its submission, and answers its client number. Throws ApiError with
 * everything that is wrong.
 */
export const addOrganisation = async (store: Store, creation: Creation, submission: Submission): Promise<number> => {
  const { id } = await inTransaction(store, (trx) =>
    answerOnce(trx, submission, () => insertOrganisation(trx, creation)),
  );
  return id;
};

/** `addOrganisation` as a part of a larger transaction. */
export const insertOrganisation = async (trx: Transaction<Tables>, { entry, language, number }: Creation) => {
  const { id } = await trx
    .insertInto('organisations')
    .values({
      ...toColumns(entry),
      id: number ?? (await nextOrganisationNumber(trx)),
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveLocations(trx, { organisationId: id, locations: entry.locations, language });
  await writeEntry(trx, 'organisation-added', { organisationId: id, record: id });
  return { id };
};

/** The client number that the next organisation gets: after every one that is there, or was. */
export const nextOrganisationNumber = async (db: Database): Promise<number> => {
  const numbers = [lastBeforeFirst];
  for (const table of ['organisations', 'ended_organisations'] as const) {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirst();
    numbers.push(row?.last ?? 0);
  }
  return Math.max(...numbers) + 1;
};

/** Client numbers begin after this one. */
const lastBeforeFirst = 10_000;

interface Change extends Pick<Creation, 'entry' | 'language'> {
  readonly id: number;
  /** The one that was read before it was changed. */
  readonly version: number;
}

/**
 * Changes an organisation and its locations: all of it or nothing. Values of custom fields that it has no longer stay in the
 * store. Throws `not_found`, `record.changed` when somebody else was quicker, and ApiError with everything that is wrong.
 */
export const editOrganisation = (store: Store, { id, version, entry, language }: Change): Promise<void> =>
  inTransaction(store, async (trx) => {
    const before = await trx
      .updateTable('organisations')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (!before) throw apiError((await isOrganisation(trx, id)) ? 'record.changed' : 'not_found');
    const columns = toColumns(entry);
    await trx.updateTable('organisations').set(columns).where('id', '=', id).execute();
    await saveLocations(trx, { organisationId: id, locations: entry.locations, language });
    const fields = (Object.keys(columns) as (keyof typeof columns)[]).filter((name) => columns[name] !== before[name]);
    await writeEntry(trx, 'organisation-changed', { organisationId: id, record: id, details: { fields } });
  });

const toColumns = (entry: OrganisationEntry) =>
  ({
    name_en: entry.name_en,
    name_fr: entry.name_fr,
    location_label_en: entry.location_label_en,
    location_label_fr: entry.location_label_fr,
    ingredients: entry.ingredients ? 1 : 0,
    custom_fields: JSON.stringify(entry.custom_fields),
    products: JSON.stringify([...new Set(entry.products)]),
    allowed_addresses: JSON.stringify([...new Set(entry.allowed_addresses)]),
    account_manager_email: entry.account_manager_email,
    ...(entry.mail_domains && { mail_domains: JSON.stringify([...new Set(entry.mail_domains)]) }),
    ...(entry.second_factor && { second_factor: entry.second_factor }),
  }) satisfies Updateable<OrganisationTable>;
