import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/storage/tables.ts';
import type { Held } from './held-sheet.ts';

/** The key that a new sheet shares with the other versions and languages of its product: the chosen sheet's, or one of its own. */
export const joinProduct = async (trx: Transaction<Tables>, chosen: Held | undefined): Promise<string> => {
  if (chosen && chosen.product_key !== '') return chosen.product_key;
  const key = `desk-${randomUUID()}`;
  if (chosen) await trx.updateTable('sheets').set({ product_key: key }).where('isn', '=', chosen.isn).execute();
  return key;
};
