import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheets, removeSheets } from '#server/domains/collection/placements.ts';
import type { Store } from '#server/platform/storage/database.ts';

export const organisation = 10001;

/** New sheets that nobody holds yet, of products of their own. */
export const makeSheets = async (
  store: Store,
  count: number,
  key = crypto.randomUUID() as string,
): Promise<number[]> => {
  const { isn: _, ...like } = await store.selectFrom('sheets').selectAll().limit(1).executeTakeFirstOrThrow();
  const isns: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const sheet = { ...like, product_key: `${key} ${at}`, product_name: `Made ${at}`, language: 'en' as const };
    isns.push((await store.insertInto('sheets').values(sheet).returning('isn').executeTakeFirstOrThrow()).isn);
  }
  return isns;
};

interface Change {
  readonly add?: readonly number[];
  readonly remove?: readonly number[];
}

/** One change of the collection. */
export const change = (store: Store, { add = [], remove = [] }: Change, organisationId = organisation): Promise<void> =>
  changeCollection(store, organisationId, async (trx, { version, today }) => {
    await placeSheets(
      trx,
      { organisationId, version },
      add.map((isn) => ({ isn, custom: ['', '', ''] as const, modified: today, subsetIds: [] })),
    );
    await removeSheets(trx, { organisationId, version, today }, remove);
  });
