import type { Transaction } from 'kysely';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/**
 * The first statement of a transaction that changes the members of an organisation: the next one waits until this one ends. Two
 * administrators cannot take each other's role at the same moment.
 */
export const lockMembers = async (trx: Transaction<Tables>, organisationId: number): Promise<void> => {
  await lockRows(trx, trx.selectFrom('organisations').select('id').where('id', '=', organisationId));
};
