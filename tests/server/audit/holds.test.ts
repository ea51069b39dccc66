import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '#server/app/cleanup.ts';
import { type ChainReport, checkChain, sealEntries } from '#server/platform/audit/chain.ts';
import { readEntries, writeEntry } from '#server/platform/audit/entries.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { isPostgres } from '#server/platform/storage/dialect.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { newestMailTo } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { signedInCaller } from '../operator/operator-caller.ts';
import { addMember } from '../users/members.ts';
import { entriesBy, entriesOf } from './log.ts';

let server: TestServer;
let store: Store;
beforeEach(async () => {
  server = await startTestServer({ AUDIT_DAYS: '30' });
  store = server.services.store;
});
afterEach(() => server.close());

const write = async (count: number) => {
  for (let i = 1; i <= count; i += 1)
    await writeEntry(store, 'sign-in', { userId: i % 5 || null, organisationId: 10001 });
};
const seal = async () => {
  while ((await sealEntries(store)) > 0);
};

/** Somebody who holds the database, and knows that changes are forbidden in it. */
const withoutGuard = async (work: (db: Kysely<unknown>) => Promise<unknown>) => {
  const db = store as unknown as Kysely<unknown>;
  for (const table of ['audit_entries', 'audit_seals'])
    await sql.raw(`drop trigger ${table}_stay${isPostgres(store) ? ` on ${table}` : ''}`).execute(db);
  await work(db);
};

const faultOf = (report: ChainReport) => (report.isWhole ? undefined : report.why);

