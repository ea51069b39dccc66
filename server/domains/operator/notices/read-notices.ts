import type { z } from 'zod';
import type { getNotice } from '#contract/calls/operator/notices.ts';
import type { NoticeState } from '#contract/operator/notice-words.ts';
import { providerDay } from '#lib/business-days/days.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** A notice as the operators see it. */
export type OperatorNotice = z.output<typeof getNotice.answer>;

/** Every notice, for any audience and any time. */
export const readNotices = async (db: Database, now = new Date()): Promise<OperatorNotice[]> =>
  (await selectNotices(db).execute()).map((row) => present(row, now));

/** Reads one notice. Throws `not_found`. */
export const readNotice = async (db: Database, id: number, now = new Date()): Promise<OperatorNotice> => {
  const row = await selectNotices(db).where('notices.id', '=', id).executeTakeFirst();
  if (!row) throw apiError('not_found');
  return present(row, now);
};

const selectNotices = (db: Database) =>
  db
    .selectFrom('notices')
    .leftJoin('organisations', 'organisations.id', 'notices.organisation_id')
    .selectAll('notices')
    .select((eb) => [
      'organisations.name_en as organisation_en',
      'organisations.name_fr as organisation_fr',
      eb
        .selectFrom('notice_dismissals')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('notice_dismissals.notice_id', '=', 'notices.id')
        .$asScalar()
        .$notNull()
        .as('dismissed'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectNotices>['execute']>>[number];

const present = (
  { organisation_id: organisation, organisation_en, organisation_fr, ...row }: Row,
  now: Date,
): OperatorNotice => ({
  ...row,
  organisation,
  organisation_en: organisation_en ?? '',
  organisation_fr: organisation_fr ?? '',
  state: stateOn(providerDay(now.toISOString()), row),
});

/** By the days on which members are shown it (the provider's), both included; an empty one is no bound. */
const stateOn = (today: string, { from_day, to_day }: Pick<Row, 'from_day' | 'to_day'>): NoticeState => {
  if (from_day > today) return 'coming';
  return to_day !== '' && to_day < today ? 'past' : 'shown';
};
