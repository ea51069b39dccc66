import type { Database } from '../storage/database.ts';

/** The account someone signs in to; names are compared without regard to case. */
export const findUserByName = (db: Database, name: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('name', '=', name.trim().toLowerCase())
    // Nobody reads a shared account's mail: it has no address to verify.
    .where((eb) => eb.or([eb('verified_at', '!=', ''), eb('shared', '=', 1)]))
    .executeTakeFirst();

/** What a user is, in each organisation; the oldest membership first. */
export const findMemberships = (db: Database, userId: number) =>
  db
    .selectFrom('memberships')
    .select(['id', 'organisation_id', 'role'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** The company admin who has been there longest: whom members may ask. */
export const findCompanyAdmin = (db: Database, organisation: number) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('memberships.organisation_id', '=', organisation)
    .where('memberships.role', '=', 'company-admin')
    .where('users.verified_at', '!=', '')
    .orderBy('memberships.id')
    .executeTakeFirst();
