import type { Transaction } from 'kysely';
import type { SavedSearch } from '#contract/calls/saved-searches.ts';
import { type Language, locales } from '#contract/languages.ts';
import { maxSavedSearches } from '#contract/limits.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import type { Session } from '../accounts/sessions.ts';

/** The searches a member keeps, in the order in which a reader of the language looks for their names. */
export const listSearchesOf = async (db: Database, { membershipId }: Session, language: Language) => {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'entries'])
    .where('membership_id', '=', membershipId)
    .execute();
  const compare = compareValues(language);
  return rows.sort((a, b) => compare(a.name, b.name)).map(presentSearch);
};

interface NewSearch {
  readonly search: SavedSearch;
  /** The idempotency key it is sent under. */
  readonly key: string | undefined;
}

/** Keeps a search, once under its key. Throws `saved_search.name_taken` and `saved_search.too_many`. */
export const addSearch = (store: Store, session: Session, { search, key }: NewSearch) =>
  inTransaction(store, (trx) =>
    answerOnce(trx, { userId: session.userId, key }, () => insertSearch(trx, session, search)),
  );

const insertSearch = async (trx: Transaction<Tables>, { membershipId }: Session, { key: name, value }: SavedSearch) => {
  // Of two searches saved at once the second waits for the first.
  await lockRows(trx, trx.selectFrom('memberships').select('id').where('id', '=', membershipId));
  const kept = await trx
    .selectFrom('saved_searches')
    .select('name')
    .where('membership_id', '=', membershipId)
    .execute();
  if (kept.some((search) => isSameName(search.name, name)))
    throw new ApiError({ code: 'saved_search.name_taken', source: { pointer: '/data/filters/key' } });
  if (kept.length >= maxSavedSearches)
    throw new ApiError({ code: 'saved_search.too_many', params: { max: maxSavedSearches } });
  const row = await trx
    .insertInto('saved_searches')
    .values({
      membership_id: membershipId,
      name,
      entries: JSON.stringify(value),
      created_at: new Date().toISOString(),
    })
    .returning(['id', 'name', 'entries'])
    .executeTakeFirstOrThrow();
  return presentSearch(row);
};

/** Removes a member's saved search; false when the member has no search of that number. */
export const removeSearch = async (db: Database, { membershipId }: Session, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('membership_id', '=', membershipId)
    .executeTakeFirst();
  return numDeletedRows > 0;
};

const presentSearch = ({ id, name, entries }: { id: number; name: string; entries: string }) => ({
  id,
  filters: JSON.stringify({ key: name, value: JSON.parse(entries) } satisfies SavedSearch),
});

/** Names that differ in case and accents only are one name to the person who reads them. */
const names = new Intl.Collator(locales.en, { sensitivity: 'base' });
const isSameName = (one: string, other: string): boolean => names.compare(one, other) === 0;