describe('the audit log', () => {
  test('tells of somebody deleted by the name of then, and gives nobody else that number', async () => {
    const admin = await signedInCaller(server, people.companyAdmin);
    const { id, name } = await addMember(server);
    await signedInCaller(server, name);
    await admin('DELETE', `/users/${id}`);
    const next = await addMember(server);
    expect(next.id).toBeGreaterThan(id);
    const own = (await entriesOf(server)).filter(({ user_id }) => user_id === id);
    expect(own.map(({ event, names }) => [event, names.who])).toEqual([['sign-in', name]]);
    const removed = (await entriesOf(server, 'user-removed')).at(-1);
    expect(removed).toMatchObject({ records: [id], names: { who: people.companyAdmin, about: [name] } });
  });

  test('tells the organisation of a refused sign-in and of a password that was asked for, and from where', async () => {
    const visitor = createVisitor(server.app);
    const { entries } = await entriesBy(server, () =>
      visitor.post('/login', { name: people.hospitalAdmin, password: 'no' }),
    );
    expect(entries).toMatchObject([
      { event: 'sign-in-refused', organisation_id: 10002, network: '127.0.0.1', names: { who: people.hospitalAdmin } },
    ]);
    const unknown = await entriesBy(server, () =>
      visitor.post('/login', { name: 'my-secret-password', password: 'no' }),
    );
    expect(unknown.entries).toMatchObject([{ event: 'sign-in-refused', user_id: null, organisation_id: null }]);
    expect(JSON.stringify(unknown.entries)).not.toContain('my-secret-password');
    const asked = await entriesBy(server, async () => {
      await visitor.post('/forgot-password', { email: people.hospitalAdmin });
      await newestMailTo(server, people.hospitalAdmin);
    });
    expect(asked.entries).toMatchObject([
      {
        event: 'password-reset-asked',
        organisation_id: 10002,
        network: '127.0.0.1',
        names: { who: people.hospitalAdmin },
      },
    ]);
  });

  test('tells an organisation that the provider looked at its people, and where a document went', async () => {
    const operator = await signedInCaller(server, people.operator);
    const { id } = await addMember(server);
    const looked = await entriesBy(server, () => operator('GET', `/operator/users/${id}`));
    expect(looked.entries).toMatchObject([{ event: 'people-read', organisation_id: 10001, records: [id] }]);
    // A list tells every organisation of which somebody is shown, once in a while.
    const listed = await entriesBy(server, async () => {
      for (const q of ['', 'a', 'ab']) await operator('GET', `/operator/users?q=${q}&_start=0&_end=100`);
      await operator('GET', '/operator/users?organisation=10001');
    });
    expect(new Set(listed.entries.map(({ event }) => event))).toEqual(new Set(['people-read']));
    const told = listed.entries.map(({ organisation_id }) => organisation_id).sort();
    expect(told).toEqual([10001, 10002, null]);
    const hospital = await signedInCaller(server, people.hospitalAdmin);
    expect((await hospital('GET', '/audit-log')).body.data).toContainEqual(
      expect.objectContaining({ event: 'people-read', records: [] }),
    );
  });

  test('cannot be changed by any statement of ours', async () => {
    await write(3);
    await seal();
    await expect(store.updateTable('audit_entries').set({ user_id: 7 }).execute()).rejects.toThrow('never changed');
    await expect(store.updateTable('audit_seals').set({ hash: '' }).execute()).rejects.toThrow('never changed');
  });

  test('is sealed without a gap, each entry once, however many write and seal at one time', async () => {
    const writing = Array.from({ length: 40 }, (_, i) =>
      inTransaction(store, (trx) => writeEntry(trx, 'sign-out', { userId: i + 1 })),
    );
    const sealing = Array.from({ length: 8 }, () => sealEntries(store));
    await Promise.all([...writing, ...sealing]);
    await seal();
    expect(await checkChain(store)).toMatchObject({ isWhole: true, sealed: 40, unsealed: 0 });
  });

  test('shows whatever was done to it by somebody who holds the database', async () => {
    await write(24);
    await seal();
    const before = await checkChain(store);
    expect(before).toMatchObject({ isWhole: true, sealed: 24 });
    const numbers = (await store.selectFrom('audit_entries').select('id').orderBy('id').execute()).map(({ id }) => id);
    const changes = {
      event: { event: 'sign-out' },
      at: { at: '2020-01-01T00:00:00.000Z' },
      user_id: { user_id: 4711 },
      organisation_id: { organisation_id: null },
      network: { network: '198.51.100.7' },
      details: { details: '{"role":"operator"}' },
      record: { record: '1' },
      names_hash: { names_hash: 'aa' },
    } as const;
    let tried = 0;
    await withoutGuard(async () => {
      const acts = fc.oneof(
        fc.record({
          what: fc.constant('change' as const),
          field: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
        }),
        fc.record({ what: fc.constantFrom('delete' as const, 'rename' as const, 'cut' as const, 'swap' as const) }),
      );
      await fc.assert(
        fc.asyncProperty(acts, fc.nat(numbers.length - 2), async (act, at) => {
          const [id, other] = [numbers[at]!, numbers[at + 1]!];
          const undone = new Error('undone');
          let report: ChainReport | undefined;
          const trying = store.transaction().execute(async (trx) => {
            if (act.what === 'change')
              await trx.updateTable('audit_entries').set(changes[act.field]).where('id', '=', id).execute();
            if (act.what === 'delete') await trx.deleteFrom('audit_entries').where('id', '=', id).execute();
            if (act.what === 'rename')
              await trx
                .updateTable('audit_names')
                .set({ names: '{"who":"somebody@else.example"}' })
                .where('entry_id', '=', id)
                .execute();
            if (act.what === 'swap') {
              await trx.updateTable('audit_seals').set({ entry_id: -1 }).where('entry_id', '=', id).execute();
              await trx.updateTable('audit_seals').set({ entry_id: id }).where('entry_id', '=', other).execute();
              await trx.updateTable('audit_seals').set({ entry_id: other }).where('entry_id', '=', -1).execute();
            }
            if (act.what === 'cut') {
              await trx.deleteFrom('audit_entries').where('id', '>', id).execute();
              await trx.deleteFrom('audit_seals').where('entry_id', '>', id).execute();
            }
            report = await checkChain(trx);
            throw undone;
          });
          await expect(trying).rejects.toBe(undone);
          expect(faultOf(report!)).toBe(
            { change: 'changed', delete: 'gone', rename: 'renamed', cut: 'cut', swap: 'changed' }[act.what],
          );
          tried += 1;
        }),
        { numRuns: 60 },
      );
    });
    expect(tried).toBeGreaterThan(50);
  });

  test('that was written anew from its beginning does not have the head that was noted before', async () => {
    await write(12);
    await seal();
    const { head } = (await checkChain(store)) as { head: string };
    const [number = '', hash = ''] = head.split(':');
    const known = { number: Number(number), hash };
    await write(3);
    await seal();
    expect(await checkChain(store, { known })).toMatchObject({ isWhole: true, sealed: 15 });
    await withoutGuard(async () => {
      await store.updateTable('audit_entries').set({ network: '198.51.100.7' }).where('user_id', '=', 1).execute();
      await store.deleteFrom('audit_seals').execute();
      await store.deleteFrom('audit_chain').execute();
      await seal();
    });
    expect(await checkChain(store)).toMatchObject({ isWhole: true });
    expect(await checkChain(store, { known })).toEqual({ isWhole: false, number: 12, why: 'other-head' });
  });

  test('loses names with the person they name, and is whole without them', async () => {
    await write(4);
    await seal();
    await store.updateTable('audit_names').set({ names: '', salt: '' }).execute();
    expect(await checkChain(store)).toMatchObject({ isWhole: true });
    for await (const { names } of readEntries(store)) expect(names).toEqual({});
  });

  test('is kept for as long as the settings say, and is whole from there on', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const [userId, days] of [
      [1, 31],
      [2, 29],
    ] as const)
      await store
        .insertInto('audit_entries')
        .values({
          at: at(days),
          event: 'sign-out',
          user_id: userId,
          organisation_id: null,
          record: '',
          details: '{}',
          network: '',
          request: '',
        })
        .execute();
    await cleanUp(server.services);
    expect(await entriesOf(server), 'nothing goes that is not sealed').toHaveLength(2);
    await seal();
    await cleanUp(server.services);
    expect((await entriesOf(server, 'sign-out')).map(({ user_id }) => user_id)).toEqual([2]);
    expect(await checkChain(store)).toMatchObject({ isWhole: true, sealed: 1 });
    await write(2);
    await seal();
    expect(await checkChain(store)).toMatchObject({ isWhole: true, sealed: 3 });
  });
});

