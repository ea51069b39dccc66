import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Finding, OutcomeOf, SystemCheckId } from '#contract/operator/system-checks.ts';
import { createSolrClient } from '#lib/search-engine/solr/solr-client.ts';
import { pageNamesOf, readProvider } from '#server/domains/provider/provider.ts';
import { examineProviders } from '#server/domains/single-sign-on/examine-providers.ts';
import { countWebhooks, readFailing } from '#server/domains/webhooks/count-webhooks.ts';
import { checkChain, readChain } from '#server/platform/audit/chain.ts';
import type { Config } from '#server/platform/config.ts';
import type { Encryption } from '#server/platform/encryption/encryption.ts';
import { examineSecrets } from '#server/platform/encryption/examine-secrets.ts';
import { keyPlaceOf } from '#server/platform/encryption/key-ring.ts';
import { createClamdScanner } from '#server/platform/files/clamd.ts';
import { findFilesFault } from '#server/platform/files/open-file-store.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { isLoopback } from '#server/platform/networks.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { isPostgres } from '#server/platform/storage/dialect.ts';
import { readListsFile } from '#server/platform/substance-lists-file.ts';
import { readJobs } from '../jobs/read-jobs.ts';
import { readOperators } from '../users/operators.ts';

interface Installation {
  readonly config: Config;
  readonly store: Store;
  readonly mailer: Mailer;
  readonly encryption: Encryption;
}

/** Looks at everything that has to stand before people may come, all at once, since what is away answers late; told in the order in which it is read. */
export const examineSystem = (installation: Installation, now = new Date()): Promise<Finding[]> =>
  Promise.all(
    Object.entries(examinations).map(async ([check, examine]) => {
      const { outcome, facts } = await examine(installation, now);
      return { check: check as SystemCheckId, outcome, facts };
    }),
  );

interface Found<Outcome extends string> {
  readonly outcome: Outcome;
  readonly facts: Finding['facts'];
}

const found = <Outcome extends string>(outcome: Outcome, facts: Finding['facts'] = {}): Found<Outcome> => ({
  outcome,
  facts,
});

type Examinations = {
  readonly [Id in SystemCheckId]: (installation: Installation, now: Date) => Promise<Found<OutcomeOf<Id>>>;
};

