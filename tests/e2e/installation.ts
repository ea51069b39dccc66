import { chromium, expect, type Page } from '@playwright/test';
import { browserArguments } from '../support/find-browser.ts';
import { freePort } from '../support/free-port.ts';
import { startHttpsProxy } from '../support/https-proxy.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { spawnServer } from '../support/spawn-server.ts';

/** An installation as a hospital has it: production, an https address that is not this machine's, nothing in the store. */
export const install = async ({ logLevel = 'warn' } = {}) => {
  const [port, publicPort] = [await freePort(), await freePort()];
  const origin = `https://vigie.test:${publicPort}`;
  const smtp = await startSmtpServer();
  const server = await spawnServer({
    port,
    env: { NODE_ENV: 'production', PUBLIC_URL: origin, TRUST_PROXY: 'on', SMTP_URL: smtp.url, LOG_LEVEL: logLevel },
  });
  const proxy = await startHttpsProxy(publicPort, server.url);
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...browserArguments, '--host-resolver-rules=MAP vigie.test 127.0.0.1'],
  });
  const setupLink = () => /https:\S+\/setup#\S+/.exec(server.words())?.[0] ?? '';
  await expect.poll(setupLink).not.toBe('');
  return {
    setupLink: setupLink(),
    linkTo: async (address: string, { after = 0 } = {}): Promise<string> => {
      const links = () => smtp.received.filter(({ to }) => to === address).map(({ mailed }) => mailed);
      await expect.poll(() => links().length, { timeout: 15_000 }).toBeGreaterThan(after);
      return origin + (links().at(-1) ?? '');
    },
    /** What the proxy in front could write down of each request, and what the server has logged. */
    seen: proxy.seen,
    log: server.log,
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
      proxy.close();
      await server.stop();
      await smtp.close();
    },
  };
};
