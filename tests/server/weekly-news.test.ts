import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { tellWeeklyNews } from '#server/domains/weekly-news/weekly-news.ts';
import { readOutbox } from '../support/mails.ts';
import { people, startTestServer, type TestServer } from '../support/test-server.ts';
import { type Caller, signedInCaller } from './operator/operator-caller.ts';

const organisation = 10001;
/** A Wednesday, the Monday after it, and the one after that. */
const [first, monday, next] = ['2026-11-25', '2026-11-30', '2026-12-07'].map((day) => new Date(`${day}T08:00:00Z`));
let server: TestServer;
let admin: Caller;
beforeEach(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://vigie.localhost' });
  admin = await signedInCaller(server, people.companyAdmin);
  await server.services.store.deleteFrom('jobs').execute();
  await tellWeeklyNews(server.services, first);
});
afterEach(() => server.close());

const mails = async () =>
  (await readOutbox(server)).filter(({ subject }) => /^(What is new|Quoi de neuf)/.test(subject));

interface New {
  readonly name: string;
  readonly key?: string;
  readonly benzene?: boolean;
}

const add = async ({ name, key = name, benzene = false }: New): Promise<number> => {
  const { store } = server.services;
  const { isn: _, ...like } = await store.selectFrom('sheets').selectAll().limit(1).executeTakeFirstOrThrow();
  const ingredients = JSON.stringify(benzene ? [{ cas: '71-43-2', name: 'Benzene', percent: '5' }] : []);
  const sheet = { ...like, product_key: key, product_name: name, language: 'en' as const, sheet_date: '2026-11-01' };
  const { isn } = await store
    .insertInto('sheets')
    .values({ ...sheet, cas_numbers: '[]', ingredients })
    .returning('isn')
    .executeTakeFirstOrThrow();
  await changeCollection(store, organisation, async (trx, { version }) => {
    const custom = { custom_1: '', custom_2: '', custom_3: '' };
    await trx
      .insertInto('collection_sheets')
      .values({ organisation_id: organisation, isn, ...custom, modified: '2026-11-26', version, removed: 0 })
      .execute();
  });
  return isn;
};

const remove = (isn: number) =>
  changeCollection(server.services.store, organisation, async (trx, { version }) => {
    await trx.updateTable('collection_sheets').set({ removed: 1, version }).where('isn', '=', isn).execute();
  });

/** Sheets of the demo come of age as days go by. */
const noneComesOfAge = () => server.services.store.updateTable('sheets').set({ sheet_date: '2026-10-01' }).execute();

describe('what is new', () => {
  test('is mailed on Monday to everybody who manages the collection, once, in their language [S5.2-06]', async () => {
    await noneComesOfAge();
    const old = await add({ name: 'Thinner 6', key: 'thinner' });
    const gone = await add({ name: 'Old paste' });
    await tellWeeklyNews(server.services, monday);
    await server.services.store.deleteFrom('jobs').execute();
    const newer = await add({ name: 'Thinner 7', key: 'thinner', benzene: true });
    await remove(old);
    await remove(gone);
    const paint = await add({ name: 'Paint <b>&</b> co' });
    const { version } = (await admin('GET', '/watched-lists')).body;
    await admin('PUT', '/watched-lists', { lists: ['iarc-1'], version });
    await tellWeeklyNews(server.services, new Date('2026-12-02T08:00:00Z'));
    expect(await mails()).toEqual([]);
    await Promise.all([tellWeeklyNews(server.services, next), tellWeeklyNews(server.services, next)]);
    const sent = await mails();
    const managers = await server.services.store
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select('users.email')
      .where('memberships.organisation_id', '=', organisation)
      .where('memberships.role', 'in', ['collection-admin', 'company-admin'])
      .where('users.is_subscribed', '=', 1)
      .where('users.verified_at', '!=', '')
      .execute();
    expect(sent.map(({ to }) => to).sort()).toEqual(managers.map(({ email }) => email).sort());
    expect(sent.length).toBeGreaterThan(1);
    const { text, html } = sent.find(({ subject }) => subject.startsWith('What is new'))!;
    expect(text).toContain('Since November 30, 2026');
    expect(text).toContain(
      `Added: 1\n- Paint <b>&</b> co (${await makerOf(paint)})\n  https://vigie.localhost/sds-details/isn/${paint}`,
    );
    expect(text).toContain(`Replaced by a newer one: 1\n- Thinner 7`);
    expect(text).toContain(`/sds-details/isn/${newer}`);
    expect(text).toContain('Removed: 1\n- Old paste');
    // Its page says only that it is not held any more.
    expect(text).not.toContain(`/sds-details/isn/${gone}`);
    expect(text).toContain('Added, and on IARC group 1');
    expect(text).not.toContain('three years old');
    expect(html).toContain('Paint &lt;b&gt;&amp;&lt;/b&gt; co');
    await tellWeeklyNews(server.services, next);
    expect(await mails()).toHaveLength(sent.length);
  });

  test('names sheets that came of age in the week, and no others', async () => {
    await noneComesOfAge();
    const due = await add({ name: 'Aged resin' });
    const older = await add({ name: 'Older resin' });
    const { store } = server.services;
    const bear = (isn: number, sheet_date: string) =>
      store.updateTable('sheets').set({ sheet_date }).where('isn', '=', isn).execute();
    await bear(due, '2023-12-03');
    await bear(older, '2023-11-20');
    await tellWeeklyNews(server.services, monday);
    await store.deleteFrom('jobs').execute();
    await tellWeeklyNews(server.services, next);
    const [mail] = await mails();
    expect(mail!.text).toContain('- Aged resin');
    expect(mail!.text).not.toContain('Older resin');
  });

  test('is not mailed in a week without news, nor once it is switched off [S5.2-07]', async () => {
    await noneComesOfAge();
    await tellWeeklyNews(server.services, monday);
    expect(await mails()).toEqual([]);
    const { version } = (await admin('GET', '/weekly-news')).body;
    const off = await admin('PUT', '/weekly-news', { mailed: false, version });
    expect([off.status, off.body.mailed]).toEqual([200, false]);
    expect((await admin('PUT', '/weekly-news', { mailed: true, version })).status).toBe(409);
    await add({ name: 'Paint' });
    await tellWeeklyNews(server.services, next);
    expect(await mails()).toEqual([]);
    // What came meanwhile is not told later.
    await admin('PUT', '/weekly-news', { mailed: true, version: off.body.version });
    await tellWeeklyNews(server.services, new Date('2026-12-14T08:00:00Z'));
    expect(await mails()).toEqual([]);
  });

  test('is for nobody who may only read', async () => {
    const reader = await signedInCaller(server, people.reader);
    expect((await reader('GET', '/weekly-news')).status).toBe(403);
    expect((await reader('PUT', '/weekly-news', { mailed: false, version: 1 })).status).toBe(403);
  });
});

const makerOf = async (isn: number): Promise<string> => {
  const sheets = server.services.store.selectFrom('sheets').select('manufacturer');
  return (await sheets.where('isn', '=', isn).executeTakeFirstOrThrow()).manufacturer;
};
