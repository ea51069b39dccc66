import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectStore } from '#server/platform/storage/database.ts';
import { unmarkDemo } from '../support/admit-demo.ts';
import { countAsDrawn } from '../support/count-as-drawn.ts';
import { dismissPopups } from '../support/dismiss-popups.ts';
import { findBrowser } from '../support/find-browser.ts';
import { containerTools } from '../support/outside.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { spawnServer } from '../support/spawn-server.ts';
import { addressOf, compose, containersOf, origin, until, wordsOf } from './composed.ts';
import { buildImages } from './images.ts';
import { folder, podman } from './machine.ts';

/**
 * Builds the images that `docker-compose.yml` names, brings it up as it stands, uses it as people do, takes its parts away under load, and
 * removes it. A machine that lacks the tools is told so, which is no failure.
 */
const missing = containerTools.filter(({ found }) => found === undefined);
for (const { what, reason } of missing) console.log(`Skipped: the composed set-up; it takes ${what}: ${reason}.`);
if (missing.length > 0) {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

/** What comes after the first day, on what it has made. */
const parts = ['rights', 'journey', 'restarts'];
const chosen = process.argv.slice(2);
const isWanted = (part: string) => chosen.length === 0 || chosen.includes(part);

const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  const done = await work();
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  return done;
};

const outbox = join(folder, 'outbox');
mkdirSync(outbox);
const browser = await findBrowser();
const smtp = await startSmtpServer({ host: '0.0.0.0', outbox });
const composed = compose(smtp.port);
const authority = join(folder, 'authority.pem');

/** Waits for Caddy, and takes over the certificate of its authority: from here on no name is taken on trust. */
const trustProxy = async () => {
  const [proxy = ''] = await containersOf('proxy');
  const certificate = () => podman('exec', proxy, 'cat', '/data/caddy/pki/authorities/local/root.crt');
  await until('the proxy has its certificate', async () => (await certificate()) !== '');
  writeFileSync(authority, await certificate());
};

const setupLink = async (): Promise<string> => {
  const [app = ''] = await containersOf('app');
  const [link = ''] = /https:\S+\/setup#\S+/.exec(await wordsOf(app)) ?? [];
  return link;
};

/** The people of the demo, as the browser's tests know them: loaded by a process of this machine on the database and the files of the composed ones. */
const loadDemo = async () => {
  const [postgres = '', s3 = ''] = [...(await containersOf('postgres')), ...(await containersOf('s3'))];
  const { POSTGRES_PASSWORD, S3_SECRET } = composed.secrets;
  const database = `postgres://vigie:${POSTGRES_PASSWORD}@${await addressOf(postgres)}:5432/vigie`;
  const endpoint = encodeURIComponent(`http://${await addressOf(s3)}:7070`);
  const server = await spawnServer({
    env: {
      DATABASE_URL: database,
      FILES_URL: `s3://vigie?endpoint=${endpoint}&region=us-east-1`,
      AWS_ACCESS_KEY_ID: 'vigie',
      AWS_SECRET_ACCESS_KEY: S3_SECRET,
    },
  });
  await dismissPopups(server.url);
  await server.stop();
  const store = connectStore(database);
  await unmarkDemo(store);
  await countAsDrawn(store);
  await store.destroy();
};

const failed: string[] = [];
const runTests = (project: string, env: NodeJS.ProcessEnv = {}) =>
  step(project, async () => {
    const playwright = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/compose/playwright.config.ts',
    ];
    const child = spawn(process.execPath, [...playwright, '--project', project], {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...env,
        BASE_URL: origin,
        CHROMIUM_PATH: browser,
        OUTBOX_DIR: outbox,
        COMPOSE_FOLDER: folder,
        NODE_EXTRA_CA_CERTS: authority,
      },
    });
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    if (code !== 0) failed.push(project);
  });

const up = () =>
  step('up', async () => {
    await composed.up();
    await trustProxy();
  });

const remove = () => step('down', () => composed.remove());

try {
  await step('images', buildImages);
  await composed.remove().catch(() => undefined);
  if (parts.some(isWanted)) {
    await up();
    await runTests('first-day', { INSTALLED_AT: origin, SETUP_LINK: await setupLink() });
    for (const part of parts.filter(isWanted)) await runTests(part);
    // As an upgrade does: other containers at other addresses, on what the former ones have kept.
    await step('down, but for what it keeps', () => composed.down());
    await up();
    await runTests('journey');
    await remove();
  }
  if (isWanted('browser')) {
    await up();
    await step('demo', loadDemo);
    await runTests('browser');
  }
} finally {
  await remove().catch((error: Error) => failed.push(error.message));
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(failed.length === 0 ? 'The composed set-up holds.' : `Failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