const examinations: Examinations = {
  address: async ({ config: { publicUrl: url, isLocal } }) =>
    found(isLocal ? 'local' : url.startsWith('https:') ? 'https' : 'http', { url }),

  mail: async ({ config, mailer }) => {
    if (!config.smtpUrl) return found(config.outboxDir ? 'folder' : 'missing');
    const { host, hostname, protocol, searchParams } = new URL(config.smtpUrl);
    const reason = await mailer.findFault();
    if (reason !== undefined) return found('refused', { host, reason });
    const isPlain = protocol === 'smtp:' && !isLoopback(hostname) && searchParams.get('requireTLS') === 'false';
    if (isPlain) return found('plain', { host });
    const from = /<(.*)>$/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
    return isPlaceholder(from) ? found('placeholder', { host, from }) : found('taken', { host });
  },

  demo: async ({ config, store }) => {
    const rows = await store.selectFrom('users').select('id').where('demo', '=', 1).execute();
    if (rows.length === 0) return found('none');
    return found(config.isLocal ? 'local' : 'closed', { accounts: rows.length });
  },

  operators: async ({ store, config }) => {
    const operators = (await readOperators(store)).filter(({ demo }) => demo === 0 || config.isLocal);
    const count = operators.filter(({ accepted_at }) => accepted_at !== '').length;
    const invited = operators.find(({ accepted_at, declined_at }) => accepted_at === '' && declined_at === '');
    if (count === 1 && invited) return found('invited', { address: invited.email });
    return found(count === 0 ? 'none' : count === 1 ? 'one' : 'several', { count });
  },

  store: async ({ store }) => {
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name desc limit 1`.execute(store);
    return found(isPostgres(store) ? 'postgres' : 'sqlite', { migration: rows[0]?.name ?? '' });
  },

  clock: async ({ store }, now) => {
    if (isPostgres(store)) {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(store);
      const seconds = Math.round(Math.abs(new Date(rows[0]!.now).getTime() - Date.now()) / 1000);
      if (seconds > tolerance) return found('apart', { seconds });
    }
    const last = await store.selectFrom('audit_entries').select('at').orderBy('at', 'desc').limit(1).executeTakeFirst();
    const seconds = last ? Math.round((Date.parse(last.at) - now.getTime()) / 1000) : 0;
    return seconds > tolerance ? found('behind', { seconds, latest: last!.at }) : found('agrees');
  },

  folder: async ({ config: { dataDir: folder } }) =>
    found((statSync(folder).mode & 0o077) === 0 ? 'closed' : 'open', { folder }),

  disk: async ({ config }) => {
    const { bavail, bsize } = await statfs(config.dataDir);
    // As sizes are written everywhere: S2.9-26.
    const gigabytes = (bavail * bsize) / 2 ** 30;
    const free = Math.floor(gigabytes * 10) / 10;
    return found(gigabytes < 1 ? 'full' : gigabytes < 10 ? 'little' : 'enough', { free });
  },

  files: async ({ config }) => {
    if (!config.filesUrl) return found('disk');
    const fault = await findFilesFault(config);
    return fault ? found('away', { reason: fault.reason }) : found('s3');
  },

  scanner: async ({ config: { clamdUrl } }) => {
    if (clamdUrl === undefined) return found('none');
    const { host } = new URL(clamdUrl);
    const reason = await createClamdScanner(clamdUrl).findFault();
    return reason === undefined ? found('answers', { host }) : found('away', { host, reason });
  },

  search: async ({ config: { solr } }) => {
    if (!solr) return found('embedded');
    const count = solr.urls.length;
    const reasons = await Promise.all(solr.urls.map(findSolrFault));
    const [away] = solr.urls.flatMap((url, at) => (reasons[at] === undefined ? [] : [{ url, reason: reasons[at] }]));
    if (!away) return found('solr');
    const answering = reasons.filter((reason) => reason === undefined).length;
    if (answering === 0) return found('away', { reason: away.reason });
    return found('some', { answering, count, host: new URL(away.url).host, reason: away.reason });
  },

  lists: async ({ config: { substanceListsFile: file } }) => {
    if (file === undefined) return found('shipped');
    const { lists, faults } = readListsFile(file);
    const [reason] = faults;
    return reason === undefined ? found('own', { file, count: lists.size }) : found('faulty', { file, reason });
  },

  backup: async ({ store }, now) => {
    const last = await store
      .selectFrom('audit_entries')
      .select('at')
      .where('event', '=', 'backup-taken')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) return found('never');
    const days = Math.floor((now.getTime() - Date.parse(last.at)) / 86_400_000);
    const at = last.at.slice(0, 10);
    return days > 2 ? found('old', { at, days }) : found('recent', { at });
  },

  secrets: async ({ config, store, encryption }) => {
    const place = keyPlaceOf(config);
    const { count, unreadable, keys } = await examineSecrets(store, encryption);
    if (count === 0) return found('none');
    return unreadable === 0
      ? found('readable', { place, count })
      : found('unreadable', { place, count, unreadable, keys: keys.join(', ') });
  },

  provider: async ({ store, config }) => {
    const provider = await readProvider(store);
    if (!provider && config.demo) return found('demo');
    const names = Object.values(await pageNamesOf({ store, config })).map(({ en, fr }) => [en, fr]);
    const address = names.flat().find(isPlaceholder);
    if (address) return found('placeholder', { address });
    const [support, site, terms] = names.map(([en]) => en !== '');
    if (!support) return found('nobody');
    if (!terms) return found('noTerms');
    return site ? found('whole', { name: provider?.name_en ?? '' }) : found('noSite');
  },

  privacy: async ({ store }) => {
    const provider = await readProvider(store);
    return provider?.privacy_name && provider.privacy_email
      ? found('named', { name: provider.privacy_name })
      : found('nobody');
  },

  audit: async ({ config, store }) => {
    const report = await checkChain(store, { newest });
    if (!report.isWhole) return found('broken', { number: report.number });
    const { last_number, sent_number, first_number } = await readChain(store);
    const unsent = last_number - Math.max(sent_number, first_number - 1);
    if (config.auditStream && unsent > mostUnsent)
      return found('unsent', { count: unsent, host: new URL(config.auditStream.url).host });
    return found('whole', { count: Math.min(newest, report.sealed) });
  },

  providers: async ({ store, config, encryption }) => {
    const { count, failing, locked } = await examineProviders({ store, config, encryption });
    if (count === 0) return found('none');
    const { publicUrl: url, isLocal } = config;
    if (!isLocal && !url.startsWith('https:')) return found('plain', { count, url });
    const [first] = failing;
    if (first) return found('failing', { organisation: first.organisationId, reason: first.reason });
    const [shut] = locked;
    return shut === undefined ? found('answering', { count }) : found('locked', { organisation: shut });
  },

  webhooks: async ({ store }, now) => {
    const { on, waiting } = await countWebhooks(store, now);
    const failing = await readFailing(store);
    if (failing.length > 0) {
      const numbers = [...new Set(failing.map(({ organisation }) => organisation.id))].join(', ');
      return found('failing', { count: failing.length, organisations: numbers, waiting });
    }
    return on === 0 ? found('none') : found('taken', { count: on, waiting });
  },

  jobs: async ({ store }, now) => {
    const count = (await readJobs(store, now)).filter(({ state }) => state === 'given-up').length;
    return count === 0 ? found('none') : found('failed', { count });
  },
};

/** Why a node of Solr does not answer; undefined where it does. */
const findSolrFault = async (url: string): Promise<string | undefined> => {
  try {
    await createSolrClient([url]).get('admin/info/system', { wt: 'json' });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Whether an address, of mail or of the web, lies in a domain that is kept for examples (RFC 2606). */
const isPlaceholder = (address: string): boolean => {
  const host = URL.canParse(address) ? new URL(address).hostname : address.slice(address.lastIndexOf('@') + 1);
  return /(?:^|\.)(?:example|invalid|example\.(?:com|org|net))$/i.test(host);
};

/** Entries of the audit log that are looked at each time; the command looks at all. */
const newest = 5_000;

/** Entries that may be on their way. */
const mostUnsent = 500;

/** Seconds by which clocks may differ. */
const tolerance = 60;
