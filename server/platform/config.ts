import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Bilingual } from '#contract/languages.ts';
import type { SolrAddress } from '#lib/search-engine/solr/solr-address.ts';
import { type Key, parseKeys } from './encryption/key-ring.ts';
import { parseS3Address } from './files/s3/s3-address.ts';
import { isLoopback, isRange, nearby } from './networks.ts';

const flag = (fallback: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .transform((text) => ['on', 'true', '1'].includes(text))
    .default(fallback);

/** `name@host` or `Name <name@host>`, on one line. */
const sender = z
  .string()
  .regex(/^[^\p{Cc}<>]*$|^[^\p{Cc}<>]*<[^\p{Cc}<>]+>$/u, 'must be an address, or Name <address>')
  .refine((text) => z.email().safeParse(/<(.*)>$/.exec(text)?.[1] ?? text).success, 'holds no valid address');

/** `off`; `on` for one proxy on this machine or in a private network; or the ranges and addresses of those there are. */
const proxies = z
  .string()
  .default('off')
  .transform((text, { addIssue }): readonly string[] => {
    if (['off', 'false', '0'].includes(text)) return [];
    if (['on', 'true', '1'].includes(text)) return nearby;
    const ranges = text.split(',').map((range) => range.trim());
    if (!ranges.every(isRange))
      addIssue('must be on, off, or a list of addresses and ranges such as 192.0.2.7,10.0.0.0/8');
    return ranges;
  });

const webAddress = z.url({ protocol: /^https?$/ });

/** Addresses of nodes of one Solr, separated by commas. */
const solrNodes = z.string().transform((text, { addIssue }): readonly string[] => {
  const addresses = text.split(',').map((address) => address.trim().replace(/\/+$/, ''));
  if (!addresses.every((address) => webAddress.safeParse(address).success))
    addIssue('must be an address such as http://solr:8983/solr, or several, separated by commas');
  return addresses;
});

/** The origin that people open: what stands behind the host would be lost from every link. */
const publicAddress = z.string().superRefine((text, { addIssue }) => {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url)
    addIssue('must be a whole address that begins with https:// (or http://), such as https://sheets.example.org');
  else if (url.href !== `${url.origin}/`)
    addIssue(`must be of a host alone, such as ${url.origin}: Vigie answers at the root of its host, not in a folder`);
});

const s3Address = z.string().superRefine((text, { addIssue }) => {
  try {
    parseS3Address(text);
  } catch (error) {
    addIssue((error as Error).message);
  }
});

/** A host of one's own network that webhooks may lead to, and whether unencrypted. */
export interface OwnHost {
  readonly hostname: string;
  /** Empty for any port. */
  readonly port: string;
  readonly isPlain: boolean;
}

