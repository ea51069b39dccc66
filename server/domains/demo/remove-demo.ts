import { endAccounts } from '#server/domains/accounts/end-accounts.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { eraseOrganisation } from '../operator/organisations/erase-organisation.ts';

/**
 * Takes the demo out: its organisations with everything of theirs, the accounts that came with it, and the sheets that belong to
 * nobody, of which other organisations keep those they hold.
 */
export const removeDemo = (store: Store, now = new Date()) =>
  inTransaction(store, async (trx) => {
    const organisations = await trx.selectFrom('organisations').select('id').where('demo', '=', 1).execute();
    const gone = { organisations: organisations.length, users: 0, sheets: 0 };
    for (const { id } of organisations) {
      await writeEntry(trx, 'organisation-ended', { organisationId: id, record: id });
      const { users, sheets } = await eraseOrganisation(trx, id, now);
      gone.users += users;
      gone.sheets += sheets;
    }
    const accounts = await trx.selectFrom('users').select('id').where('demo', '=', 1).execute();
    const userIds = accounts.map(({ id }) => id);
    await trx.deleteFrom('memberships').where('user_id', 'in', userIds).execute();
    gone.users += await endAccounts(trx, userIds, now);
    return gone;
  });
