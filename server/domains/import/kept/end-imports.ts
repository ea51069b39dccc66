import type { Transaction } from 'kysely';
import { importDays } from '#contract/imports/limits.ts';
import { busyStates } from '#contract/imports/states.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/** Marks files as lost, in the transaction that takes their last record away: `dropLostFiles` removes what nobody else holds. */
export const releaseFiles = async (
  trx: Transaction<Tables>,
  importId: number,
  hashes: readonly string[],
): Promise<void> => {
  for (const batch of inBatches(hashes))
    await trx
      .insertInto('file_claims')
      .values(batch.map((hash) => ({ hash, owner: `import.${importId}`, expires_at: '' })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/** Takes an import out of the store with its files, rows, and what it would take to take it back. */
export const removeImport = async (trx: Transaction<Tables>, importId: number): Promise<void> => {
  const held = await trx
    .selectFrom('import_files')
    .select('file_hash')
    .where('import_id', '=', importId)
    .union((eb) => eb.selectFrom('import_changes').select('file_hash').where('import_id', '=', importId))
    .execute();
  await releaseFiles(
    trx,
    importId,
    held.flatMap(({ file_hash }) => file_hash || []),
  );
  await trx.deleteFrom('imports').where('id', '=', importId).execute();
};

/** Removes the imports that have had their time; one that is being worked on waits. */
export const endImports = async (store: Store, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - importDays * 86_400_000).toISOString();
  const due = await store
    .selectFrom('imports')
    .select('id')
    .where('created_at', '<', oldest)
    .where('ended_at', '<', oldest)
    .where('state', 'not in', busyStates)
    .execute();
  for (const { id } of due) await inTransaction(store, (trx) => removeImport(trx, id));
};
