import type { Transaction } from 'kysely';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { ourTemplates } from './our-templates.ts';

/** Puts the templates there that come with this version and were never there. A store in which nobody is yet stays empty: a backup may come into it. */
export const offerTemplates = async (store: Store): Promise<void> => {
  const someone = await store.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const offered = await store.selectFrom('offered_templates').select('key').execute();
  const known = new Set(offered.map(({ key }) => key));
  if (someone && Object.keys(ourTemplates).some((key) => !known.has(key)))
    await inTransaction(store, offerTemplatesWithin);
};

/** The same within a transaction. Two processes that start together put them there once. */
export const offerTemplatesWithin = async (trx: Transaction<Tables>): Promise<void> => {
  const added = await trx
    .insertInto('offered_templates')
    .values(Object.keys(ourTemplates).map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  const keys = new Set(added.map(({ key }) => key));
  const created_at = new Date().toISOString();
  const fresh = Object.entries(ourTemplates).filter(([key]) => keys.has(key));
  if (fresh.length > 0)
    await trx
      .insertInto('answer_templates')
      .values(fresh.map(([, template]) => ({ ...template, created_at })))
      .execute();
};
