import { isIP } from 'node:net';
import type { Transaction } from 'kysely';
import type { SingleSignOnEntry } from '#contract/calls/single-sign-on.ts';
import { domainOf, toMailDomain } from '#contract/mail-domains.ts';
import { findAccountOf } from '#server/domains/accounts/member-numbers.ts';
import { readRoleRules, replaceRoleRules } from '#server/domains/accounts/role-rules.ts';
import { giveRuleRoles } from '#server/domains/directory/give-roles.ts';
import { findRuledMemberships } from '#server/domains/directory/rule-values.ts';
import { lockMembers } from '#server/domains/users/lock-members.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import type { Config } from '#server/platform/config.ts';
import type { Encryption } from '#server/platform/encryption/encryption.ts';
import { ApiError, apiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { isLoopback } from '#server/platform/networks.ts';
import { isForbidden } from '#server/platform/outbound/bounded-fetch.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { boundsFor, findSettings, readAdministrators, readDomains, type SingleSignOnRow } from './settings.ts';

interface Site {
  readonly store: Store;
  readonly config: Config;
  readonly encryption: Encryption;
}

/** Who changes the settings of an organisation: one of its administrators, or an operator. */
export interface Editor {
  readonly organisationId: number;
  readonly userId: number;
  readonly isOperator: boolean;
}

/**
 * Saves the settings and the rules, all or nothing; members get at once what other rules give. A change of the connection makes what
 * was tried void. Throws `record.changed`, `sso.switch_off_first`, and ApiError with everything that is wrong.
 */
export const saveSingleSignOn = (site: Site, editor: Editor, sent: SingleSignOnEntry): Promise<void> =>
  inTransaction(site.store, async (trx) => {
    const { organisationId } = editor;
    await lockMembers(trx, organisationId);
    const { password_user: number } = sent;
    const entry = { ...sent, password_user: number === null ? null : await findAccountOf(trx, organisationId, number) };
    const before = await lockSettings(trx, organisationId, entry.version);
    const domains = [...new Set(entry.domains)].sort();
    const former = { domains: await readDomains(trx, organisationId), rules: await readRoleRules(trx, organisationId) };
    const isReconnected =
      entry.client_secret !== undefined || entry.issuer !== before.issuer || entry.client_id !== before.client_id;
    if (isReconnected && before.is_on === 1) throw apiError('sso.switch_off_first');
    const [fault, ...others] = [
      ...(entry.issuer === before.issuer ? [] : checkIssuer(site.config, editor, entry)),
      ...(await checkDomains(trx, editor, { domains: entry.domains, former: former.domains })),
      ...(await checkPeople(trx, organisationId, entry)),
      ...(before.is_on === 1 && domains.length === 0 ? [at('sso.incomplete', 'domains')] : []),
    ];
    if (fault) throw new ApiError(fault, ...others);

    const columns = columnsOf(entry);
    await trx
      .updateTable('single_sign_on')
      .set({
        ...columns,
        ...(entry.client_secret !== undefined && {
          client_secret: site.encryption.encrypt(
            { table: 'single_sign_on', owner: organisationId },
            entry.client_secret,
          ),
        }),
        ...(isReconnected && { connection: before.connection + 1, by_operator: editor.isOperator ? 1 : 0 }),
      })
      .where('organisation_id', '=', organisationId)
      .execute();
    await replaceDomains(trx, organisationId, domains);
    await replaceRoleRules(trx, organisationId, { rules: entry.rules, pointer: '/data/rules' });
    const areRulesSame = JSON.stringify(entry.rules) === JSON.stringify(former.rules);
    if (!areRulesSame) await applyRules(trx, organisationId);
    const fields = [
      ...(Object.keys(columns) as (keyof typeof columns)[]).filter((name) => columns[name] !== before[name]),
      ...(entry.client_secret === undefined ? [] : ['client_secret']),
      ...(String(domains) === String(former.domains) ? [] : ['domains']),
      ...(areRulesSame ? [] : ['rules']),
    ];
    if (fields.length === 0) return nothingToAudit();
    await writeEntry(trx, 'single-sign-on-changed', { organisationId, record: organisationId, details: { fields } });
  });

/** Whom the rules are about gets what they give now, in sessions that are open too. What stands against it is said at the rules. */
const applyRules = async (trx: Transaction<Tables>, organisationId: number): Promise<void> => {
  try {
    await giveRuleRoles(trx, organisationId, await findRuledMemberships(trx, organisationId));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError({ ...error.errors[0]!, source: { pointer: '/data/rules' } });
  }
};

/** Switches it on or off. Throws `record.changed`, `sso.incomplete`, `sso.not_tried` and `sso.password_user`. */
export const switchSingleSignOn = (
  { store }: Pick<Site, 'store'>,
  { organisationId }: Editor,
  { is_on, version }: { is_on: boolean; version: number },
): Promise<void> =>
  inTransaction(store, async (trx) => {
    const before = await lockSettings(trx, organisationId, version);
    if (is_on) {
      const domains = await readDomains(trx, organisationId);
      if (!before.issuer || !before.client_id || domains.length === 0) throw apiError('sso.incomplete');
      if (before.tried_connection !== before.connection) throw apiError('sso.not_tried');
      const faults = await checkPeople(trx, organisationId, {
        is_only: before.is_only === 1,
        password_user: before.password_user_id,
        lets_in_newcomers: false,
        groups_claim: '',
        rules: [],
      });
      if (faults[0]) throw apiError(faults[0].code);
    }
    if (before.is_on === (is_on ? 1 : 0)) return nothingToAudit();
    await trx
      .updateTable('single_sign_on')
      .set({ is_on: is_on ? 1 : 0 })
      .where('organisation_id', '=', organisationId)
      .execute();
    const details = { is_on };
    await writeEntry(trx, 'single-sign-on-switched', { organisationId, record: organisationId, details });
  });

/** The row as it is, made where there is none, its version one higher: whoever saves next has to have read this. */
const lockSettings = async (
  trx: Transaction<Tables>,
  organisationId: number,
  version: number,
): Promise<SingleSignOnRow> => {
  const organisation = await trx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  if (!organisation) throw apiError('not_found');
  await trx
    .insertInto('single_sign_on')
    .values({ ...nothingSet, organisation_id: organisationId, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const changed = await trx
    .updateTable('single_sign_on')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .where('version', '=', version)
    .returning('organisation_id')
    .executeTakeFirst();
  const row = await findSettings(trx, organisationId);
  if (!changed || !row) throw apiError('record.changed');
  return row;
};

const columnsOf = (entry: Omit<SingleSignOnEntry, 'domains' | 'rules' | 'version' | 'client_secret'>) => ({
  issuer: entry.issuer,
  client_id: entry.client_id,
  email_claim: entry.email_claim,
  groups_claim: entry.groups_claim,
  trusts_addresses: flagOf(entry.trusts_addresses),
  asks_second_factor: flagOf(entry.asks_second_factor),
  lets_in_newcomers: flagOf(entry.lets_in_newcomers),
  is_only: flagOf(entry.is_only),
  password_user_id: entry.password_user,
});

const flagOf = (isSo: boolean): 0 | 1 => (isSo ? 1 : 0);

const nothingSet = columnsOf({
  issuer: '',
  client_id: '',
  email_claim: 'email',
  groups_claim: '',
  trusts_addresses: false,
  asks_second_factor: false,
  lets_in_newcomers: false,
  is_only: false,
  password_user: null,
});

const at = (code: ErrorObject['code'], field: string): ErrorObject => ({ code, source: { pointer: `/data/${field}` } });

/** An https address without anything behind it; http on this machine, where nobody else reaches us either. */
const checkIssuer = (config: Config, { isOperator }: Editor, { issuer }: SingleSignOnEntry): ErrorObject[] => {
  if (issuer === '') return [];
  const { isLocal } = config;
  const url = URL.parse(issuer);
  const isOwn = url !== null && isLocal && url.protocol === 'http:' && isLoopback(url.hostname);
  const isPlain = url !== null && !url.search && !url.hash && !url.username && !url.password;
  if (!isPlain || !(url.protocol === 'https:' || isOwn) || issuer.includes('/.well-known/'))
    return [at('sso.issuer', 'issuer')];
  if (everyTenant.test(url.href)) return [at('sso.every_tenant', 'issuer')];
  // What a name leads to is looked at each time it is asked.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isClosed = isIP(host) !== 0 && isForbidden(boundsFor(config, isOperator), host);
  return isClosed ? [at('sso.private_address', 'issuer')] : [];
};

/** Where Microsoft lets in anybody with an account of any organisation. */
const everyTenant =
  /^https:\/\/(?:login\.microsoftonline\.com|sts\.windows\.net)\/(?:common|organizations|consumers)(?:\/|$)/i;

/**
 * A domain is one organisation's. Its administrator may name that of their own verified address: a button for other people's is
 * theirs to ask operators for.
 */
const checkDomains = async (
  trx: Database,
  { organisationId, userId, isOperator }: Editor,
  { domains, former }: { domains: readonly string[]; former: readonly string[] },
): Promise<ErrorObject[]> => {
  const fresh = domains.filter((domain) => !former.includes(domain));
  if (fresh.length === 0) return [];
  const own = isOperator ? undefined : await ownDomain(trx, userId);
  const taken = await trx
    .selectFrom('single_sign_on_domains')
    .select('domain')
    .where('domain', 'in', fresh)
    .where('organisation_id', '!=', organisationId)
    .execute();
  return domains.flatMap((domain, index) => {
    if (!fresh.includes(domain)) return [];
    if (!isOperator && domain !== own) return [at('sso.strange_domain', `domains/${index}`)];
    return taken.some((row) => row.domain === domain) ? [at('sso.domain_taken', `domains/${index}`)] : [];
  });
};

const ownDomain = async (db: Database, userId: number): Promise<string | undefined> => {
  const user = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .where('verified_at', '!=', '')
    .executeTakeFirst();
  return user && toMailDomain(domainOf(user.name));
};

/** Who gets in by password is there to do so; newcomers can be given a role. */
const checkPeople = async (
  trx: Database,
  organisationId: number,
  entry: Pick<SingleSignOnEntry, 'is_only' | 'password_user' | 'lets_in_newcomers' | 'groups_claim' | 'rules'>,
): Promise<ErrorObject[]> => {
  const administrators = await readAdministrators(trx, organisationId);
  const isNamed = administrators.some(({ id }) => id === entry.password_user);
  const isWrong = entry.password_user === null ? entry.is_only : !isNamed;
  const isHalf = entry.lets_in_newcomers && (entry.groups_claim === '' || entry.rules.length === 0);
  return [
    ...(isWrong ? [at('sso.password_user', 'password_user')] : []),
    ...(isHalf ? [at('sso.newcomers_need_groups', 'lets_in_newcomers')] : []),
  ];
};

const replaceDomains = async (trx: Database, organisationId: number, domains: readonly string[]): Promise<void> => {
  await trx.deleteFrom('single_sign_on_domains').where('organisation_id', '=', organisationId).execute();
  if (domains.length === 0) return;
  await trx
    .insertInto('single_sign_on_domains')
    .values(domains.map((domain) => ({ domain, organisation_id: organisationId })))
    .execute();
};
