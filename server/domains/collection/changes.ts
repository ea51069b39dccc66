import type { Transaction } from 'kysely';
import { announceSheets } from '#server/domains/announcements/announce-sheets.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/** What a change of a collection is given: the version its rows must bear, and the day (UTC) it happens on. */
export interface Change {
  readonly version: number;
  readonly today: string;
}

/**
 * Every change of an organisation's collection goes through here, as one transaction. The collection's version rises by
 * one; `change` writes that version on the rows it touches, which is how search indexes find what they missed, and what webhooks are told. Where no
 * row came to bear it the version stays as it was. Throws UnknownOrganisation, and whatever `change` throws.
 */
export const changeCollection = <T>(store: Store, organisationId: number, change: ChangeOf<T>): Promise<T> =>
  inTransaction(store, (trx) => changeCollectionWithin(trx, organisationId, change));

/** `changeCollection` as a part of a larger transaction. */
export const changeCollectionWithin = async <T>(
  trx: Transaction<Tables>,
  organisationId: number,
  change: ChangeOf<T>,
): Promise<T> => {
  // The first statement writes: it waits for other writers, where a read first would fail when another has written since.
  const organisation = await trx
    .updateTable('organisations')
    .set((eb) => ({ collection_version: eb('collection_version', '+', 1) }))
    .where('id', '=', organisationId)
    .returning('collection_version')
    .executeTakeFirst();
  if (!organisation) throw new UnknownOrganisation(organisationId);

  const version = organisation.collection_version;
  const result = await change(trx, { version, today: new Date().toISOString().slice(0, 10) });
  if (await hasChanged(trx, organisationId, version)) {
    await announceSheets(trx, organisationId, version);
    await touchCounterparts(trx, organisationId, version);
  } else
    await trx
      .updateTable('organisations')
      .set({ collection_version: version - 1 })
      .where('id', '=', organisationId)
      .execute();
  return result;
};

type ChangeOf<T> = (trx: Transaction<Tables>, change: Change) => Promise<T>;

/** Thrown by `changeCollection` when there is no organisation of that number. */
export class UnknownOrganisation extends Error {
  constructor(organisationId: number) {
    super(`There is no organisation ${organisationId}.`);
    this.name = 'UnknownOrganisation';
  }
}

const hasChanged = async (trx: Transaction<Tables>, organisationId: number, version: number) => {
  const row = await trx
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', organisationId)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether a sheet's product is held in its other language too is a fact about the sheet: it changes with the other one's. */
const touchCounterparts = async (trx: Transaction<Tables>, organisationId: number, version: number): Promise<void> => {
  await trx
    .updateTable('collection_sheets')
    .set({ version })
    .where('organisation_id', '=', organisationId)
    .where('removed', '=', 0)
    .where('version', '<', version)
    .where('isn', 'in', (counterparts) =>
      counterparts
        .selectFrom('collection_sheets as changed')
        .innerJoin('sheets', 'sheets.isn', 'changed.isn')
        .innerJoin('sheets as counterpart', 'counterpart.product_key', 'sheets.product_key')
        .select('counterpart.isn')
        .where('changed.organisation_id', '=', organisationId)
        .where('changed.version', '=', version)
        .where('sheets.product_key', '!=', '')
        .whereRef('counterpart.language', '!=', 'sheets.language'),
    )
    .execute();
};
