import type { Database } from '#server/platform/storage/database.ts';

/**
 * Writes before anything is read: anyone else who changes the members of the organisation writes the same row, and so waits until
 * this transaction ends. Without it two administrators could take each other's role at the same moment.
 */
export const lockMembers = async (trx: Database, organisationId: number): Promise<void> => {
  await trx
    .updateTable('organisations')
    .set((eb) => ({ collection_version: eb.ref('collection_version') }))
    .where('id', '=', organisationId)
    .execute();
};
