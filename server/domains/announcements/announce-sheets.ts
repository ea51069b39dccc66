import { sql, type Transaction } from 'kysely';
import type { WebhookEvent } from '#contract/webhooks/events.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { note, wantedEvents } from './announce.ts';

const ofSheets: readonly WebhookEvent[] = ['sheet.added', 'sheet.replaced', 'sheet.removed'];

/** The opposite of `removed`, which is what webhooks are to know of a sheet. */
const held = sql<0 | 1>`1 - removed`;

/**
 * Writes down what came into a collection and what left it with a change, told apart by what webhooks knew before: whatever the change did on the way, each
 * sheet is told once. A newer sheet of a product that came as the older left is its new version.
 */
export const announceSheets = async (
  trx: Transaction<Tables>,
  organisationId: number,
  version: number,
): Promise<void> => {
  const wanted = await wantedEvents(trx, organisationId);
  if (!ofSheets.some((event) => wanted.has(event))) return;
  const changed = await trx
    .updateTable('collection_sheets')
    .set({ told: held })
    .where('organisation_id', '=', organisationId)
    .where('version', '=', version)
    .where('told', '!=', held)
    .returning(['isn', 'removed'])
    .execute();
  const came = changed.flatMap(({ isn, removed }) => (removed ? [] : [isn])).sort(byNumber);
  const left = changed.flatMap(({ isn, removed }) => (removed ? [isn] : [])).sort(byNumber);
  const replaced = await findReplaced(trx, came, left);
  const olderOnes = new Set(replaced.values());
  const tell = async <Event extends WebhookEvent>(event: Event, items: Parameters<typeof note<Event>>[1]['items']) => {
    if (wanted.has(event)) await note(trx, { organisationId, event, items });
  };
  await tell(
    'sheet.added',
    came.filter((isn) => !replaced.has(isn)).map((isn) => ({ isn })),
  );
  await tell(
    'sheet.replaced',
    [...replaced].map(([isn, replaces]) => ({ isn, replaces })),
  );
  await tell(
    'sheet.removed',
    left.filter((isn) => !olderOnes.has(isn)).map((isn) => ({ isn })),
  );
};

/** What an organisation holds from now on is known to its webhooks: they are told what changes after that. */
export const beginTelling = async (trx: Transaction<Tables>, organisationId: number): Promise<void> => {
  await trx
    .updateTable('collection_sheets')
    .set({ told: held })
    .where('organisation_id', '=', organisationId)
    .where('told', '!=', held)
    .execute();
};

const byNumber = (one: number, other: number): number => one - other;

/** By each newer sheet the one in whose place it came: of the same product, in the same language. */
const findReplaced = async (
  trx: Transaction<Tables>,
  came: readonly number[],
  left: readonly number[],
): Promise<Map<number, number>> => {
  if (came.length === 0 || left.length === 0) return new Map();
  const leaving = await readProducts(trx, left);
  const olderOf = new Map([...leaving].map(([isn, product]) => [product, isn]));
  const replaced = new Map<number, number>();
  for (const [isn, product] of await readProducts(trx, came)) {
    const older = olderOf.get(product);
    if (older === undefined) continue;
    replaced.set(isn, older);
    olderOf.delete(product);
  }
  return replaced;
};

/** Product and language by number, of sheets that are of a product. */
const readProducts = async (trx: Transaction<Tables>, isns: readonly number[]): Promise<Map<number, string>> => {
  const products = new Map<number, string>();
  for (const batch of inBatches(isns)) {
    const rows = await trx
      .selectFrom('sheets')
      .select(['isn', 'product_key', 'language'])
      .where('isn', 'in', batch)
      .where('product_key', '!=', '')
      .orderBy('isn')
      .execute();
    for (const { isn, product_key, language } of rows) products.set(isn, `${language} ${product_key}`);
  }
  return products;
};
