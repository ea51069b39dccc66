import { readEntries } from '#server/platform/audit/entries.ts';
import type { Database } from '#server/platform/storage/database.ts';

/**
 * All that is kept of a person, for themselves: what they entered, what was entered of them, and what they did. Secrets stay here
 * (passwords, tokens), and so does what belongs to others. Undefined where there is no such account.
 */
export const exportPerson = async (db: Database, userId: number, now = new Date()) => {
  const account = await db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'pending_email',
      'first_name',
      'last_name',
      'phone',
      'language',
      'shared',
      'is_subscribed',
      'verified_at',
      'created_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!account) return undefined;
  return {
    made_at: now.toISOString(),
    account,
    memberships: await membershipsOf(db, userId),
    ...(await directoriesOf(db, userId)),
    sessions: await db
      .selectFrom('sessions')
      .innerJoin('memberships', 'memberships.id', 'sessions.membership_id')
      .select([
        'sessions.created_at',
        'sessions.expires_at',
        'sessions.used_at',
        'sessions.proof',
        'sessions.address',
        'sessions.user_agent',
      ])
      .where('memberships.user_id', '=', userId)
      .orderBy('sessions.created_at')
      .execute(),
    authenticator_apps: await db
      .selectFrom('totp_secrets')
      .select(['is_confirmed', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'used_at'])
      .where('user_id', '=', userId)
      .execute(),
    known_devices: await db.selectFrom('known_devices').select('used_at').where('user_id', '=', userId).execute(),
    known_networks: await db
      .selectFrom('known_networks')
      .select(['network', 'used_at'])
      .where('user_id', '=', userId)
      .execute(),
    links_mailed: await db
      .selectFrom('tokens')
      .select(['kind', 'email', 'created_at', 'expires_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    search_pages: await db
      .selectFrom('preferences')
      .innerJoin('memberships', 'memberships.id', 'preferences.membership_id')
      .select(['organisation_id', 'columns', 'hidden_sections'])
      .where('user_id', '=', userId)
      .execute(),
    desk_habits: await db
      .selectFrom('desk_habits')
      .select(['single_keys', 'takes_next'])
      .where('user_id', '=', userId)
      .execute(),
    saved_searches: await db
      .selectFrom('saved_searches')
      .innerJoin('memberships', 'memberships.id', 'saved_searches.membership_id')
      .select(['organisation_id', 'saved_searches.name', 'entries', 'saved_searches.created_at'])
      .where('user_id', '=', userId)
      .orderBy('saved_searches.id')
      .execute(),
    requests: await requestsOf(db, userId),
    activity: await activityOf(db, userId),
  };
};

export type PersonExport = NonNullable<Awaited<ReturnType<typeof exportPerson>>>;

const membershipsOf = async (db: Database, userId: number) => {
  const memberships = await db
    .selectFrom('memberships')
    .leftJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select([
      'memberships.id',
      'organisation_id',
      'organisations.name_en',
      'organisations.name_fr',
      'role',
      'invited_at',
      'accepted_at',
      'declined_at',
      'suspended_at',
      'own_details',
    ])
    .where('user_id', '=', userId)
    .orderBy('memberships.id')
    .execute();
  const locations = await db
    .selectFrom('membership_subsets')
    .innerJoin('subsets', 'subsets.id', 'membership_subsets.subset_id')
    .select(['membership_id', 'subsets.id', 'subsets.name_en', 'subsets.name_fr'])
    .where(
      'membership_id',
      'in',
      memberships.map(({ id }) => id),
    )
    .execute();
  return memberships.map(({ id, ...membership }) => ({
    ...membership,
    locations: locations.filter(({ membership_id }) => membership_id === id).map(({ membership_id: _, ...one }) => one),
  }));
};

/** What the directories and the identity providers of their organisations said of them; a provider's number for them is kept as a hash alone. */
const directoriesOf = async (db: Database, userId: number) => {
  const identities = await db
    .selectFrom('provider_identities')
    .select(['organisation_id', 'issuer', 'claimed_groups', 'linked_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .execute();
  return {
    directory_entries: await db
      .selectFrom('directory_entries')
      .innerJoin('memberships', 'memberships.id', 'directory_entries.membership_id')
      .select(['organisation_id', 'user_name', 'external_id', 'given_name', 'family_name'])
      .where('memberships.user_id', '=', userId)
      .execute(),
    directory_groups: await db
      .selectFrom('directory_group_members')
      .innerJoin('directory_groups', 'directory_groups.id', 'directory_group_members.group_id')
      .innerJoin('memberships', 'memberships.id', 'directory_group_members.membership_id')
      .select(['directory_groups.organisation_id', 'directory_groups.display_name'])
      .where('memberships.user_id', '=', userId)
      .orderBy('directory_groups.id')
      .execute(),
    identity_providers: identities.map(({ claimed_groups, ...identity }) => ({
      ...identity,
      claimed_groups: JSON.parse(claimed_groups) as string[],
    })),
  };
};

const requestsOf = async (db: Database, userId: number) => {
  const requests = await db
    .selectFrom('requests')
    .select(['id', 'organisation_id', 'type', 'status', 'info', 'file_name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const changes = await db
    .selectFrom('request_changes')
    .select(['request_id', 'status', 'note', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return { made: requests.map(({ info, ...request }) => ({ ...request, asked: JSON.parse(info) })), decided: changes };
};

const activityOf = async (db: Database, userId: number) => {
  const entries = [];
  for await (const { id, at, event, records, network, details } of readEntries(db, { userId }))
    entries.push({ id, at, event, records, network, details });
  return entries;
};
