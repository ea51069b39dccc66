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
      const { users, sheets } = await eraseOrganisation(trx, id, now);
      gone.users += users;
      gone.sheets += sheets;
      await writeEntry(trx, 'organisation-ended', { organisationId: id, record: id });
    }
    const { numDeletedRows: users } = await trx.deleteFrom('users').where('demo', '=', 1).executeTakeFirstOrThrow();
    gone.users += Number(users);
    return gone;
  });
