import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '#server/app/cleanup.ts';
import { checkChain, sealEntries } from '#server/platform/audit/chain.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { sendForm } from '#tests/support/forms.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { entriesBy, entriesOf } from './audit/log.ts';
import { type Caller, signedInCaller, signedInOperator } from './operator/operator-caller.ts';
import { addMember } from './users/members.ts';

let server: TestServer;
let store: Store;
let operator: Caller;
let admin: Caller;
beforeEach(async () => {
  server = await startTestServer();
  store = server.services.store;
  [operator, admin] = [await signedInOperator(server), await signedInCaller(server, people.companyAdmin)];
});
afterEach(() => server.close());

/** Somebody with something of theirs wherever people leave something; every word of it is nobody else's. */
const livedHere = async () => {
  const { id, name } = await addMember(server, { role: 'collection-admin' });
  const words = {
    first: 'Quillermina',
    last: 'Zybtowska',
    message: 'Rhubarb-canary in my throat',
    phone: '905-555-0177',
  };
  await store
    .updateTable('users')
    .set({ first_name: words.first, last_name: words.last, phone: words.phone })
    .where('id', '=', id)
    .execute();
  const own = await signedInCaller(server, name);
  const fields = {
    firstName: words.first,
    lastName: words.last,
    email: name,
    subject: 'other',
    message: words.message,
    additional_info: '',
  };
  const files = [{ name: 'my-canary-scan.pdf', bytes: await makePdf('about me') }];
  const sent = await sendForm(
    server.app,
    { path: '/contact-us', field: 'file', cookie: own.cookie },
    { fields, files },
  );
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const ordered = await admin('POST', '/createEbinder', {
    sdsIds: [
      (
        await store
          .selectFrom('collection_sheets')
          .select('isn')
          .where('organisation_id', '=', 10001)
          .where('removed', '=', 0)
          .executeTakeFirstOrThrow()
      ).isn,
    ],
    sort: 'product',
    includeDate: false,
    customFields: false,
    language: 'all',
    websiteLanguage: 'en',
    filters: [],
    email: name,
  });
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(202);
  await own('POST', '/saved-searches', { name: 'mine', entries: [] });
  await knownToDirectory(id);
  const canaries = [name, words.first, words.last, words.message, words.phone, 'my-canary-scan', 'quilla-canary'];
  return { id, name, own, canaries };
};

/** Somebody of whom a directory and an identity provider said something. */
const knownToDirectory = async (id: number): Promise<void> => {
  const { id: membership_id } = await store
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  const group = await store
    .insertInto('directory_groups')
    .values({ organisation_id: 10001, display_name: 'Painters', external_id: '', created_at: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await store.insertInto('directory_group_members').values({ group_id: group.id, membership_id }).execute();
  await store
    .insertInto('directory_entries')
    .values({ membership_id, user_name: 'quilla-canary', external_id: 'e-77', given_name: '', family_name: '' })
    .execute();
  await store
    .insertInto('provider_identities')
    .values({
      organisation_id: 10001,
      issuer: 'https://login.example.org',
      subject_hash: 'hash-of-subject',
      user_id: id,
      claimed_groups: '["Chemists"]',
      linked_at: '2026-01-02T03:04:05.000Z',
      used_at: '2026-01-02T03:04:05.000Z',
    })
    .execute();
};

/** Every word of the store. */
const wholeStore = async (): Promise<string> => {
  const tables = await store.introspection.getTables();
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(store)));
  return JSON.stringify(rows.map((table) => table.rows));
};

