import { memberFieldNames } from '#contract/member-fields.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { readGroupsOf } from '#server/domains/directory/groups.ts';
import { readMembers } from '#server/domains/users/members.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** The members, and who is invited, as the organisation itself knows them; nothing that opens an account. */
export async function* readPeople(db: Database, organisationId: number) {
  const members = await readMembers(db, organisationId);
  const limits = await db
    .selectFrom('membership_subsets')
    .innerJoin('memberships', 'memberships.id', 'membership_subsets.membership_id')
    .select(['membership_id', 'subset_id'])
    .where('memberships.organisation_id', '=', organisationId)
    .execute();
  const locations = Map.groupBy(limits, ({ membership_id }) => membership_id);
  const groups = await readGroupsOf(
    db,
    members.map(({ membership_id }) => membership_id),
  );
  const entries = await readDirectoryEntries(db, organisationId);
  for (const member of members)
    yield {
      id: member.number,
      name: member.name,
      email: member.email,
      first_name: member.first_name,
      ...Object.fromEntries(memberFieldNames.map((name) => [name, member[name]])),
      role: member.role,
      shared: member.shared === 1,
      is_subscribed: member.is_subscribed === 1,
      status: member.status,
      invited_at: member.invited_at,
      accepted_at: member.accepted_at,
      declined_at: member.declined_at,
      /** Numbers of the locations that the member is limited to; none for no limit. */
      locations: (locations.get(member.membership_id) ?? []).map(({ subset_id }) => subset_id),
      /** Names of the groups of the directory that the member is in, and what it says of them; null where it says nothing. */
      groups: (groups.get(member.membership_id) ?? []).map(({ name }) => name),
      directory: entries.get(member.membership_id) ?? null,
    };
}

const readDirectoryEntries = async (db: Database, organisationId: number) => {
  const rows = await db
    .selectFrom('directory_entries')
    .innerJoin('memberships', 'memberships.id', 'directory_entries.membership_id')
    .selectAll('directory_entries')
    .where('memberships.organisation_id', '=', organisationId)
    .execute();
  return new Map(rows.map(({ membership_id, ...entry }) => [membership_id, entry]));
};

/**
 * The requests, the oldest first, each with its history. A person who is no member appears as the provider, or as a
 * former user.
 */
export async function* readRequests(db: Database, organisationId: number) {
  const rows = await db
    .selectFrom('requests')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute();
  const nameOf = await namesFor(db, organisationId);
  for (const batch of inBatches(
    rows.map(({ id }) => id),
    200,
  )) {
    const requests = await db
      .selectFrom('requests')
      .select([
        'id',
        'user_id',
        'former_user_id',
        'type',
        'status',
        'info',
        'file_hash',
        'file_name',
        'is_file_deleted',
        'created_at',
      ])
      .where('id', 'in', batch)
      .orderBy('id')
      .execute();
    const changes = await db
      .selectFrom('request_changes')
      .select(['request_id', 'user_id', 'former_user_id', 'status', 'note', 'created_at'])
      .where('request_id', 'in', batch)
      .orderBy('id')
      .execute();
    const removals = await db
      .selectFrom('removals')
      .select(['request_id', 'isn as sheet', 'subset_id as location', 'is_open', 'outcome'])
      .where('request_id', 'in', batch)
      .execute();
    const history = Map.groupBy(changes, ({ request_id }) => request_id);
    const asked = Map.groupBy(removals, ({ request_id }) => request_id);
    for (const { info, user_id, former_user_id, is_file_deleted, ...request } of requests)
      yield {
        ...request,
        number: requestNumber(request.id),
        by: nameOf(user_id ?? former_user_id),
        is_file_deleted: is_file_deleted === 1,
        info: JSON.parse(info) as unknown,
        removals: (asked.get(request.id) ?? []).map(({ request_id: _, is_open, ...removal }) => ({
          ...removal,
          is_open: is_open === 1,
        })),
        history: (history.get(request.id) ?? []).map(
          ({ request_id: _, user_id: by, former_user_id: former, created_at: at, ...change }) => ({
            at,
            by: nameOf(by ?? former),
            ...change,
          }),
        ),
      };
  }
}

/** The facts of an account that an organisation may see. */
const namesFor = async (db: Database, organisationId: number) => {
  const members = new Map(
    (await readMembers(db, organisationId)).map(({ id, number, name }) => [id, { id: number, name }]),
  );
  const operators = new Set((await readMembers(db, 0)).map(({ id }) => id));
  return (id: number | null) => {
    if (id === null) return null;
    const member = members.get(id);
    if (member) return member;
    return operators.has(id) ? { name: 'provider' } : { id, name: `former user ${id}` };
  };
};

/** What the provider told this organisation alone. */
export const readNotices = (db: Database, organisationId: number) =>
  db.selectFrom('notices').selectAll().where('organisation_id', '=', organisationId).orderBy('id').execute();

/** Addresses that are told what happens; not the secrets, with which others could sign. */
export const readArchivedWebhooks = async (db: Database, organisationId: number) => {
  const rows = await db
    .selectFrom('webhooks')
    .select(['url', 'description', 'events', 'off_reason', 'created_at'])
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute();
  return rows.map(({ events, off_reason, ...row }) => ({
    ...row,
    events: JSON.parse(events) as unknown,
    is_on: off_reason === '',
  }));
};
