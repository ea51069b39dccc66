import type { Session } from '#server/domains/accounts/sessions.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { visibleRequests } from '../visible-requests.ts';

/**
 * Ends every link to a request's document that was mailed, and those that are about to be: it is there in the message centre
 * only. Anyone who sees the request may. Throws `not_found`.
 */
export const revokeLinks = (store: Store, session: Session, id: number): Promise<void> =>
  inTransaction(store, async (trx) => {
    const request = await visibleRequests(trx, session)
      .select('links_revoked_at')
      .where('requests.id', '=', id)
      .executeTakeFirst();
    if (!request) throw apiError('not_found');
    if (request.links_revoked_at !== '') return nothingToAudit();
    await trx
      .updateTable('requests')
      .set({ links_revoked_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('download_links').where('request_id', '=', id).execute();
    await writeEntry(trx, 'links-revoked', { record: id });
  });
