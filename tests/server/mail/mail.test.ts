import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runDueJobs } from '#server/app/jobs.ts';
import { createMailer } from '#server/platform/mail/create-mailer.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { readOutbox } from '#tests/support/mails.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const run = () => runDueJobs({ ...server.services, log: Object.assign(server.app.log, log) });
const forget = (email: string) => createVisitor(server.app).post('/forgot-password', { email });

afterEach(() => server.close());

describe('mail by SMTP', () => {
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeEach(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Vigie Canada <vigie@example.ca>',
      SUPPORT_EMAIL_FR: 'soutien@example.ca',
    });
    vi.clearAllMocks();
  });
  afterEach(() => smtp.close());

  test('reaches its reader as text and as HTML that say the same, in their language', async () => {
    await forget(people.reader);
    await run();
    const mail = smtp.received.find(({ to }) => to === people.reader)!;
    expect([mail.from, mail.recipients]).toEqual(['vigie@example.ca', [people.reader]]);
    expect(mail.headers.from).toBe('Vigie Canada <vigie@example.ca>');
    expect(mail.headers['auto-submitted']).toBe('auto-generated');
    expect(mail.subject).toBe('Choisissez un nouveau mot de passe pour Vigie');
    expect(mail.text).toContain('Le lien fonctionne une seule fois');
    expect(mail.text).toContain('Écrivez à soutien@example.ca.');
    expect(mail.html).toContain('mailto:soutien@example.ca');
    expect(mail.html).toContain('<html lang="fr">');
    expect(mail.html).toContain(`http://localhost:8080${mail.mailed.replaceAll('&', '&amp;')}`);
  });

  test('leaves neither file nor link nor name behind', async () => {
    await forget(people.reader);
    await run();
    expect(await readdir(join(server.dataDir, 'outbox')).catch(() => 'none')).toBe('none');
    const lines = JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls]);
    expect(lines).toContain('reset-link');
    expect(lines).not.toMatch(/token|@|reset-password|verify-email/);
  });

  test('has no header and no recipient that a name or an organisation brought along', async () => {
    const { store } = server.services;
    const evil = 'Evil\r\nBcc: thief@example.com\r\n\r\n<img src=x onerror=alert(1)> & "Sons"';
    await store.updateTable('organisations').set({ name_en: evil, name_fr: evil }).execute();
    await store.updateTable('users').set({ first_name: evil }).execute();
    await run();
    expect(smtp.received).toHaveLength(3);
    for (const mail of smtp.received) {
      expect(mail.recipients).toEqual([mail.to]);
      expect(mail.headers.bcc).toBeUndefined();
      expect(mail.html).not.toContain('<img');
    }
    expect(smtp.received[0]?.subject).toMatch(/^Evil Bcc: thief@example\.com <img/);
    expect(smtp.received[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Sons&quot;');
  });

  test.each(['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', '"x" <a@example.com>', ''])(
    'is not sent to %j, which is not one address',
    async (to) => {
      const mail: Mail = { kind: 'test', to, subject: 's', text: 't', html: 'h' };
      await expect(server.services.mailer.send(mail)).rejects.toThrow();
      expect(smtp.received).toEqual([]);
    },
  );

  test('that the mail server does not take is sent later, once', async () => {
    await smtp.close();
    await run();
    const { store } = server.services;
    const failed = await store.selectFrom('jobs').select(['attempts', 'last_error', 'leased_by']).execute();
    expect(failed).toHaveLength(3);
    for (const job of failed) expect(job).toMatchObject({ attempts: 1, leased_by: '' });
    expect(failed[0]?.last_error).toMatch(/ECONNREFUSED|connect/i);
    smtp = await startSmtpServer();
    const mailer = createMailer({ ...server.services.config, smtpUrl: smtp.url });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 });
    await runDueJobs({ ...server.services, mailer, log: server.app.log });
    await runDueJobs({ ...server.services, mailer, log: server.app.log });
    vi.useRealTimers();
    expect(smtp.received.map(({ to }) => to)).toEqual([people.invited, people.late, people.unverified]);
    expect(await store.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });
});

describe('mail to a server outside this machine', () => {
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeEach(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer();
  });
  afterEach(() => smtp.close());
  const mail: Mail = { kind: 'try', to: 'ada@vigie.example', subject: 'Link', text: 'A link', html: '<p>A link</p>' };
  // To the kernel this machine; to us none that we know to be this one.
  const away = () => smtp.url.replace('127.0.0.1', '0.0.0.0');

  test('leaves by TLS or not at all: whoever takes the offer of it out on the way reads nothing', async () => {
    const mailer = createMailer({ ...server.services.config, smtpUrl: away() });
    await expect(mailer.send(mail)).rejects.toThrow(/STARTTLS|TLS/i);
    expect(await mailer.findFault()).toMatch(/TLS/i);
    expect([smtp.received, smtp.announced()]).toEqual([[], 0]);
    mailer.close();
  });

  test('leaves without only where the settings say so', async () => {
    const mailer = createMailer({ ...server.services.config, smtpUrl: `${away()}?requireTLS=false` });
    await mailer.send(mail);
    expect(smtp.received).toHaveLength(1);
    mailer.close();
  });
});

describe('mail without SMTP', () => {
  beforeEach(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://vigie.localhost' });
    vi.clearAllMocks();
  });

  test('is one .eml a message in the outbox, for the server’s own user alone, logged with its link', async () => {
    await run();
    const mails = await readOutbox(server);
    expect(mails.map(({ to }) => to)).toEqual([people.invited, people.late, people.unverified]);
    expect(mails[0]?.text).toContain('https://vigie.localhost/verify-email?');
    const folder = join(server.dataDir, 'outbox');
    const names = (await readdir(folder)).sort();
    expect(names).toHaveLength(3);
    expect(names[0]).toMatch(/-invitation-[0-9a-f]{6}\.eml$/);
    expect((await stat(join(folder, names[0]!))).mode & 0o077).toBe(0);
    expect(log.info.mock.calls[0]?.[0]).toEqual({ mail: 'invitation', file: names[0], link: mails[0]?.mailed });
  });

  test('is queued exactly when the change that causes it is made', async () => {
    await run();
    const path = (await readOutbox(server))[0]?.link.split('?')[0] ?? '';
    const { store } = server.services;
    const body = {
      first_name: 'A',
      last_name: 'B',
      password: 'Un-bon-mot-long-9',
      password_confirmation: 'Un-bon-mot-long-9',
    };
    await store.schema.alterTable('jobs').renameTo('jobs_gone').execute();
    expect((await createVisitor(server.app).post(path, body)).status).toBe(500);
    await store.schema.alterTable('jobs_gone').renameTo('jobs').execute();
    expect((await createVisitor(server.app).get(path)).body.status.has_accepted_invitation).toBe(false);
    expect((await createVisitor(server.app).post(path, body)).status).toBe(200);
    expect(await store.selectFrom('jobs').select('kind').execute()).toEqual([{ kind: 'mail-account-change' }]);
  });
});
