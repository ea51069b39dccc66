import type { Selectable } from 'kysely';
import type { SingleSignOn, Tried } from '#contract/calls/single-sign-on.ts';
import type { Language } from '#contract/languages.ts';
import { memberNumber, readMemberNumbers } from '#server/domains/accounts/member-numbers.ts';
import { namedHere } from '#server/domains/accounts/own-details.ts';
import { readRoleRules } from '#server/domains/accounts/role-rules.ts';
import type { Config } from '#server/platform/config.ts';
import type { Encryption } from '#server/platform/encryption/encryption.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Bounds } from '#server/platform/outbound/bounded-fetch.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { SingleSignOnTable } from '#server/platform/storage/tables/single-sign-on.ts';
import type { Connection } from './identity-provider.ts';

export type SingleSignOnRow = Selectable<SingleSignOnTable>;

/** The row of an organisation; undefined while nothing was saved. */
export const findSettings = (db: Database, organisationId: number): Promise<SingleSignOnRow | undefined> =>
  db.selectFrom('single_sign_on').selectAll().where('organisation_id', '=', organisationId).executeTakeFirst();

/** Those of a mail domain, and whose they are; undefined unless they are switched on. */
export const findSettingsOfDomain = (db: Database, domain: string) =>
  db
    .selectFrom('single_sign_on_domains')
    .innerJoin('single_sign_on', 'single_sign_on.organisation_id', 'single_sign_on_domains.organisation_id')
    .innerJoin('organisations', 'organisations.id', 'single_sign_on.organisation_id')
    .selectAll('single_sign_on')
    .select(['organisations.name_en', 'organisations.name_fr'])
    .where('single_sign_on_domains.domain', '=', domain)
    .where('single_sign_on.is_on', '=', 1)
    .executeTakeFirst();

/** Mail domains whose people sign in there, in the order of the alphabet. */
export const readDomains = async (db: Database, organisationId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('single_sign_on_domains')
    .select('domain')
    .where('organisation_id', '=', organisationId)
    .orderBy('domain')
    .execute();
  return rows.map(({ domain }) => domain);
};

/** How its provider is reached. Throws SecretUnreadable. */
export const connectionOf = (
  { organisation_id, issuer, client_id, client_secret, by_operator }: SingleSignOnRow,
  { config, encryption }: { readonly config: Config; readonly encryption: Encryption },
): Connection => ({
  issuer,
  clientId: client_id,
  clientSecret: client_secret && encryption.decrypt({ table: 'single_sign_on', owner: organisation_id }, client_secret),
  bounds: boundsFor(config, by_operator === 1),
});

/** Where an issuer may lead that operators saved, or an administrator. */
export const boundsFor = ({ isLocal }: Pick<Config, 'isLocal'>, isByOperator: boolean): Bounds => ({
  allowsPrivate: isByOperator,
  allowsLoopback: isLocal,
});

/** Where a provider sends the people of an organisation back to: each has its own, so that no answer is taken for another's. */
export const redirectUriOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, organisationId: number): string =>
  `${publicUrl}/api/login/provider/${organisationId}/callback`;

/** All of it but the secret. Throws `not_found` where there is no such organisation. */
export const readSingleSignOn = async (
  db: Database,
  config: Pick<Config, 'publicUrl'>,
  { organisationId, language }: { organisationId: number; language: Language },
): Promise<SingleSignOn> => {
  const organisation = await db
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  if (!organisation) throw apiError('not_found');
  const row = await findSettings(db, organisationId);
  const administrators = await readAdministrators(db, organisationId);
  const passwordUser = row?.password_user_id ?? null;
  return {
    ...factsOf(row),
    password_user: passwordUser === null ? null : (await readMemberNumbers(db, organisationId))(passwordUser),
    domains: await readDomains(db, organisationId),
    rules: await readRoleRules(db, organisationId),
    redirect_uri: redirectUriOf(config, organisationId),
    administrators: administrators.map(({ number: id, name }) => ({ id, name })),
    locations: await readLocationNames(db, organisationId, language),
  };
};

const factsOf = (row: SingleSignOnRow | undefined) => ({
  issuer: row?.issuer ?? '',
  client_id: row?.client_id ?? '',
  has_secret: Boolean(row?.client_secret),
  email_claim: row?.email_claim ?? 'email',
  groups_claim: row?.groups_claim ?? '',
  trusts_addresses: row?.trusts_addresses === 1,
  asks_second_factor: row?.asks_second_factor === 1,
  lets_in_newcomers: row?.lets_in_newcomers === 1,
  is_only: row?.is_only === 1,
  is_on: row?.is_on === 1,
  is_tried: row !== undefined && row.tried_connection === row.connection,
  last_try: row?.last_try ? (JSON.parse(row.last_try) as Tried) : null,
  version: row?.version ?? 0,
});

/** Company administrators with a password of their own: who may be named to get in by it. */
export const readAdministrators = async (db: Database, organisationId: number) => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'memberships.own_details',
      memberNumber().as('number'),
    ])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.role', '=', 'company-admin')
    .where('memberships.accepted_at', '!=', '')
    .where('memberships.suspended_at', '=', '')
    .where('users.verified_at', '!=', '')
    .where('users.password_hash', '!=', '')
    .where('users.shared', '=', 0)
    .where('users.program', '=', 0)
    .orderBy('memberships.id')
    .execute();
  return rows.map(namedHere).map(({ id, number, first_name, last_name, email }) => ({
    id,
    number: Number(number),
    name: `${first_name} ${last_name} (${email})`.trim(),
  }));
};

const readLocationNames = async (db: Database, organisationId: number, language: Language) => {
  const rows = await db
    .selectFrom('subsets')
    .select(['id', 'name_en', 'name_fr'])
    .where('organisation_id', '=', organisationId)
    .orderBy(`name_${language}`)
    .execute();
  return rows.map((row) => ({ id: row.id, name: row[`name_${language}`] }));
};

/** What the last try led to holds somebody's claims: it is forgotten after a day. */
export const deleteOldTries = async (db: Database, now = new Date()): Promise<void> => {
  await db
    .updateTable('single_sign_on')
    .set({ last_try: '', last_try_at: '' })
    .where('last_try_at', '!=', '')
    .where('last_try_at', '<', new Date(now.getTime() - 86_400_000).toISOString())
    .execute();
};
