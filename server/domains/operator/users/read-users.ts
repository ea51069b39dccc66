import type { z } from 'zod';
import type { getOperatorUser, listOperatorUsers } from '#contract/calls/operator/users.ts';
import type { Language } from '#contract/languages.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { countPlaces } from '#server/domains/accounts/attempts.ts';
import { freeTries } from '#server/domains/accounts/limits.ts';
import { invitationStatus } from '#server/domains/users/invitation-status.ts';
import { awaitsProvider, linkExpiresAt } from '#server/domains/users/members.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { sortBy } from '#server/platform/json-api/sort.ts';
import { holdsWords } from '#server/platform/json-api/words.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { shownName } from '#server/platform/storage/shown-name.ts';

type Query = z.output<typeof listOperatorUsers.query>;

/** A user as the operators see them, with all that they are anywhere. */
export type OperatorUser = z.output<typeof listOperatorUsers.answer>[number];

/** The same by itself. */
type OperatorUserRecord = z.output<typeof getOperatorUser.answer>;

/**
 * One page of those the filters let through, whatever organisation they belong to, in the order asked for, and how many there are
 * in all. Organisation and role together ask for somebody who is that there. Words are compared without accents, and names in the
 * order of a language, which SQL does not know: of everybody only what is compared is read, and whole the people of the page.
 */
export const findOperatorUsers = async (
  db: Database,
  query: Query,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<{ data: OperatorUser[]; total: number }> => {
  const keys = await filtered(db, query).execute();
  const { sort = { field: 'name' as const, descending: false }, filter, range } = query;
  const isNamed = holdsWords(filter.q ?? '');
  const named = filter.q
    ? keys.filter(({ name, email, first_name, last_name }) => isNamed(`${first_name} ${last_name} ${name} ${email}`))
    : keys;
  const page = sortBy(named, [sort], comparisons(language)).slice(range.start, range.end);
  return { data: await readUsers(db, page, now), total: named.length };
};

/** Who the filters of columns let through, by number, with no more than what they are named and sorted by. */
const filtered = (db: Database, { filter: { organisation, role }, ids }: Query) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.email', 'users.first_name', 'users.last_name', 'users.created_at'])
    .where('users.program', '=', 0)
    .$if(ids !== undefined, (users) => users.where('users.id', 'in', ids ?? []))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memberships')
          .select('memberships.id')
          .whereRef('memberships.user_id', '=', 'users.id')
          .$if(organisation !== undefined, (of) => of.where('memberships.organisation_id', '=', organisation!))
          .$if(role !== undefined, (of) => of.where('memberships.role', '=', role!)),
      ),
    )
    .orderBy('users.id');

type Key = Awaited<ReturnType<ReturnType<typeof filtered>['execute']>>[number];
type SortField = NonNullable<Query['sort']>['field'];

const comparisons = (language: Language): Readonly<Record<SortField, (a: Key, b: Key) => number>> => {
  const compare = compareValues(language);
  return {
    // As the list shows them: by the names, or what one signs in with.
    name: (a, b) => compare(fullName(a), fullName(b)) || compare(a.name, b.name),
    email: (a, b) => compare(a.email, b.email),
    last_name: (a, b) => compare(a.last_name, b.last_name) || compare(a.first_name, b.first_name),
    created_at: (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
  };
};

const fullName = ({ first_name, last_name, name }: Key): string => `${first_name} ${last_name}`.trim() || name;

/** These users with all that they are anywhere, in the order in which they are named. */
const readUsers = async (db: Database, page: readonly { id: number }[], now: Date): Promise<OperatorUser[]> => {
  const ids = page.map(({ id }) => id);
  const rows = await selectUsers(db).where('users.id', 'in', ids).execute();
  const memberships = await selectMemberships(db).where('memberships.user_id', 'in', ids).execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const membershipsOf = Map.groupBy(memberships, ({ user_id }) => user_id);
  // Somebody who was erased between the questions is left out.
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [present(row, membershipsOf.get(id) ?? [], now)] : [];
  });
};

/** One of them. Throws `not_found`. */
export const readUser = async (db: Database, id: number, now = new Date()): Promise<OperatorUserRecord> => {
  const row = await selectUsers(db).where('users.id', '=', id).executeTakeFirst();
  if (!row) throw apiError('not_found');
  const memberships = await selectMemberships(db).where('memberships.user_id', '=', id).execute();
  const tokens = await db
    .selectFrom('api_tokens')
    .select(['name', 'organisation_id as organisation'])
    .where('made_by', '=', id)
    .where('expires_at', '>', now.toISOString())
    .orderBy('user_id')
    .execute();
  return { ...present(row, memberships, now), waits: await countPlaces(db, row.name, freeTries), tokens };
};

/** Column by column: passwords are stored beside them. */
const selectUsers = (db: Database) =>
  db
    .selectFrom('users')
    .where('users.program', '=', 0)
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.phone',
      'users.shared',
      'users.is_subscribed',
      'users.language',
      'users.verified_at',
      'users.created_at',
      'users.version',
    ]);

const selectMemberships = (db: Database) =>
  db
    .selectFrom('memberships')
    .leftJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select([
      'memberships.user_id',
      'memberships.organisation_id',
      'memberships.role',
      'memberships.invited_at',
      'memberships.accepted_at',
      'memberships.declined_at',
      'memberships.suspended_at',
      'organisations.name_en',
      'organisations.name_fr',
      linkExpiresAt().as('link_expires_at'),
      awaitsProvider().as('awaits_provider'),
    ])
    .orderBy('memberships.id');

type Row = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];
type Membership = Awaited<ReturnType<ReturnType<typeof selectMemberships>['execute']>>[number];

const present = (
  { shared, is_subscribed, verified_at, ...row }: Row,
  memberships: readonly Membership[],
  now: Date,
): OperatorUser => ({
  ...row,
  name: shownName(row),
  shared: shared === 1,
  is_subscribed: is_subscribed === 1,
  is_verified: verified_at !== '',
  memberships: memberships.map((membership) => ({
    organisation: membership.organisation_id,
    name_en: membership.name_en ?? '',
    name_fr: membership.name_fr ?? '',
    role: membership.role,
    status: invitationStatus(membership, now),
  })),
});