/** Hosts, each with a port or without: `erp.intra.example`, `10.0.0.5:9443`; with http:// in front one that has no https. */
const ownHosts = z.string().transform((text, { addIssue }): readonly OwnHost[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .flatMap((each) => {
      const isPlain = each.startsWith('http://');
      const address = isPlain ? each : `https://${each}`;
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (url && url.hostname !== '' && url.href === `${url.origin}/` && !/[*?#@]/.test(each))
        return [
          { hostname: url.hostname, port: /:\d+$/.test(each) ? url.port || (isPlain ? '80' : '443') : '', isPlain },
        ];
      addIssue(`${each} is no host, such as erp.intra.example, 10.0.0.5:9443 or http://erp.intra.example:8080`);
      return [];
    }),
);

/** Settings that Vigie reads from the environment, with their defaults; the table of the README, and `.env.example`. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: publicAddress.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SOLR_URL: solrNodes.optional(),
  SOLR_COLLECTION: z
    .string()
    .regex(/^[a-z][a-z0-9_-]*$/, 'must be a word of small letters')
    .default('vigie'),
  SOLR_SHARDS: z.coerce.number().int().min(1).max(128).default(1),
  SOLR_REPLICAS: z.coerce.number().int().min(1).max(16).default(1),
  SEARCH_MEMORY_MB: z.coerce.number().int().min(1).max(1_000_000).optional(),
  FILES_URL: s3Address.optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  DEMO: flag(true),
  SECRET_KEY: z
    .string()
    .transform((text, { addIssue }) => {
      const keys = parseKeys(text);
      if (!keys)
        addIssue('must be 32 bytes in base64, as openssl rand -base64 32 prints them; or several, the newest first');
      return keys;
    })
    .optional(),
  SESSION_HOURS: z.coerce.number().positive().max(720).default(12),
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(0).max(43_200).default(240),
  AUDIT_DAYS: z.coerce.number().int().min(1).max(3660).default(400),
  AUDIT_STREAM_URL: z
    .url({ protocol: /^(https|syslog\+tls)$/, error: 'must be syslog+tls://HOST:6514 or an https address' })
    .optional(),
  AUDIT_STREAM_TOKEN: z.string().optional(),
  RETAIN_REQUESTS_DAYS: z.coerce.number().int().min(30).max(36_500).default(1825),
  RETAIN_MAIL_DAYS: z.coerce.number().int().min(1).max(3660).default(30),
  UPLOAD_DAILY_MB: z.coerce.number().int().min(1).max(1_000_000).default(2000),
  MAX_OPEN_REQUESTS: z.coerce.number().int().min(1).max(1_000_000).default(500),
  READ_DOCUMENTS_HOURLY: z.coerce.number().int().min(0).max(1_000_000).default(600),
  READ_CALLS_HOURLY: z.coerce.number().int().min(0).max(10_000_000).default(12_000),
  CALLS_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(1200),
  OVERLOAD_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  TRUST_PROXY: proxies,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.default('Vigie <no-reply@vigie.example>'),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_EMAIL_FR: z.email().optional(),
  SDS_DATABASE_URL_EN: webAddress.default('https://ccinfoweb.ccohs.ca/msds/search.html'),
  SDS_DATABASE_URL_FR: webAddress.default('https://ccinfoweb.ccohs.ca/msds/searchf.html'),
  CHEM_INFO_URL_EN: webAddress.default('https://ccinfoweb.ccohs.ca/cheminfo/search.html'),
  CHEM_INFO_URL_FR: webAddress.default('https://ccinfoweb.ccohs.ca/cheminfo/searchf.html'),
  SUBSTANCE_LISTS_FILE: z.string().min(1).optional(),
  WEBHOOK_HOSTS: ownHosts.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{20,}=*$/, 'must have 20 letters and digits at least, as openssl rand -base64 24 prints them')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NODE_ENV: z.string().optional(),
});

/** Settings that begin with a name of ours but that we do not know are typing mistakes, and stop the start. */
const ours =
  /^(SECRET_|SESSION_|AUDIT_|RETAIN_|TRUST_|UPLOAD_|MAX_OPEN_|READ_|CALLS_|OVERLOAD_|CLAMD_|DATA_|DATABASE_|SOLR_|FILES_|DRAIN_|DEMO|SMTP_|MAIL_|SUPPORT_|SDS_|CHEM_|SUBSTANCE_|METRICS_|WEBHOOK_)/;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin that browsers use, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether that was chosen: then it answers to the host of it, and otherwise to any name that nobody else can make lead here. */
  readonly isPublicUrlSet: boolean;
  readonly dataDir: string;
  /** What this process does: answer people (`web`), or jobs, mail and what is done by the clock (`worker`), or all of it. */
  readonly role: 'all' | 'web' | 'worker';
  /** Seconds for which a server that is told to stop still takes requests, and says that it is stopping. */
  readonly drainSeconds: number;
  /** The database: a `postgres://` address, or the path of a SQLite file. */
  readonly storeAddress: string;
  /** Where Solr is; without it the embedded engine searches. */
  readonly solr: SolrAddress | undefined;
  /** `s3://bucket?endpoint=…`, where files are kept; none keeps them in `filesDir`. */
  readonly filesUrl: string | undefined;
  readonly filesDir: string;
  readonly snapshotsDir: string;
  /** Bytes that indexes of a process's own may take together. */
  readonly searchMemory: number;
  /** Whether browsers reach it on this machine only: nobody else is let in with an account of the demo. */
  readonly isLocal: boolean;
  /** Load the demo organisations into an empty store. */
  readonly demo: boolean;
  /** Keys for what is kept encrypted, the newest first; without them a file in `dataDir` holds them. */
  readonly secretKeys: readonly [Key, ...Key[]] | undefined;
  readonly sessionHours: number;
  /** Minutes without use after which the session of a person ends; 0 for never. */
  readonly sessionIdleMinutes: number;
  /** Days for which entries of the audit log are kept. */
  readonly auditDays: number;
  /** Where the audit log is sent as it is written; nowhere when left out. */
  readonly auditStream: { readonly url: string; readonly token: string } | undefined;
  /** Days after which a request that has ended goes, with its file and history. */
  readonly requestDays: number;
  /** Days for which messages are kept that could not leave for want of `SMTP_URL`. */
  readonly mailDays: number;
  /** Bytes of files that an organisation may send in 24 hours. */
  readonly uploadDailyBytes: number;
  /** Requests of an organisation that may be worked on at a time, removals aside. */
  readonly maxOpenRequests: number;
  /** Different documents, and calls, that a reader may read within an hour; 0 for any number. */
  readonly reading: { readonly documents: number; readonly calls: number };
  /** Calls of any kind that a person, a program or a screen may send within a minute; 0 for any number. */
  readonly callsPerMinute: number;
  /** Milliseconds that the event loop may be late before requests are refused; 0 for any. */
  readonly overloadDelay: number;
  /** `tcp://host:port` of the clamd that scans what people send; without it nothing is scanned. */
  readonly clamdUrl: string | undefined;
  /** Address ranges of the proxies in front, which are believed about client addresses. Empty without a proxy. */
  readonly proxies: readonly string[];
  /** How many of them a request passes at most. */
  readonly proxyHops: number;
  /** Where mail leaves; without it messages wait, or stay in `outboxDir`. */
  readonly smtpUrl: string | undefined;
  /** Where messages stay in place of that; none where people work: links in them open accounts. */
  readonly outboxDir: string | undefined;
  readonly mailFrom: string;
  /** The contact for help, when the environment sets it and not an operator. */
  readonly supportEmail: Bilingual | undefined;
  /** The addresses of the external links. */
  readonly externalSites: { readonly sheetDatabase: Bilingual; readonly chemicalInformation: Bilingual };
  /** A CSV of the provider's with newer lists of substances; without it those shipped are looked in. */
  readonly substanceListsFile: string | undefined;
  /** What a monitor shows to read `/metrics`; without it there are none. */
  readonly metricsToken: string | undefined;
  /** Where traces are sent, an OTLP collector; without it there are none. */
  readonly tracesUrl: string | undefined;
  /** Hosts of one's own network that webhooks may lead to. */
  readonly webhookHosts: readonly OwnHost[];
  readonly logLevel: string;
}

const solrAddress = (
  urls: readonly string[],
  { SOLR_COLLECTION, SOLR_SHARDS, SOLR_REPLICAS }: z.output<typeof settings>,
): SolrAddress => ({
  urls,
  name: SOLR_COLLECTION,
  shards: SOLR_SHARDS,
  replicas: SOLR_REPLICAS,
});

/** Settings that cannot be used; the message is one line for the person who starts the server. */
export class ConfigError extends Error {}

/**
 * Whether a variable is a misspelt setting: one wrong letter in a short name (which must begin alike: `CHOST` is
 * another program's), two in a long one. A name in another letter case counts too.
 */
const isSlipOf = (setting: string, name: string): boolean => {
  const written = name.toUpperCase();
  if (setting.length > 6) return slipsBetween(written, setting) <= 2;
  return written[0] === setting[0] && slipsBetween(written, setting) <= 1;
};

/** Letters left out, put in, taken for others, or for their neighbours, between two words. */
const slipsBetween = (one: string, other: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
};

const supportEmailIn = ({ SUPPORT_EMAIL, SUPPORT_EMAIL_FR }: z.output<typeof settings>): Bilingual | undefined => {
  const [en, fr] = [SUPPORT_EMAIL ?? SUPPORT_EMAIL_FR, SUPPORT_EMAIL_FR ?? SUPPORT_EMAIL];
  return en && fr ? { en, fr } : undefined;
};

const demoIsPublic =
  'everybody knows the password of its accounts, so it is loaded on this machine only, with no PUBLIC_URL or one of localhost, and not with NODE_ENV=production';

/** Reads the settings. Throws ConfigError naming every malformed or unknown one. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const known = Object.keys(settings.shape);
  const unknown = Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((setting) => isSlipOf(setting, name));
    if (!meant && !ours.test(name)) return [];
    return [`${name} is not a setting${meant ? `, did you mean ${meant}?` : ''}`];
  });
  const present = Object.fromEntries(known.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = settings.safeParse(present);
  const faults = [
    ...unknown,
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigError(`Cannot start: ${faults.join('; ')}`);

  const { PORT, HOST, PUBLIC_URL, DATA_DIR, DEMO, SESSION_HOURS, TRUST_PROXY, LOG_LEVEL, NODE_ENV } = parsed.data;
  const { DATABASE_URL, SOLR_URL, FILES_URL, SMTP_URL, MAIL_FROM } = parsed.data;
  const dataDir = resolve(DATA_DIR);
  const publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin;
  const isLocal = isLoopback(new URL(publicUrl).hostname);
  /** Nobody but the person who tries it can reach it. */
  const isTrial = isLocal && NODE_ENV !== 'production';
  if (env.DEMO && DEMO && !isTrial) throw new ConfigError(`Cannot start: DEMO: ${demoIsPublic}`);
  return {
    port: PORT,
    host: HOST,
    publicUrl,
    isPublicUrlSet: PUBLIC_URL !== undefined,
    isLocal,
    dataDir,
    role: parsed.data.ROLE,
    drainSeconds: parsed.data.DRAIN_SECONDS,
    storeAddress: DATABASE_URL ?? join(dataDir, 'vigie.sqlite'),
    solr: SOLR_URL === undefined ? undefined : solrAddress(SOLR_URL, parsed.data),
    filesUrl: FILES_URL,
    filesDir: join(dataDir, 'files'),
    snapshotsDir: join(dataDir, 'search'),
    searchMemory:
      parsed.data.SEARCH_MEMORY_MB === undefined ? halfOfTheMemory() : parsed.data.SEARCH_MEMORY_MB * 1_000_000,
    demo: DEMO && isTrial,
    secretKeys: parsed.data.SECRET_KEY,
    sessionHours: SESSION_HOURS,
    sessionIdleMinutes: parsed.data.SESSION_IDLE_MINUTES,
    auditDays: parsed.data.AUDIT_DAYS,
    auditStream:
      parsed.data.AUDIT_STREAM_URL === undefined
        ? undefined
        : { url: parsed.data.AUDIT_STREAM_URL, token: parsed.data.AUDIT_STREAM_TOKEN ?? '' },
    requestDays: parsed.data.RETAIN_REQUESTS_DAYS,
    mailDays: parsed.data.RETAIN_MAIL_DAYS,
    uploadDailyBytes: parsed.data.UPLOAD_DAILY_MB * 1_000_000,
    maxOpenRequests: parsed.data.MAX_OPEN_REQUESTS,
    reading: { documents: parsed.data.READ_DOCUMENTS_HOURLY, calls: parsed.data.READ_CALLS_HOURLY },
    callsPerMinute: parsed.data.CALLS_PER_MINUTE,
    overloadDelay: parsed.data.OVERLOAD_DELAY_MS,
    clamdUrl: parsed.data.CLAMD_URL,
    proxies: TRUST_PROXY,
    proxyHops: TRUST_PROXY === nearby ? 1 : TRUST_PROXY.length,
    smtpUrl: SMTP_URL,
    outboxDir: isTrial && SMTP_URL === undefined ? join(dataDir, 'outbox') : undefined,
    mailFrom: MAIL_FROM,
    supportEmail: supportEmailIn(parsed.data),
    externalSites: {
      sheetDatabase: { en: parsed.data.SDS_DATABASE_URL_EN, fr: parsed.data.SDS_DATABASE_URL_FR },
      chemicalInformation: { en: parsed.data.CHEM_INFO_URL_EN, fr: parsed.data.CHEM_INFO_URL_FR },
    },
    substanceListsFile:
      parsed.data.SUBSTANCE_LISTS_FILE === undefined ? undefined : resolve(parsed.data.SUBSTANCE_LISTS_FILE),
    metricsToken: parsed.data.METRICS_TOKEN,
    tracesUrl: parsed.data.OTEL_EXPORTER_OTLP_ENDPOINT,
    webhookHosts: parsed.data.WEBHOOK_HOSTS ?? [],
    logLevel: LOG_LEVEL,
  };
};

/** Of this machine, or of the container that the process is kept within. */
const halfOfTheMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 2;
