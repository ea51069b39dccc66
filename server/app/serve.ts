import type { FastifyInstance } from 'fastify';
import { demoAccounts, demoPassword } from '../domains/demo/accounts.ts';
import { handInDemoFiles } from '../domains/demo/hand-in-files.ts';
import { loadDemo } from '../domains/demo/load.ts';
import { makeDemoDocuments } from '../domains/demo/make-documents.ts';
import { createSetupLink } from '../domains/setup/setup-links.ts';
import type { Services } from '../http/services.ts';
import { type Config, ConfigError, readConfig } from '../platform/config.ts';
import { examineSecrets } from '../platform/encryption/examine-secrets.ts';
import { keyPlaceOf } from '../platform/encryption/key-ring.ts';
import { unreadableSecretLines } from '../platform/encryption/unreadable-lines.ts';
import type { Store } from '../platform/storage/database.ts';
import { createApp } from './app.ts';
import { cleanUp } from './cleanup.ts';
import { openServices } from './open-services.ts';
import { startWork } from './work.ts';

/** Starts the server, as much of it as its role says, with the settings of the environment and stops it cleanly on SIGINT and SIGTERM. */
export const serve = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfig(env);
  const services = await openServices(config);
  if (config.demo && (await isEmpty(services.store))) await loadDemoOnce(services);
  const app = await createApp(services);
  const works = config.role !== 'web';
  // A failure to remove old files, for example because S3 is unavailable, must not fail the answer.
  if (works) await cleanUp(services).catch((error: unknown) => services.log.error({ err: error }, 'not tidied up'));
  const address = await listen(app, config);
  const work = works ? await startWork(services) : undefined;

  let stopping = false;
  const stop = async (signal: string) => {
    // A second signal means that the person does not want to wait: the next start takes up the rest.
    if (stopping) process.exit(1);
    stopping = true;
    services.log.info({ signal }, 'stopping');
    await Promise.all([app.close(), work?.stopJobs()]);
    await work?.stopAudit();
    await services.close();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  // The address that people open: in front of the server there may be a proxy, or Vite.
  const isOwn = config.publicUrl === `http://localhost:${config.port}`;
  if (config.role === 'worker') console.error('  Vigie’s worker is at work.');
  else await announce(services, isOwn ? address : config.publicUrl);
};

/** Listens. A failure that the person who starts the server can correct is reported as a fault of the setting. */
const listen = async (app: FastifyInstance, { port, host }: Config): Promise<string> => {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const words = {
      EADDRINUSE: `PORT: ${port} is in use on ${host}; choose another, such as PORT=${port + 1}`,
      EACCES: `PORT: ${port} may not be listened on by this user; choose one above 1023`,
      EADDRNOTAVAIL: `HOST: ${host} is no address of this machine`,
      ENOTFOUND: `HOST: ${host} is not known`,
    }[code ?? ''];
    throw words ? new ConfigError(`Cannot start: ${words} (${message})`) : error;
  }
};

const isEmpty = async (store: Store): Promise<boolean> =>
  !(await store.selectFrom('organisations').select('id').limit(1).executeTakeFirst());

/** Of several processes that start at once on an empty store, one loads the demo; the others find it there. */
const loadDemoOnce = async (services: Services): Promise<void> => {
  const { store } = services;
  try {
    await loadDemo(store);
    await handInDemoFiles(services);
    await makeDemoDocuments(services);
  } catch (error) {
    if (await isEmpty(store)) throw error;
  }
};

/** What a person who has just started Vigie wants to know; beside the log, which goes to the same place as lines of JSON. */
const announce = async ({ store, config, encryption }: Services, address: string): Promise<void> => {
  const demo = await store.selectFrom('users').select('name').where('demo', '=', 1).execute();
  const isOpenDemo = demo.length > 0 && config.isLocal;
  const setupPath = isOpenDemo ? undefined : await createSetupLink(store);
  const secrets = unreadableSecretLines(await examineSecrets(store, encryption), keyPlaceOf(config));
  const lines = [
    `Vigie is ready at ${address.replace('127.0.0.1', 'localhost')}`,
    ...(isOpenDemo ? demoLines(new Set(demo.map(({ name }) => name))) : []),
    ...(demo.length > 0 && !config.isLocal ? closedDemoLines(config) : []),
    ...(!config.smtpUrl && !config.outboxDir ? noMailLines : []),
    ...(secrets.length > 0 ? ['', ...secrets] : []),
    ...(setupPath
      ? [
          ...unencryptedLines(config),
          '',
          'Nobody works here yet. Set it up, within a day, at',
          `  ${config.publicUrl}${setupPath}`,
        ]
      : []),
  ];
  console.error(['', ...lines.map((line) => line && `  ${line}`), ''].join('\n'));
};

const demoLines = (present: ReadonlySet<string>): string[] => [
  '',
  `Demo sign-ins, on this machine only, password ${demoPassword}`,
  ...demoAccounts.filter(({ name }) => present.has(name)).map(({ name, word }) => `  ${name.padEnd(32)}${word.en}`),
];

/** Links that open accounts are written to no file and no log where people work. */
const noMailLines = [
  '',
  'SMTP_URL is not set: messages wait, and nobody receives an invitation or a link.',
  'Set it and start again; what waits leaves then.',
];

/** Before somebody types the first password. */
const unencryptedLines = ({ publicUrl, isLocal }: Config): string[] =>
  isLocal || publicUrl.startsWith('https:')
    ? []
    : [
        '',
        `${publicUrl} is not encrypted: passwords and sessions can be read on the way.`,
        'Put a proxy with a certificate in front, and set PUBLIC_URL to its https address, before you open the link.',
      ];

/** The store had the demo before the address became a public one. */
const closedDemoLines = ({ publicUrl }: Config): string[] => [
  '',
  `The demo is in this store. Everybody knows its password, so nobody is let in with it at ${publicUrl}.`,
  'Take it out, its organisations too, with: npm run demo -- --remove',
];
