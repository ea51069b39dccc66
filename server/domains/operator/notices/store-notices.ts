import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { listNotices, NoticeEntry } from '#contract/calls/operator/notices.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { holdsWords } from '#server/platform/json-api/words.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { NoticeTable } from '#server/platform/storage/tables/search-page.ts';
import { answerOnce, type Submission } from '#server/platform/submissions.ts';
import { checkOrganisation } from '../organisations/known-organisation.ts';
import type { OperatorNotice } from './read-notices.ts';

/** Publishes a notice, once for its submission, and answers its number. Throws `not_found` at an organisation that is not there. */
export const addNotice = async (store: Store, entry: NoticeEntry, submission: Submission): Promise<number> => {
  const add = async (trx: Database) => {
    const made = await trx
      .insertInto('notices')
      .values({ ...(await toRow(trx, entry)), created_at: new Date().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeEntry(trx, 'notice-added', { record: made.id, organisationId: entry.organisation });
    return made;
  };
  const { id } = await inTransaction(store, (trx) => answerOnce(trx, submission, () => add(trx)));
  return id;
};

/** Changes a notice; false when no notice has that number. Throws `not_found` for an unknown organisation. */
export const editNotice = (store: Store, id: number, entry: NoticeEntry): Promise<boolean> =>
  inTransaction(store, async (trx) => {
    const row = await toRow(trx, entry);
    const { numUpdatedRows } = await trx.updateTable('notices').set(row).where('id', '=', id).executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await writeEntry(trx, 'notice-changed', { record: id, organisationId: entry.organisation });
    return true;
  });

/** Removes a notice, and with it who dismissed it; false when no notice has that number. */
export const removeNotice = (store: Store, id: number): Promise<boolean> =>
  inTransaction(store, async (trx) => {
    const gone = await trx
      .deleteFrom('notices')
      .where('id', '=', id)
      .returning(['organisation_id', 'subject_en', 'subject_fr'])
      .executeTakeFirst();
    if (!gone) return false;
    const about = [gone.subject_en || gone.subject_fr];
    await writeEntry(trx, 'notice-removed', { record: id, organisationId: gone.organisation_id, about });
    return true;
  });

/** Texts are kept as they were written: they are sanitised whenever they are read. */
const toRow = async (
  db: Database,
  { organisation, ...facts }: NoticeEntry,
): Promise<Omit<Insertable<NoticeTable>, 'created_at'>> => {
  if (organisation !== null) await checkOrganisation(db, organisation);
  return { ...facts, organisation_id: organisation };
};

type Filter = z.output<typeof listNotices.query>['filter'];

/** Those that the filters let through; an organisation's are those that speak to it alone. */
export const filterNotices = (
  notices: readonly OperatorNotice[],
  { q = '', kind, state, organisation }: Filter,
): OperatorNotice[] => {
  const isFound = holdsWords(q);
  return notices.filter(
    (notice) =>
      (kind === undefined || notice.kind === kind) &&
      (state === undefined || notice.state === state) &&
      (organisation === undefined || notice.organisation === organisation) &&
      isFound([notice.subject_en, notice.subject_fr, notice.text_en, notice.text_fr].join(' ')),
  );
};
