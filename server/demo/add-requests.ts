import type { Database } from '../storage/database.ts';
import { demoRequests } from './requests.ts';

/** Gives an organisation the demo's requests, made by its members in turn; all but the newest have been opened by everyone. */
export const addRequests = async (db: Database, organisationId: number): Promise<void> => {
  const members = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute();
  const requests = demoRequests(organisationId);
  const rows = await db
    .insertInto('requests')
    .values(
      requests.map(({ type, status, info, createdAt }, index) => ({
        organisation_id: organisationId,
        user_id: members[index % members.length]?.user_id ?? null,
        type,
        status,
        info: JSON.stringify(info),
        created_at: createdAt,
      })),
    )
    .returning(['id', 'created_at'])
    .execute();
  const opened = new Set(requests.filter(({ isNew }) => !isNew).map(({ createdAt }) => createdAt));
  await db
    .insertInto('request_views')
    .values(
      rows
        .filter(({ created_at }) => opened.has(created_at))
        .flatMap(({ id, created_at }) =>
          members.map(({ user_id }) => ({ request_id: id, user_id, seen_at: created_at })),
        ),
    )
    .execute();
};
