import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mapleRidge } from '#server/domains/demo/organisations.ts';
import { connectStore, type Store } from '#server/platform/storage/database.ts';
import { countAsDrawn } from '#tests/support/count-as-drawn.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { postgres } from '#tests/support/outside.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { people } from '#tests/support/test-server.ts';
import { storeAddressIn } from '#tests/support/test-store.ts';
import { createWriter, type Writer } from './writer.ts';

type Server = Awaited<ReturnType<typeof spawnServer>>;

// Two processes on one SQLite file have the machine in common, and what one does when the other is killed is `process.test.ts`.
describeWith(postgres, 'two processes on one database, one of which is killed under load', () => {
  let dataDir: string;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let servers: [Server, Server];
  let store: Store;
  let lost: Writer[];
  let others: Writer[];
  const binders = ['one', 'two', 'three', 'four'].map((name) => `binder-${name}@example.com`);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vigie-two-'));
    smtp = await startSmtpServer();
    const env = { SMTP_URL: smtp.url };
    // At the same moment, on a database without tables: one of them makes them and loads the demo.
    const address = await storeAddressIn(dataDir, 'blank');
    servers = await Promise.all([spawnServer({ dataDir, env }), spawnServer({ dataDir, env })]);
    store = connectStore(address);
    await countAsDrawn(store);
    const [first, second] = servers;
    lost = [await createWriter(first.url, people.companyAdmin), await createWriter(first.url, people.hospitalAdmin)];
    others = [await createWriter(second.url, people.collectionAdmin), await createWriter(second.url, people.reader)];
    await orderBinders();
    await vi.waitFor(
      () => {
        for (const { acknowledged } of [...lost, ...others]) expect(acknowledged.messages.length).toBeGreaterThan(3);
      },
      { timeout: 60_000, interval: 50 },
    );
    await holdMails();
    await first.kill();
    smtp.resume();
    await Promise.all(lost.map((writer) => writer.stop()));
    await goOn();
    for (const writer of lost) await writer.sendAgain(second.url);
    await vi.waitFor(async () => expect(await queued()).toBe(0), { timeout: 90_000, interval: 200 });
  }, 240_000);

  afterAll(async () => {
    for (const writer of others ?? []) await writer.stop();
    for (const server of servers ?? []) await server.kill();
    await smtp?.close();
    await store?.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });

  const orderBinders = async () => {
    const sheets = await store
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', mapleRidge.id)
      .orderBy('isn')
      .limit(10)
      .execute();
    const choices = { sort: 'product', includeDate: true, customFields: true, language: 'all', websiteLanguage: 'en' };
    const sdsIds = sheets.map(({ isn }) => isn);
    for (const [index, address] of binders.entries()) {
      const writer = index % 2 ? others[0] : lost[0];
      await writer?.send('POST', '/createBinder', { ...choices, sdsIds, doubleSided: false, emails: [address] });
    }
  };

  /** Has each process wait for the mail server with one mail: none is on its way that might arrive and not be noted. */
  const holdMails = async () => {
    smtp.stall();
    await vi.waitFor(
      async () => {
        const leased = await store
          .selectFrom('jobs')
          .select('leased_by')
          .where('lane', '=', 'short')
          .where('leased_until', '>', new Date().toISOString())
          .execute();
        expect([leased.length, smtp.held()]).toEqual([2, 2]);
      },
      { timeout: 30_000, interval: 20 },
    );
  };

  /** The others write on after the kill, and then no more. */
  const goOn = async () => {
    const after = others.map((writer) => ({ writer, before: writer.acknowledged.rounds }));
    await vi.waitFor(
      () => {
        for (const { writer, before } of after) {
          expect(writer.fault()).toBeUndefined();
          expect(writer.acknowledged.rounds).toBeGreaterThan(before + 2);
        }
      },
      { timeout: 60_000, interval: 50 },
    );
    for (const writer of others) await writer.stop();
  };

  const queued = async () => (await store.selectFrom('jobs').select('id').execute()).length;
  const second = () => servers[1].url;

  test('everybody who was signed in at the killed one is signed in at the other', async () => {
    for (const writer of lost) expect((await writer.ask('/userinfo', { at: second() })).status).toBe(200);
  });

  test('every search that was acknowledged is kept, once', async () => {
    for (const { ask, acknowledged } of [...lost, ...others]) {
      const { searchFilters } = await (await ask('/search-filters/', { at: second() })).json();
      const names = searchFilters.map(({ filters }: { filters: string }) => JSON.parse(filters).key);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(acknowledged.searches));
      // At most the one that was under way came in without an answer.
      expect(names.length).toBeLessThanOrEqual(acknowledged.searches.length + 1);
    }
  });

  test('preferences are those that were acknowledged last, or those that were just being sent', async () => {
    for (const { ask, acknowledged, sentColumns } of [...lost, ...others]) {
      const { columns } = await (await ask('/preferences', { at: second() })).json();
      expect([acknowledged.columns, sentColumns()]).toContainEqual(columns);
    }
  });

  test('every message is stored once and mailed once, those too that were sent again at the other', async () => {
    const rows = await store.selectFrom('requests').select('info').where('type', '=', 'contact').execute();
    const subjects = rows
      .map(({ info }) => JSON.parse(info).subject as string)
      .filter((text) => text.startsWith('Message'));
    const acknowledged = [...lost, ...others].flatMap((writer) => writer.acknowledged.messages);
    expect(subjects.toSorted()).toEqual(acknowledged.toSorted());
    const mailed = smtp.received.flatMap(({ text }) => /Message \S+ \d+\./.exec(text)?.[0] ?? []);
    expect(mailed.toSorted()).toEqual(subjects.toSorted());
  });

  test('every binder is made once and mailed once', async () => {
    const ordered = await store
      .selectFrom('requests')
      .select(['id', 'status', 'info'])
      .where('type', '=', 'binder')
      .where('info', 'like', '%binder-%@example.com%')
      .execute();
    expect(ordered.map(({ status }) => status)).toEqual(binders.map(() => 'completed'));
    const ids = ordered.map(({ id }) => id);
    const changes = await store
      .selectFrom('request_changes')
      .select('request_id')
      .where('request_id', 'in', ids)
      .where('status', '=', 'completed')
      .execute();
    expect(changes.map(({ request_id }) => request_id).toSorted()).toEqual(ids.toSorted());
    const readers = smtp.received.map(({ to }) => to).filter((to) => to.startsWith('binder-'));
    expect(readers.toSorted()).toEqual(binders.toSorted());
  });
});
