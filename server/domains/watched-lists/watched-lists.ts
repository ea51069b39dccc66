import type { Transaction } from 'kysely';
import type { ListedAddition } from '#contract/requests/request-info.ts';
import { type ListedUnder, listedUnder } from '#contract/sheets/listed-under.ts';
import { listedUnderOf } from '#lib/hazards/substance-lists/find-listings.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

interface Watched {
  readonly lists: ListedUnder[];
  readonly version: number;
}

/** The lists that an organisation watches; one that we no longer have is passed over. */
export const readWatchedLists = async (db: Database, organisationId: number): Promise<Watched> => {
  const { watched_lists, version } = await db
    .selectFrom('organisations')
    .select(['watched_lists', 'version'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const lists = (JSON.parse(watched_lists) as string[]).filter((list): list is ListedUnder =>
    Object.hasOwn(listedUnder, list),
  );
  return { lists, version };
};

/** Throws `search.cas_not_enabled` where ingredients are not shown, `record.changed` when somebody else changed the organisation meanwhile. */
export const saveWatchedLists = (
  store: Store,
  { organisationId, ingredients }: Pick<Session, 'organisationId' | 'ingredients'>,
  { lists, version }: Watched,
): Promise<Watched> =>
  inTransaction(store, async (trx) => {
    if (!ingredients) throw apiError('search.cas_not_enabled');
    const changed = await trx
      .updateTable('organisations')
      .set((eb) => ({ watched_lists: JSON.stringify([...new Set(lists)]), version: eb('version', '+', 1) }))
      .where('id', '=', organisationId)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw apiError('record.changed');
    await writeEntry(trx, 'organisation-changed', { record: organisationId, details: { fields: ['watched_lists'] } });
    return readWatchedLists(trx, organisationId);
  });

/** What of a sheet is on lists that its organisation watches; nothing where it shows no ingredients. */
export const findWatched = async (
  trx: Transaction<Tables>,
  organisationId: number,
  isn: number,
): Promise<ListedAddition[]> => {
  const sheet = await trx
    .selectFrom('sheets')
    .select(['cas_numbers', 'ingredients'])
    .where('isn', '=', isn)
    .executeTakeFirstOrThrow();
  const { ingredients } = await trx
    .selectFrom('organisations')
    .select('ingredients')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const { lists: watched } = await readWatchedLists(trx, organisationId);
  if (!ingredients || watched.length === 0) return [];
  const names = new Map<string, string>((JSON.parse(sheet.cas_numbers) as string[]).map((cas) => [cas, '']));
  for (const { cas, name } of JSON.parse(sheet.ingredients) as { cas: string; name: string }[]) names.set(cas, name);
  return [...names].flatMap(([cas, name]) => {
    const lists = listedUnderOf([cas]).filter((list) => watched.includes(list));
    return lists.length === 0 ? [] : [{ cas, name, lists }];
  });
};
