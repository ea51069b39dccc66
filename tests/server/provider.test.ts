import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderSettings } from '#contract/operator/provider-settings.ts';
import { createApp } from '#server/app/app.ts';
import { examineSystem } from '#server/domains/operator/system/examine.ts';
import { saveProvider, supportEmailOf } from '#server/domains/provider/provider.ts';
import { composeEmail } from '#server/platform/mail/compose-email.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { signedInOperator } from './operator/operator-caller.ts';

/** The page as an installation sends it. */
const openPage = async (server: TestServer) => {
  const directory = await mkdtemp(join(tmpdir(), 'vigie-dist-'));
  await writeFile(join(directory, 'index.html'), await readFile('index.html', 'utf8'));
  const app = await createApp({ ...server.services, browserAppDir: directory });
  return {
    named: async (name: string): Promise<string[]> => {
      const { body } = await app.inject('/login');
      return [...body.matchAll(new RegExp(`<meta name="${name}" lang="(?:en|fr)" content="([^"]*)"`, 'g'))].map(
        ([, content]) => content!,
      );
    },
    close: async () => {
      await app.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

const names = ['support-email', 'provider-site', 'terms-of-use'] as const;
const said: ProviderSettings = {
  name_en: 'Sheets Inc.',
  name_fr: 'Fiches inc.',
  support_email_en: 'help@fiches.ca',
  support_email_fr: 'aide@fiches.ca',
  site_en: 'https://www.fiches.ca/en',
  site_fr: 'https://www.fiches.ca/',
  terms_en: 'https://www.fiches.ca/en/terms',
  terms_fr: 'https://www.fiches.ca/conditions',
  privacy_name: '',
  privacy_email: '',
};

describe('an installation of which nothing was said yet', () => {
  let server: TestServer;
  let page: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    server = await startTestServer({ DEMO: 'off' }, 'empty');
    page = await openPage(server);
  });
  afterAll(async () => {
    await page.close();
    await server.close();
  });
  const outcome = async (check: string) =>
    (await examineSystem(server.services)).find((finding) => finding.check === check);

  test('names nobody on its pages and in its mail, rather than an address that was made up', async () => {
    for (const name of names) expect(await page.named(name)).toEqual(['', '']);
    const mail = composeEmail({
      subject: 'x',
      sections: [{ language: 'fr', before: ['Bonjour'], after: [] }],
      supportEmail: await supportEmailOf(server.services),
    });
    expect([mail.text, mail.html].join('')).not.toMatch(/example|Écrivez|mailto/);
    expect(await outcome('provider')).toMatchObject({ outcome: 'nobody' });
  });

  test.each([
    [{ terms_en: '', terms_fr: '' }, { outcome: 'noTerms' }],
    [{ site_en: '', site_fr: '' }, { outcome: 'noSite' }],
    [
      { terms_fr: 'https://www.vigie.example/fr' },
      { outcome: 'placeholder', facts: { address: 'https://www.vigie.example/fr' } },
    ],
    [{ support_email_en: 'help@example.org' }, { outcome: 'placeholder', facts: { address: 'help@example.org' } }],
    [{}, { outcome: 'whole', facts: { name: 'Sheets Inc.' } }],
  ])('of what is said but for %o, the check says what is missing', async (less, found) => {
    await saveProvider(server.services.store, { ...said, ...less });
    expect(await outcome('provider')).toMatchObject(found);
  });

  test('names what was said, in one language where it was said in that one, and nothing of it ends the attribute', async () => {
    const link = 'https://www.fiches.ca/"><script>$1';
    await saveProvider(server.services.store, { ...said, site_en: '', terms_en: link });
    expect(await page.named('support-email')).toEqual([said.support_email_en, said.support_email_fr]);
    expect(await page.named('provider-site')).toEqual([said.site_fr, said.site_fr]);
    expect(await page.named('terms-of-use')).toEqual([
      'https://www.fiches.ca/&quot;&gt;&lt;script&gt;$1',
      said.terms_fr,
    ]);
  });
});

describe('the demo', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('shows its example addresses, until the desk says others', async () => {
    const page = await openPage(server);
    expect(await page.named('terms-of-use')).toEqual([
      'https://www.vigie.example/en/terms',
      'https://www.vigie.example/fr/conditions',
    ]);
    const operator = await signedInOperator(server);
    const change = (body: object) => operator('PUT', '/operator/provider', { ...said, version: 0, ...body });
    for (const terms_en of ['www.fiches.ca', 'javascript:alert(1)', 'ftp://fiches.ca/x'])
      expect((await change({ terms_en })).body.errors).toMatchObject([
        { code: 'validation.url', source: { pointer: '/data/terms_en' } },
      ]);
    expect((await change({})).status).toBe(200);
    expect((await operator('GET', '/operator/provider')).body).toMatchObject({ ...said, version: 1 });
    expect(await page.named('terms-of-use')).toEqual([said.terms_en, said.terms_fr]);
    await page.close();
  });
});

test.each([
  ['Vigie <no-reply@vigie.example>', 'placeholder'],
  ['portal@example.com', 'placeholder'],
  ['Vigie <portal@fiches.ca>', 'taken'],
])('with a mail server that answers, mail from %s is %s', async (MAIL_FROM, outcome) => {
  const smtp = await startSmtpServer();
  const server = await startTestServer({ SMTP_URL: smtp.url, MAIL_FROM }, 'empty');
  const findings = await examineSystem(server.services);
  expect(findings.find(({ check }) => check === 'mail')).toMatchObject({ outcome });
  await server.close();
  await smtp.close();
});
