import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makePdf } from '../support/pdfs.ts';
import { fileOf } from './files.ts';
import { enter, openAt } from './people.ts';
import { expect, expectAccessible, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

/** The server behind a proxy that hands out, from some moment on, the service worker of a newer version. */
const startProxy = async (target: string) => {
  let isNewer = false;
  const proxy = createServer((request, response) => {
    const forwarded = ask(`${target}${request.url}`, { method: request.method, headers: request.headers }, (answer) => {
      if (request.url !== '/sw.js') {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return answer.pipe(response);
      }
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const { 'content-length': _, 'content-encoding': __, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        const script = String(Buffer.concat(parts));
        response.end(isNewer ? script.replace(/(=\{version:\s*["'`])/, '$1newer-') : script);
      });
    });
    forwarded.on('error', () => response.destroy());
    if (request.url === '/sw.js')
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) forwarded.removeHeader(name);
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    release: () => {
      isNewer = true;
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
};

test('a newer version is told in an open tab, and its Reload keeps what was typed and chosen [S4.1-14]', async ({
  browser,
  baseURL,
}) => {
  const proxy = await startProxy(baseURL ?? '');
  const context = await browser.newContext({ baseURL: proxy.url, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await enter(page.request);
    await openAt(page, '/contact-us');
    // The app is kept a while after its page has opened.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
    const versions = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('vigie-shell-')));
    const [first] = await versions();
    await page.getByRole('textbox', { name: 'Subject' }).fill('Half written');
    await page.getByRole('textbox', { name: 'Message' }).fill('Where is');
    await page.locator('input[type="file"]').setInputFiles([fileOf('kept.pdf', await makePdf('kept'))]);
    const untouched = await context.newPage();
    await openAt(untouched, '/contact-us');
    await untouched.getByRole('textbox', { name: 'Subject' }).fill('In another tab');

    proxy.release();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const notice = page.getByRole('status').filter({ hasText: 'A newer version of Vigie is ready.' });
    await expect(notice).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Half written');
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Half written');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is');
    await expect(page.getByText('kept.pdf')).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await versions()).toEqual([first, expect.stringContaining('newer-')]);
    // Not loaded anew under the hands of who writes there.
    await expect(untouched.getByRole('textbox', { name: 'Subject' })).toHaveValue('In another tab');
  } finally {
    await context.close();
    proxy.close();
  }
});
