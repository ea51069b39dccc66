import { expressionBuilder } from 'kysely';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { namedHere } from './own-details.ts';

/**
 * Whether a membership opens anything: its invitation was accepted, and nobody suspended it. Every way in asks this, where
 * `memberships` is selected from.
 */
export const isOpenMembership = () => {
  const eb = expressionBuilder<Tables, 'memberships'>();
  return eb.and([eb('memberships.accepted_at', '!=', ''), eb('memberships.suspended_at', '=', '')]);
};

/** Whether an account has a membership that is not suspended, where `users` is selected from: no link is for anybody else. */
export const isNotSuspended = () => {
  const eb = expressionBuilder<Tables, 'users'>();
  return eb.exists(
    eb
      .selectFrom('memberships')
      .select('memberships.id')
      .whereRef('memberships.user_id', '=', 'users.id')
      .where('memberships.suspended_at', '=', ''),
  );
};

/** The account someone signs in to; names are compared without regard to case. */
export const findUserByName = (db: Database, name: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'demo', 'shared'])
    .where('name', '=', toAccountName(name))
    // Nobody reads a shared account's mail: it has no address to verify.
    .where((eb) => eb.or([eb('verified_at', '!=', ''), eb('shared', '=', 1)]))
    .executeTakeFirst();

/** The person who may be mailed a link for a new password: not a shared account, which is nobody's, nor one without password. */
export const findPersonWithPassword = (db: Database, name: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('name', '=', toAccountName(name))
    .where('shared', '=', 0)
    .where('password_hash', '!=', '')
    .where(isNotSuspended())
    .executeTakeFirst();

/** A name as accounts have it, however it was typed. */
export const toAccountName = (typed: string): string => typed.trim().toLowerCase();

/** What a user is, in each organisation that lets them in; the oldest membership first. */
export const findMemberships = (db: Database, userId: number) =>
  db
    .selectFrom('memberships')
    .select(['id', 'organisation_id', 'role'])
    .where('user_id', '=', userId)
    .where(isOpenMembership())
    .orderBy('id')
    .execute();

/** The organisation that suspended somebody; undefined where none did. */
export const findSuspension = (db: Database, userId: number) =>
  db
    .selectFrom('memberships')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select(['organisations.id', 'organisations.name_en', 'organisations.name_fr'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.accepted_at', '!=', '')
    .where('memberships.suspended_at', '!=', '')
    .orderBy('memberships.id')
    .executeTakeFirst();

/** The company admin who has been there longest: whom members may ask. */
export const findCompanyAdmin = async (db: Database, organisation: number) => {
  const admin = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.first_name', 'users.last_name', 'users.email', 'memberships.own_details'])
    .where('memberships.organisation_id', '=', organisation)
    .where('memberships.role', '=', 'company-admin')
    .where(isOpenMembership())
    .where('users.verified_at', '!=', '')
    .orderBy('memberships.id')
    .executeTakeFirst();
  return admin && namedHere(admin);
};
