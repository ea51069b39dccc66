import type { Insertable } from 'kysely';
import type { NoticeEntry } from '#contract/calls/operator/notices.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { NoticeTable } from '#server/platform/storage/tables/search-page.ts';
import { answerOnce, type Submission } from '#server/platform/submissions.ts';
import { checkOrganisation } from '../organisations/known-organisation.ts';

/** Publishes a notice, once for its submission, and answers its number. Throws `not_found` at an organisation that is not there. */
export const addNotice = async (store: Store, entry: NoticeEntry, submission: Submission): Promise<number> => {
  const { id } = await inTransaction(store, (trx) =>
    answerOnce(trx, submission, async () =>
      trx
        .insertInto('notices')
        .values({ ...(await toRow(trx, entry)), created_at: new Date().toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
  );
  return id;
};

/** Changes a notice; false where there is none of that number. Throws `not_found` at an organisation that is not there. */
export const editNotice = async (db: Database, id: number, entry: NoticeEntry): Promise<boolean> => {
  const row = await toRow(db, entry);
  const { numUpdatedRows } = await db.updateTable('notices').set(row).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Takes a notice back, and with it who wanted to see it no more; false where there is none of that number. */
export const removeNotice = async (db: Database, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('notices').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Texts are kept as they were written: they are sanitised whenever they are read. */
const toRow = async (
  db: Database,
  { organisation, ...facts }: NoticeEntry,
): Promise<Omit<Insertable<NoticeTable>, 'created_at'>> => {
  if (organisation !== null) await checkOrganisation(db, organisation);
  return { ...facts, organisation_id: organisation };
};
