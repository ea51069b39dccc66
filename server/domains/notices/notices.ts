import type { Selectable } from 'kysely';
import type { Notice } from '#contract/calls/notices.ts';
import { providerDay } from '#lib/business-days/days.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { NoticeTable } from '#server/platform/storage/tables/search-page.ts';
import type { Session } from '../accounts/sessions.ts';
import { sanitise } from './sanitise.ts';

/**
 * The newest notice of a kind that addresses the organisation, or all, today (where the provider works); undefined when
 * there is no such notice.
 */
export const findNotice = async (
  db: Database,
  { organisationId }: Session,
  kind: NoticeTable['kind'],
  now = new Date(),
): Promise<Notice | undefined> => {
  const today = providerDay(now.toISOString());
  const row = await noticesFor(db, organisationId)
    .selectAll()
    .where('kind', '=', kind)
    // An empty day, which is no bound, comes before every other.
    .where('from_day', '<=', today)
    .where((eb) => eb.or([eb('to_day', '=', ''), eb('to_day', '>=', today)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && presentNotice(row);
};

/** Whether someone wants to see a notice no more. */
export const isDismissed = async (db: Database, { userId }: Session, noticeId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('notice_dismissals')
    .select('notice_id')
    .where('notice_id', '=', noticeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Keeps a popup notice from someone; false when it is not one that their organisation is shown. */
export const dismissNotice = async (db: Database, session: Session, id: number): Promise<boolean> => {
  const popup = await noticesFor(db, session.organisationId)
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'popup')
    .executeTakeFirst();
  if (!popup) return false;
  await db
    .insertInto('notice_dismissals')
    .values({ notice_id: id, user_id: session.userId, dismissed_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
};

const noticesFor = (db: Database, organisationId: number) =>
  db
    .selectFrom('notices')
    .where((eb) => eb.or([eb('organisation_id', '=', organisationId), eb('organisation_id', 'is', null)]));

const presentNotice = (row: Selectable<NoticeTable>): Notice => ({
  id: row.id,
  subject_en: row.subject_en,
  subject_fr: row.subject_fr,
  msg_en: presentText(row.text_en, row.type_en),
  msg_fr: presentText(row.text_fr, row.type_fr),
  type_en: row.type_en,
  type_fr: row.type_fr,
});

const presentText = (text: string, type: NoticeTable['type_en']): string => (type === 'rich' ? sanitise(text) : text);
