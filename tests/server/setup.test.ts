import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSetupLink } from '#server/domains/setup/setup-links.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, 'empty');
});
afterAll(() => server.close());

const answers = {
  language: 'en',
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'Ada@provider.example',
  password: 'a long way to Tipperary',
  password_confirmation: 'a long way to Tipperary',
  provider_en: 'Sheets Inc.',
  provider_fr: 'Fiches inc.',
  support_email_en: 'help@provider.example',
  support_email_fr: 'aide@provider.example',
  number: 20417,
  organisation_en: 'North Hospital',
  organisation_fr: 'Hôpital du Nord',
  locations: 'Plant | Usine\nPlant > Paint shop | Atelier\n\nWarehouse',
  administrator_email: 'boss@north.example',
  administrator_language: 'fr',
};

/** What is typed of a link: the token. */
const drawToken = async (now?: Date): Promise<string> => {
  const path = await createSetupLink(server.services.store, now);
  return path?.replace('/setup#token=', '') ?? '';
};

const visitor = () => createVisitor(server.app);

describe('the link of the set-up', () => {
  test('opens while nobody works at the desk', async () => {
    const token = await drawToken();
    const { status, body } = await visitor().post('/setup/open', { token });
    expect([status, body]).toEqual([
      200,
      { mail: 'folder', support_email_en: '', support_email_fr: '', number: 10001 },
    ]);
  });

  test('is kept as a hash alone', async () => {
    const token = await drawToken();
    const rows = await server.services.store.selectFrom('setup_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each(['x', 'a'.repeat(43), '..%2fhealth'])('is not guessed by “%s”', async (token) => {
    expect((await visitor().post('/setup/open', { token })).codes).toEqual(['setup.invalid']);
    expect((await visitor().post('/setup', { ...answers, token })).codes).toEqual(['setup.invalid']);
    const mail = { email: 'x@elsewhere.example', language: 'en' };
    expect((await visitor().post('/setup/mail', { ...mail, token })).codes).toEqual(['setup.invalid']);
    expect((await readOutbox(server)).filter(({ to }) => to === mail.email)).toEqual([]);
  });

  test('holds for a day', async () => {
    const token = await drawToken(new Date(Date.now() - 86_400_001));
    expect((await visitor().post('/setup/open', { token })).codes).toEqual(['setup.invalid']);
  });

  test('tries whether mail arrives, and not without end', async () => {
    const token = await drawToken();
    const body = { email: 'ada@provider.example', language: 'fr' };
    expect((await visitor().post('/setup/mail', { ...body, token })).body).toEqual({
      mail: 'folder',
      sent: true,
      reason: '',
    });
    expect((await newestMailTo(server, body.email)).subject).toContain('les courriels arrivent');
    const codes: string[] = [];
    for (let sent = 0; sent < 30; sent += 1)
      codes.push(...(await visitor().post('/setup/mail', { ...body, token })).codes);
    expect(new Set(codes)).toEqual(new Set(['throttled']));
  });

  test.each([
    [{ password_confirmation: 'another' }, '/data/password_confirmation validation.password_confirmed'],
    [{ email: 'nobody' }, '/data/email validation.email'],
    [{ number: 0 }, '/data/number validation.min_number'],
    [{ administrator_email: 'ada@provider.example' }, '/data/administrator_email operator.is_member'],
    [{ organisation_fr: ' ' }, '/data/organisation_fr request.required'],
    [
      { password: 'password', password_confirmation: 'password', administrator_email: 'ada@provider.example' },
      '/data/password validation.password_common',
      '/data/administrator_email operator.is_member',
    ],
  ])('makes nothing of %o, and says at which fields', async (wrong, ...pointers) => {
    const token = await drawToken();
    const refused = await visitor().post('/setup', { ...answers, ...wrong, token });
    expect(refused.pointers).toEqual(pointers);
    const made = await server.services.store.selectFrom('users').select('id').execute();
    expect([made, (await visitor().post('/setup/open', { token })).status]).toEqual([[], 200]);
  });
});

describe('a set-up that is completed', () => {
  let first: string;
  beforeEach(async () => {
    first ||= await drawToken();
  });

  test('is made once, however many hold a link and send it at the same time', async () => {
    const other = await drawToken();
    const guests = [first, other, first, other].map((token, index) => ({
      guest: visitor(),
      token,
      sent: { ...answers, email: `ada${index || ''}@provider.example`, number: answers.number + index },
    }));
    const sent = await Promise.all(guests.map(({ guest, token, sent }) => guest.post('/setup', { ...sent, token })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(sent.flatMap(({ codes }) => codes)).toEqual(['setup.done', 'setup.done', 'setup.done']);
    const { store } = server.services;
    expect(await store.selectFrom('organisations').select(['name_en', 'name_fr', 'demo']).execute()).toEqual([
      { name_en: 'North Hospital', name_fr: 'Hôpital du Nord', demo: 0 },
    ]);
    const winner = guests[sent.findIndex(({ status }) => status === 200)]!;
    const { body } = await winner.guest.get('/userinfo');
    expect(body).toMatchObject({ role: 'operator', first_name: 'Ada', email: winner.sent.email });
  });

  test('is in the log as its operator’s, the organisation and its administrator’s invitation too', async () => {
    const { store } = server.services;
    const operator = await store
      .selectFrom('memberships')
      .select('user_id')
      .where('role', '=', 'operator')
      .executeTakeFirstOrThrow();
    const entries = await store
      .selectFrom('audit_entries')
      .select(['event', 'user_id'])
      .where('event', 'in', ['setup-completed', 'organisation-added', 'user-added'])
      .execute();
    expect(entries.map(({ event }) => event).sort()).toEqual(['organisation-added', 'setup-completed', 'user-added']);
    expect(new Set(entries.map(({ user_id }) => user_id))).toEqual(new Set([operator.user_id]));
  });

  test('has locations in both languages, one within another', async () => {
    const rows = await server.services.store.selectFrom('subsets').selectAll().orderBy('id').execute();
    const plant = rows.find(({ name_en }) => name_en === 'Plant');
    expect(rows.map(({ name_en, name_fr, parent_id }) => [name_en, name_fr, parent_id])).toEqual(
      expect.arrayContaining([
        ['Plant', 'Usine', null],
        ['Paint shop', 'Atelier', plant?.id],
        ['Warehouse', 'Warehouse', null],
      ]),
    );
  });

  test('invites the administrator in the language chosen, naming the provider’s address', async () => {
    const mail = await newestMailTo(server, 'boss@north.example');
    expect(mail.subject).toBe('Hôpital du Nord vous invite à utiliser Vigie');
    expect(mail.text).toContain('aide@provider.example');
  });

  test('has every link answer that it is done, and draws no other', async () => {
    expect((await visitor().post('/setup/open', { token: first })).codes).toEqual(['setup.done']);
    expect((await visitor().post('/setup/mail', { email: 'x@y.example', language: 'en', token: first })).codes).toEqual(
      ['setup.done'],
    );
    expect(await createSetupLink(server.services.store)).toBeUndefined();
  });
});
