import { chromium, expect, type Page } from '@playwright/test';
import { browserArguments } from '../support/find-browser.ts';
import { freePort } from '../support/free-port.ts';
import { startHttpsProxy } from '../support/https-proxy.ts';
import { type ReadMail, readMailFolder } from '../support/mails.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { spawnServer } from '../support/spawn-server.ts';

/** One that stands already, as `npm run test:compose` brings it up: its address, the link of its set-up, and a folder with its mails. */
const { INSTALLED_AT, SETUP_LINK = '', OUTBOX_DIR = '' } = process.env;

const standing = (origin: string) => ({
  origin,
  setupLink: async () => SETUP_LINK,
  mails: () => readMailFolder(OUTBOX_DIR),
  seen: [] as readonly string[],
  log: () => '',
  end: async () => {},
});

/** One of its own: production, an https address that is not this machine's, nothing in the store. */
const start = async (logLevel: string) => {
  const [port, publicPort] = [await freePort(), await freePort()];
  const origin = `https://vigie.test:${publicPort}`;
  const smtp = await startSmtpServer();
  const server = await spawnServer({
    port,
    env: { NODE_ENV: 'production', PUBLIC_URL: origin, TRUST_PROXY: 'on', SMTP_URL: smtp.url, LOG_LEVEL: logLevel },
  });
  const proxy = await startHttpsProxy(publicPort, server.url);
  const setupLink = () => /https:\S+\/setup#\S+/.exec(server.words())?.[0] ?? '';
  return {
    origin,
    setupLink: async () => {
      await expect.poll(setupLink).not.toBe('');
      return setupLink();
    },
    mails: async (): Promise<readonly ReadMail[]> => smtp.received,
    seen: proxy.seen,
    log: server.log,
    end: async () => {
      proxy.close();
      await server.stop();
      await smtp.close();
    },
  };
};

/** An installation as a hospital has it. */
export const install = async ({ logLevel = 'warn' } = {}) => {
  const site = INSTALLED_AT ? standing(INSTALLED_AT) : await start(logLevel);
  const { origin } = site;
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...browserArguments, '--host-resolver-rules=MAP vigie.test 127.0.0.1'],
  });
  return {
    setupLink: await site.setupLink(),
    linkTo: async (address: string, { after = 0 } = {}): Promise<string> => {
      const links = async () => (await site.mails()).filter(({ to }) => to === address).map(({ mailed }) => mailed);
      await expect.poll(async () => (await links()).length, { timeout: 15_000 }).toBeGreaterThan(after);
      return origin + ((await links()).at(-1) ?? '');
    },
    /** What the proxy in front could write down of each request, and what the server has logged. */
    seen: site.seen,
    log: site.log,
    newPage: async (): Promise<Page> => {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        baseURL: origin,
        viewport: { width: 1440, height: 900 },
      });
      context.setDefaultTimeout(15_000);
      await context.addInitScript(() => localStorage.setItem('cookie', '1'));
      return context.newPage();
    },
    end: async () => {
      await browser.close();
      await site.end();
    },
  };
};
