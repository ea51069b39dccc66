import { expressionBuilder, type SqlBool, sql } from 'kysely';
import type { MemberRole } from '#contract/json-api/types/roles.ts';
import type { InvitationStatus } from '#contract/json-api/types/users.ts';
import { memberFieldNames } from '#contract/member-fields.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { shownName } from '#server/platform/storage/shown-name.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { readOwnDetails } from '../accounts/own-details.ts';
import { invitationStatus } from './invitation-status.ts';

/** A member of an organisation, or someone invited, as the organisation may see them. */
export interface Member extends Row {
  readonly role: MemberRole;
  readonly fullName: string;
  readonly status: InvitationStatus;
  /** By which the organisation knows them. */
  readonly number: number;
}

/** Everyone in an organisation, by the age of the membership; the operators are in organisation 0. */
export const readMembers = async (db: Database, organisationId: number, now = new Date()): Promise<Member[]> =>
  (await selectMembers(db, organisationId, now).execute()).map((row) => toMember(row, now));

/** One of them, by the number of the account, which is not always the member's; undefined for anybody else. */
export const findMember = async (
  db: Database,
  organisationId: number,
  userId: number,
  now = new Date(),
): Promise<Member | undefined> => {
  const row = await selectMembers(db, organisationId, now).where('users.id', '=', userId).executeTakeFirst();
  return row && toMember(row, now);
};

/** Who has that address in an organisation, whether or not the address is theirs to sign in with. */
export const findMemberByAddress = async (
  db: Database,
  organisationId: number,
  address: string,
  now = new Date(),
): Promise<Member | undefined> => {
  const row = await selectMembers(db, organisationId, now)
    .where((eb) => eb.or([eb('users.name', '=', address), eb('users.email', '=', address).and('users.shared', '=', 0)]))
    .executeTakeFirst();
  return row && toMember(row, now);
};

/** Whether the account is this organisation's to change: it belongs to no other. */
export const belongsHereAlone = ({ memberships_elsewhere }: Member): boolean => Number(memberships_elsewhere) === 0;

/**
 * When the link that was mailed for an invitation ends, where `memberships` is selected from. Asked only where it matters: it
 * would be half the work for a large organisation.
 */
export const linkExpiresAt = () => {
  const eb = expressionBuilder<Tables, 'memberships'>();
  return eb
    .case()
    .when('memberships.accepted_at', '=', '')
    .then(
      eb
        .selectFrom('tokens')
        .select((of) => of.fn.max('tokens.expires_at').as('end'))
        .whereRef('tokens.membership_id', '=', 'memberships.id')
        .whereRef('tokens.created_at', '>=', 'memberships.invited_at')
        .where('tokens.kind', '=', 'verify')
        .where('tokens.used_at', '=', ''),
    )
    .end();
};

/**
 * Whether somebody needs no invitation, where `memberships` is selected from: their directory made them a member, and the identity
 * provider lets them in, by what `comesByProvider` asks.
 */
export const awaitsProvider = () => {
  const eb = expressionBuilder<Tables, 'memberships'>();
  const joined = eb
    .selectFrom('directory_entries as entry')
    .innerJoin('users as person', (join) => join.onTrue())
    .innerJoin('single_sign_on as provider', (join) => join.onTrue())
    .innerJoin('single_sign_on_domains as own', 'own.organisation_id', 'provider.organisation_id')
    .select('own.domain')
    .whereRef('entry.membership_id', '=', 'memberships.id')
    .whereRef('person.id', '=', 'memberships.user_id')
    .whereRef('provider.organisation_id', '=', 'memberships.organisation_id')
    .where('provider.is_on', '=', 1)
    .where('person.password_hash', '=', '')
    .where(sql<SqlBool>`person.email like '%@' || own.domain`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as others')
            .select('others.id')
            .whereRef('others.user_id', '=', 'person.id')
            .whereRef('others.id', '!=', 'memberships.id')
            .where('others.accepted_at', '!=', ''),
        ),
      ),
    );
  return eb.case().when('memberships.accepted_at', '=', '').then(eb.exists(joined)).end();
};

/** Whether a directory may write to the organisation: one whose tokens have ended or were revoked keeps nothing any more. */
const isDirectoryConnected = (organisationId: number, now: Date) => {
  const eb = expressionBuilder<Tables>();
  return eb.exists(
    eb
      .selectFrom('api_tokens')
      .select('api_tokens.user_id')
      .where('api_tokens.organisation_id', '=', organisationId)
      .where('api_tokens.scopes', 'like', '%"scim"%')
      .where('api_tokens.expires_at', '>', now.toISOString()),
  );
};

const selectMembers = (db: Database, organisationId: number, now: Date) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('directory_entries', (join) =>
      join
        .onRef('directory_entries.membership_id', '=', 'memberships.id')
        .on(isDirectoryConnected(organisationId, now)),
    )
    .leftJoin('member_numbers', (join) =>
      join
        .onRef('member_numbers.organisation_id', '=', 'memberships.organisation_id')
        .onRef('member_numbers.user_id', '=', 'memberships.user_id'),
    )
    .select([
      'member_numbers.number as member_number',
      'directory_entries.membership_id as directory_entry',
      'directory_entries.family_name as directory_family_name',
      'users.id',
      'users.name',
      'users.email',
      'users.first_name',
      ...memberFieldNames.map((name) => `users.${name}` as const),
      'users.is_subscribed',
      'users.shared',
      'users.verified_at',
      'users.version',
      'users.pending_email',
      'memberships.id as membership_id',
      'memberships.role',
      'memberships.invited_at',
      'memberships.accepted_at',
      'memberships.declined_at',
      'memberships.suspended_at',
      'memberships.own_details',
    ])
    .select((eb) => [
      linkExpiresAt().as('link_expires_at'),
      awaitsProvider().as('awaits_provider'),
      eb
        .selectFrom('memberships as others')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('others.user_id', '=', 'users.id')
        .whereRef('others.id', '!=', 'memberships.id')
        .as('memberships_elsewhere'),
    ])
    .where('memberships.organisation_id', organisationId === 0 ? 'is' : '=', organisationId || null)
    .where('users.program', '=', 0)
    .orderBy('memberships.id');

type Row = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

/** Adds to the row itself: copying thousands of rows takes longer than reading them. */
const toMember = (row: Row, now: Date): Member => {
  const name = shownName(row);
  Object.assign(row, readOwnDetails(row.own_details));
  return Object.assign(row, {
    // Operators, the other role there is, belong to no organisation.
    role: row.role as MemberRole,
    name,
    fullName: `${row.first_name} ${row.last_name}`.trim() || name,
    status: invitationStatus(row, now),
    number: Number(row.member_number ?? row.id),
  });
};
