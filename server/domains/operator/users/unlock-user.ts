import { clearAttemptsOf } from '#server/domains/accounts/attempts.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';

/** Lets a name be tried again, wherever it had to wait. Throws `not_found`. */
export const unlockUser = (store: Store, id: number): Promise<void> =>
  inTransaction(store, async (trx) => {
    const user = await trx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
    if (!user) throw apiError('not_found');
    const places = await clearAttemptsOf(trx, user.name);
    if (places === 0) return nothingToAudit();
    await writeEntry(trx, 'user-unlocked', { record: id, details: { places } });
  });