describe('a person', () => {
  test('is handed all that is kept of them, without secrets and without what belongs to others', async () => {
    const { id, own, name, canaries } = await livedHere();
    const { done, entries } = await entriesBy(server, () => own('GET', '/account-data'));
    expect(done.headers['content-disposition']).toContain('attachment');
    const text = JSON.stringify(done.body);
    for (const canary of canaries) expect(text).toContain(canary);
    expect(done.body).toMatchObject({
      account: { id, name, phone: '905-555-0177' },
      memberships: [{ organisation_id: 10001, role: 'collection-admin' }],
      sessions: [{}],
      directory_entries: [{ organisation_id: 10001, user_name: 'quilla-canary', external_id: 'e-77' }],
      directory_groups: [{ organisation_id: 10001, display_name: 'Painters' }],
      identity_providers: [{ issuer: 'https://login.example.org', claimed_groups: ['Chemists'] }],
      requests: { made: [{ type: 'contact' }] },
    });
    expect(done.body.activity.map(({ event }: { event: string }) => event)).toContain('sign-in');
    const secrets = await store
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const foreign of [secrets.password_hash, 'token', 'hash-of-subject', people.companyAdmin, people.reader])
      expect(text).not.toContain(foreign);
    expect(entries).toMatchObject([{ event: 'person-exported', user_id: id, records: [id], organisation_id: 10001 }]);
  });

  test('is handed nothing by a shared account, and nobody hands out others but the desk', async () => {
    const shared = await signedInCaller(server, 'mapleridge');
    expect((await shared('GET', '/account-data')).status).toBe(403);
    const { id } = await livedHere();
    expect((await admin('GET', `/operator/users/${id}/data`)).status).toBe(403);
    expect((await admin('POST', `/operator/users/${id}/erase`, {})).status).toBe(403);
    const { done, entries } = await entriesBy(server, () => operator('GET', `/operator/users/${id}/data`));
    expect(done.body).toMatchObject({ account: { id } });
    expect(entries).toMatchObject([{ event: 'person-exported', organisation_id: 10001, records: [id] }]);
  });

  test('who is erased is nowhere in the store any more, and what they did is a former user’s', async () => {
    const { id, own, canaries } = await livedHere();
    while ((await sealEntries(store)) > 0);
    const before = await wholeStore();
    for (const canary of canaries) expect(before).toContain(canary);
    const erased = await entriesBy(server, () => operator('POST', `/operator/users/${id}/erase`, {}));
    expect(erased.done.status).toBe(200);
    expect(erased.entries).toMatchObject([{ event: 'person-erased', records: [id] }]);
    await cleanUp(server.services);
    const after = await wholeStore();
    for (const canary of canaries) expect(after).not.toContain(canary);
    expect((await own('GET', '/account-data')).status).toBe(401);
    while ((await sealEntries(store)) > 0);
    expect(await checkChain(store)).toMatchObject({ isWhole: true });

    const request = await store
      .selectFrom('requests')
      .select('id')
      .where('former_user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await operator('GET', `/operator/requests/${request.id}`)).body).toMatchObject({
      requester: `Former user ${id}`,
      email: '',
    });
    const listed = (await admin('GET', '/requests/?include=user')).body;
    expect(JSON.stringify(listed)).toContain(`Former user ${id}`);
    expect((await operator('POST', `/operator/users/${id}/erase`, {})).status).toBe(200);
    expect((await operator('POST', '/operator/users/999999/erase', {})).status).toBe(404);
  });

  test('whom an administrator removes leaves the requests by name, and the log keeps it until they are erased', async () => {
    const { id, name, canaries } = await livedHere();
    expect((await admin('DELETE', `/users/${id}`)).status).toBe(200);
    const requests = JSON.stringify(
      await store.selectFrom('requests').selectAll().where('former_user_id', '=', id).execute(),
    );
    for (const canary of [canaries[1], canaries[2], name]) expect(requests).not.toContain(canary);
    expect(JSON.stringify(await entriesOf(server, 'user-removed'))).toContain(name);
    await operator('POST', `/operator/users/${id}/erase`, {});
    const log = JSON.stringify(await entriesOf(server));
    expect(log).not.toContain(name);
  });

  test('who is the only operator, or a shared account, cannot be erased', async () => {
    const [onlyOperator, shared] = await Promise.all(
      [people.operator, 'mapleridge'].map((name) =>
        store.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
      ),
    );
    expect((await operator('POST', `/operator/users/${onlyOperator?.id}/erase`, {})).body.errors[0].code).toBe(
      'operator.last',
    );
    expect((await operator('POST', `/operator/users/${shared?.id}/erase`, {})).body.errors[0].code).toBe(
      'people.not_editable',
    );
  });
});

describe('what has had its time', () => {
  test('goes: ended requests with their files, and mail that never left', async () => {
    const { id } = await livedHere();
    const { dataDir, requestDays, mailDays } = server.services.config;
    const outboxDir = join(dataDir, 'outbox');
    await mkdir(outboxDir, { recursive: true });
    const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const nameOf = (days: number) => `${day(days).replaceAll(/[:.]/g, '-')}-reset-link-abc.eml`;
    for (const days of [mailDays + 1, mailDays - 1]) await writeFile(join(outboxDir, nameOf(days)), 'x');
    const [ended, open] = await Promise.all(
      (['completed', 'processing'] as const).map((status) =>
        store
          .insertInto('requests')
          .values({
            organisation_id: 10001,
            user_id: id,
            type: 'sdsaddition',
            status,
            info: '{}',
            created_at: day(requestDays + 1),
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
    );
    await cleanUp(server.services);
    const left = (await store.selectFrom('requests').select('id').execute()).map((row) => row.id);
    expect(left).toContain(open?.id);
    expect(left).not.toContain(ended?.id);
    const mails = (await readdir(outboxDir)).filter((name) => name.includes('-reset-link-abc'));
    expect(mails).toHaveLength(1);
    expect(mails[0]! > nameOf(mailDays)).toBe(true);
  });
});

test('the privacy page says who answers for it and for how long things are kept, to anybody', async () => {
  const provider = (await operator('GET', '/operator/provider')).body;
  const { is_address_fixed: _, ...settings } = provider;
  const named = {
    ...settings,
    name_en: 'P',
    name_fr: 'P',
    privacy_name: 'Ana Roy',
    privacy_email: 'privacy@p.example',
  };
  expect((await operator('PUT', '/operator/provider', named)).status).toBe(200);
  expect((await operator('PUT', '/operator/provider', { ...named, version: 1, privacy_email: 'nobody' })).status).toBe(
    422,
  );
  const answer = await server.app.inject('/api/privacy');
  expect(answer.json()).toMatchObject({
    responsible: { name: 'Ana Roy', email: 'privacy@p.example' },
    days: { audit: 400, requests: 1825, documents: 30, mail: 30, places: 180 },
  });
});