describe('who reads the audit log', () => {
  test('finds their own organisation’s entries, whatever they ask', async () => {
    const admin = await signedInCaller(server, people.hospitalAdmin);
    await signedInCaller(server, people.companyAdmin);
    for (const query of ['', '?q=mapleridge', '?event=sign-in', '?q=%25', '?q=127.0.0.1']) {
      const { status, body } = await admin('GET', `/audit-log${query}`);
      expect(status).toBe(200);
      for (const { organisation } of body.data) expect(organisation.id).toBe(10002);
    }
    expect((await admin('GET', '/audit-log?organisation=10001')).status).toBe(400);
    expect((await admin('GET', '/audit-log.csv')).body).not.toContain('Maple Ridge');
    expect((await admin('GET', '/operator/audit-log')).status).toBe(403);
    const reader = await signedInCaller(server, people.reader);
    expect((await reader('GET', '/audit-log')).status).toBe(403);
    expect((await reader('GET', '/audit-log.csv')).status).toBe(403);
  });

  test('finds by words, event, day and organisation, the newest first, a page at a time', async () => {
    const operator = await signedInCaller(server, people.operator);
    for (const name of [people.companyAdmin, people.hospitalAdmin, people.reader]) await signedInCaller(server, name);
    const today = new Date().toISOString().slice(0, 10);
    const found = async (query: string) => (await operator('GET', `/operator/audit-log?${query}`)).body;
    expect((await found(`event=sign-in&since=${today}&until=${today}`)).total).toBe(4);
    expect((await found('event=sign-in&until=2020-01-01')).total).toBe(0);
    expect((await found('event=sign-in&organisation=10001')).total).toBe(2);
    expect((await found(`q=${encodeURIComponent(people.reader.slice(0, 6).toUpperCase())}`)).data[0].who.name).toBe(
      people.reader,
    );
    const whole = (await found('')).data.map(({ id }: { id: number }) => id);
    expect(whole).toEqual(whole.toSorted((a: number, b: number) => b - a));
    const second = (await found('start=1&count=2')).data.map(({ id }: { id: number }) => id);
    expect(second).toEqual(whole.slice(1, 3));
  });

  test('has a file that no spreadsheet takes for formulas, and is told of it', async () => {
    await writeEntry(store, 'sheet-added', {
      organisationId: 10001,
      record: 1,
      about: ['=HYPERLINK("http://evil.example")'],
    });
    const admin = await signedInCaller(server, people.companyAdmin);
    const { done, entries } = await entriesBy(server, () => admin('GET', '/audit-log.csv?event=sheet-added'));
    expect(done.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(done.body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(done.body.split('\r\n')).toHaveLength(3);
    expect(entries).toMatchObject([{ event: 'audit-exported', organisation_id: 10001 }]);
  });
});
