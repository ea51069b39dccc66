import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SentFile, sendForm } from '#tests/support/forms.ts';
import { newestMailTo } from '#tests/support/mails.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { rewritten } from '#tests/support/rewritten.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInAs(server.app, people.reader);
});
afterAll(() => server.close());

const message = {
  firstName: 'Jo',
  lastName: 'Côté',
  email: 'jo.cote@mapleridge.example',
  subject: 'Feuille en français?',
  message: 'Bonjour,\n\nY a-t-il une FDS en français?',
  additional_info: 'Bâtiment 2',
};
const write = (fields: Record<string, string> = {}, files: readonly SentFile[] = []) =>
  sendForm(server.app, { path: '/contact-us', field: 'file', cookie }, { fields: { ...message, ...fields }, files });

test('makes a request and mails support what was written, with the file, so that an answer goes to who wrote [S2.2.11-01 S2.3-64 S2.7-22]', async () => {
  const bytes = await makePdf('question');
  const { status, body } = await write({}, [{ name: 'étiquette.pdf', bytes }]);
  expect(status).toBe(200);
  const mail = await newestMailTo(server, 'support@vigie.example');
  expect(mail.subject).toBe(`R-${body.id}: Feuille en français?`);
  expect(mail.headers['reply-to']).toBe('jo.cote@mapleridge.example');
  expect(mail.text).toContain('Y a-t-il une FDS en français?');
  expect(mail.text).toContain('Jo Côté');
  expect(mail.attachments).toEqual([await rewritten(bytes)]);
});

test('says which fields are wrong, and keeps nothing [S2.5-16 S2.5-17 S2.5-19]', async () => {
  const count = async () => (await server.services.store.selectFrom('requests').select('id').execute()).length;
  const before = await count();
  const { status, faults } = await write({ email: 'jo', subject: ' ', message: '', firstName: 'x'.repeat(101) }, [
    { name: 'page.pdf', bytes: Buffer.from('<html>') },
  ]);
  expect(status).toBe(422);
  expect(faults.sort()).toEqual([
    '/data/email validation.email',
    '/data/file upload.not_a_pdf',
    '/data/fname validation.max_string',
    '/data/message request.required',
    '/data/subject request.required',
  ]);
  expect(await count()).toBe(before);
});

test('a break in a name or a subject is a space; those of the message stay', async () => {
  const { status, body } = await write({ firstName: 'Jo\r\nBcc: all', subject: 'One\nTwo', message: 'One\nTwo' });
  expect(status).toBe(200);
  const mail = await newestMailTo(server, 'support@vigie.example');
  expect(mail.subject).toBe(`R-${body.id}: One Two`);
  expect(mail.text).toMatch(/One\r?\nTwo/);
  expect(mail.text).toContain('Jo Bcc: all');
});

test('the same submission sent twice is one request and one mail', async () => {
  const submission = randomUUID();
  const [first, second] = await Promise.all([write({ submission }), write({ submission })]);
  expect(second.body).toEqual(first.body);
});

test('somebody who writes on and on has to wait', async () => {
  const statuses = [];
  for (let sent = 0; sent < 25; sent++) statuses.push((await write()).status);
  expect(statuses).toContain(200);
  expect(statuses.at(-1)).toBe(429);
});
