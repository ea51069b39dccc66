import type { FileStore } from '#server/platform/files/file-store.ts';
import { dropUnheldFile, lockReservations } from '#server/platform/files/reservations.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';

/** Removes documents whose time is over; the message centre then says that they have expired. */
export const expireDocuments = async (
  { store, files }: { readonly store: Store; readonly files: FileStore },
  now = new Date(),
): Promise<void> => {
  const over = await store
    .selectFrom('requests')
    .select(['id', 'file_hash'])
    .where('expires_at', '<>', '')
    .where('expires_at', '<=', now.toISOString())
    .where('is_file_deleted', '=', 0)
    .execute();
  for (const { id, file_hash } of over)
    await inTransaction(store, async (trx) => {
      await lockReservations(trx);
      await trx.updateTable('requests').set({ is_file_deleted: 1, file_hash: '' }).where('id', '=', id).execute();
      await dropUnheldFile(trx, files, file_hash);
    });
  await store.deleteFrom('download_links').where('expires_at', '<=', now.toISOString()).execute();
};
