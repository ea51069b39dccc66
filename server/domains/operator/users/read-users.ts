import type { z } from 'zod';
import type { getOperatorUser, listOperatorUsers } from '#contract/calls/operator/users.ts';
import { countPlaces } from '#server/domains/accounts/attempts.ts';
import { freeTries } from '#server/domains/accounts/limits.ts';
import { invitationStatus } from '#server/domains/users/invitation-status.ts';
import { linkExpiresAt } from '#server/domains/users/members.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { holdsWords } from '#server/platform/json-api/words.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** A user as the operators see them, with all that they are anywhere. */
export type DeskUser = z.output<typeof listOperatorUsers.answer>[number];

/** The same by itself. */
type DeskUserRecord = z.output<typeof getOperatorUser.answer>;

/** Everybody, whatever organisation they belong to. */
export const readUsers = async (db: Database, now = new Date()): Promise<DeskUser[]> => {
  const memberships = Map.groupBy(await selectMemberships(db).execute(), ({ user_id }) => user_id);
  return (await selectUsers(db).execute()).map((row) => present(row, memberships.get(row.id) ?? [], now));
};

/** One of them. Throws `not_found`. */
export const readUser = async (db: Database, id: number, now = new Date()): Promise<DeskUserRecord> => {
  const row = await selectUsers(db).where('users.id', '=', id).executeTakeFirst();
  if (!row) throw apiError('not_found');
  const memberships = await selectMemberships(db).where('memberships.user_id', '=', id).execute();
  return { ...present(row, memberships, now), waits: await countPlaces(db, row.name, freeTries) };
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
    ])
    .orderBy('memberships.id');

type Row = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];
type Membership = Awaited<ReturnType<ReturnType<typeof selectMemberships>['execute']>>[number];

const present = (
  { shared, is_subscribed, verified_at, ...row }: Row,
  memberships: readonly Membership[],
  now: Date,
): DeskUser => ({
  ...row,
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

type Filter = z.output<typeof listOperatorUsers.query>['filter'];

/** Those that the filters let through; organisation and role together ask for somebody who is that there. */
export const filterUsers = (users: readonly DeskUser[], { q = '', organisation, role }: Filter): DeskUser[] => {
  const isNamed = holdsWords(q);
  return users.filter(
    ({ name, email, first_name, last_name, memberships }) =>
      memberships.some(
        (membership) =>
          (organisation === undefined || membership.organisation === organisation) &&
          (role === undefined || membership.role === role),
      ) && isNamed(`${first_name} ${last_name} ${name} ${email}`),
  );
};
