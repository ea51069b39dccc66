import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetFormats } from '#contract/sheets/format.ts';
import { sheetStatuses } from '#contract/sheets/status.ts';
import { verifyPassword } from '#server/domains/accounts/passwords.ts';
import { demoAccounts, demoPassword, unfinishedDemoAccounts } from '#server/domains/demo/accounts.ts';
import { loadDemo } from '#server/domains/demo/load.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { openTestStore } from '#tests/support/test-store.ts';

const now = new Date('2026-11-01T12:00:00.000Z');
let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await loadDemo(store, now);
});
afterAll(() => store.destroy());

const held = (organisationId: number) =>
  store
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .execute();

describe('the demo', () => {
  it.each([
    [10001, 1_200, 14],
    [10002, 400, 1],
  ])('gives organisation %i exactly %i sheets and %i locations, all of them in use', async (id, sheets, locations) => {
    const rows = await held(id);
    expect(rows).toHaveLength(sheets);
    const places = await store.selectFrom('subsets').select('id').where('organisation_id', '=', id).execute();
    expect(places).toHaveLength(locations);
    const placed = await store
      .selectFrom('collection_sheet_subsets')
      .select(['isn', 'subset_id'])
      .where('organisation_id', '=', id)
      .execute();
    expect(new Set(placed.map(({ subset_id }) => subset_id))).toEqual(new Set(places.map((place) => place.id)));
    const perSheet = Map.groupBy(placed, ({ isn }) => isn);
    expect(perSheet.size).toBe(sheets);
    expect(Math.max(...[...perSheet.values()].map((list) => list.length))).toBeLessThanOrEqual(3);
  });

  it('has locations three deep', async () => {
    const rows = await store.selectFrom('subsets').select(['id', 'parent_id']).execute();
    const depthOf = (id: number): number => {
      const parent = rows.find((row) => row.id === id)?.parent_id;
      return parent ? 1 + depthOf(parent) : 1;
    };
    expect(Math.max(...rows.map(({ id }) => depthOf(id)))).toBe(3);
  });

  it('is the same on every run of the same day', async () => {
    const again = await openTestStore();
    await loadDemo(again, now);
    for (const table of [
      'organisations',
      'subsets',
      'sheets',
      'collection_sheets',
      'collection_sheet_subsets',
      'memberships',
      'requests',
      'request_views',
      'request_changes',
      'removals',
      'notices',
    ] as const) {
      expect(await again.selectFrom(table).selectAll().execute(), table).toEqual(
        await store.selectFrom(table).selectAll().execute(),
      );
    }
    // When a job is due the database says.
    const queued = (one: typeof store) => one.selectFrom('jobs').select(['id', 'kind', 'lane', 'payload']).execute();
    expect(await queued(again)).toEqual(await queued(store));
    await again.destroy();
  });

  it('has accounts that sign in with the printed password, each with its role', async () => {
    const users = await store
      .selectFrom('users')
      .innerJoin('memberships', 'memberships.user_id', 'users.id')
      .select(['name', 'role', 'organisation_id', 'password_hash', 'memberships.id as membership_id'])
      .where(
        'name',
        'not in',
        unfinishedDemoAccounts.map(({ name }) => name),
      )
      .execute();
    expect(users.map(({ name, role, organisation_id }) => [name, role, organisation_id])).toEqual([
      ['admin@mapleridge.example', 'company-admin', 10001],
      ['collection@mapleridge.example', 'collection-admin', 10001],
      ['reader@mapleridge.example', 'read-only', 10001],
      ['mapleridge', 'read-only', 10001],
      ['manager@vigie.example', 'collection-admin', 10001],
      ['manager@vigie.example', 'collection-admin', 10002],
      ['admin@riviere-bleue.example', 'company-admin', 10002],
      ['operator@vigie.example', 'operator', null],
    ]);
    expect(await verifyPassword(demoPassword, users[0]!.password_hash)).toBe(true);
    expect(new Set(users.map(({ password_hash }) => password_hash)).size).toBe(1);
    expect(new Set(users.map(({ name }) => name))).toEqual(new Set(demoAccounts.map(({ name }) => name)));
    const reader = users.find(({ name }) => name.startsWith('reader'))!;
    const limits = await store
      .selectFrom('membership_subsets')
      .selectAll()
      .where('membership_id', '=', reader.membership_id)
      .execute();
    expect(limits).toHaveLength(2);
  });
});

describe('the demo’s unfinished accounts', () => {
  it('are a pending invitation, one that has expired, and an address that is not verified', async () => {
    const rows = await store
      .selectFrom('users')
      .innerJoin('memberships', 'memberships.user_id', 'users.id')
      .select(['name', 'invited_at', 'accepted_at', 'verified_at', 'password_hash'])
      .where('verified_at', '=', '')
      .where('shared', '=', 0)
      .execute();
    const today = now.toISOString();
    expect(rows.map((row) => ({ ...row, password_hash: row.password_hash !== '' }))).toEqual([
      { name: 'invited@mapleridge.example', invited_at: today, accepted_at: '', verified_at: '', password_hash: false },
      {
        name: 'late@mapleridge.example',
        invited_at: '2026-10-02T12:00:00.000Z',
        accepted_at: '',
        verified_at: '',
        password_hash: false,
      },
      {
        name: 'unverified@mapleridge.example',
        invited_at: today,
        accepted_at: today,
        verified_at: '',
        password_hash: true,
      },
    ]);
  });

  it('each have a mail queued, and no token before it is sent', async () => {
    const jobs = await store.selectFrom('jobs').select('kind').execute();
    expect(jobs).toEqual(Array(3).fill({ kind: 'mail-verification' }));
    expect(await store.selectFrom('tokens').selectAll().execute()).toEqual([]);
  });
});

describe('the demo’s requests', () => {
  it('are made by members who may make them', async () => {
    const rows = await store
      .selectFrom('requests')
      .innerJoin('memberships', (join) =>
        join
          .onRef('memberships.user_id', '=', 'requests.user_id')
          .onRef('memberships.organisation_id', '=', 'requests.organisation_id'),
      )
      .select(['type', 'role'])
      .execute();
    expect(rows).toHaveLength(2 * 42);
    const readOnly = rows.filter(({ role }) => role === 'read-only').map(({ type }) => type);
    expect(new Set(readOnly)).toEqual(new Set(['contact', 'index']));
  });

  it('to remove a sheet name one that the organisation holds, where it stands, and when it was carried out one that it holds no more', async () => {
    const requests = await store.selectFrom('requests').selectAll().where('type', '=', 'sdsremoval').execute();
    const asked = await store.selectFrom('removals').selectAll().execute();
    for (const { id, organisation_id, info, status } of requests) {
      const { isn, product_name, locations } = JSON.parse(info);
      const sheet = (await held(organisation_id)).find((row) => row.isn === isn);
      expect(sheet?.product_name).toBe(status === 'completed' ? undefined : product_name);
      const places = await store
        .selectFrom('collection_sheet_subsets')
        .select('subset_id')
        .where('organisation_id', '=', organisation_id)
        .where('isn', '=', isn)
        .orderBy('subset_id')
        .execute();
      const ids: number[] = locations.map((location: { id: number }) => location.id);
      if (status !== 'completed') expect(ids).toEqual(places.map(({ subset_id }) => subset_id));
      expect(locations[0].en).not.toBe('');
      const is_open = status === 'processing' ? 1 : 0;
      const outcome = { processing: 'open', completed: 'approved', error: 'refused' }[status];
      expect(asked.filter(({ request_id }) => request_id === id)).toEqual(
        ids.map((subset_id) => ({ request_id: id, organisation_id, isn, subset_id, is_open, outcome })),
      );
    }
    expect(new Set(asked.map(({ organisation_id }) => organisation_id))).toEqual(new Set([10001, 10002]));
  });

  it('that are new are unread for everyone but whoever made them', async () => {
    const newest = await store
      .selectFrom('requests')
      .innerJoin('request_views', 'request_views.request_id', 'requests.id')
      .select(['requests.user_id as maker', 'request_views.user_id as reader'])
      .where('created_at', '>=', '2026-09-23')
      .execute();
    expect(newest).toHaveLength(2 * 3);
    for (const { maker, reader } of newest) expect(reader).toBe(maker);
  });
});

describe('the demo’s sheets', () => {
  it('show every format, status, pictogram and answer to “hazardous”, but mostly the usual', async () => {
    const rows = await held(10001);
    const countOf = (matches: (row: (typeof rows)[number]) => boolean) => rows.filter(matches).length / rows.length;
    expect(new Set(rows.map(({ format }) => format))).toEqual(new Set(Object.keys(sheetFormats)));
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(Object.keys(sheetStatuses).filter((name) => name !== 'archived')),
    );
    expect(new Set(rows.map(({ hazardous }) => hazardous))).toEqual(new Set(['yes', 'no', 'unknown']));
    expect(new Set(rows.flatMap(({ pictograms }) => JSON.parse(pictograms))).size).toBe(10);
    expect(countOf(({ format }) => format === 'whmis-2015')).toBeGreaterThan(0.75);
    expect(countOf(({ status }) => status === 'current')).toBeGreaterThan(0.8);
    expect(countOf(({ hazardous }) => hazardous === 'yes')).toBeGreaterThan(0.7);
    expect(countOf(({ hazardous, pictograms }) => hazardous === 'yes' && pictograms === '[]')).toBeGreaterThan(0.01);
    expect(countOf(({ sheet_date }) => sheet_date < '2023-11-01')).toBeCloseTo(0.2, 1);
    expect(countOf(({ custom_1 }) => custom_1 !== '')).toBeGreaterThan(0.8);
  });

  it('come in both languages for six products in ten', async () => {
    const products = Map.groupBy(await held(10001), ({ product_key }) => product_key);
    const both = [...products.values()].filter((sheets) => new Set(sheets.map(({ language }) => language)).size === 2);
    expect(both.length / products.size).toBeCloseTo(0.6, 1);
  });

  it('lie between 2014 and the demo’s day, and never changed before they were written', async () => {
    for (const { sheet_date, modified, last_checked } of [...(await held(10001)), ...(await held(10002))]) {
      expect(sheet_date >= '2014-01-01' && sheet_date < '2026-11-01').toBe(true);
      expect(modified >= '2022-01-01' && modified < '2026-11-01' && modified >= sheet_date).toBe(true);
      expect(last_checked >= sheet_date && last_checked < '2026-11-01').toBe(true);
    }
  });

  it('write French as French is written', async () => {
    const rows = (await store.selectFrom('sheets').selectAll().execute()).filter(({ language }) => language === 'fr');
    for (const row of rows) {
      const text = `${row.product_name} ${row.alternative_name} ${row.manufacturer} ${row.ingredients}`;
      expect(text).not.toMatch(/[A-Za-zé]'[A-Za-zéè]|[0-9] %|[0-9]%/);
    }
    expect(rows.length).toBeGreaterThan(500);
  });

  it('never give two products of one maker the same id', async () => {
    const rows = await store.selectFrom('sheets').select(['product_key', 'product_ids']).execute();
    const owners = new Map<string, string>();
    for (const { product_key, product_ids } of rows) {
      for (const id of JSON.parse(product_ids)) {
        expect(owners.get(id) ?? product_key, id).toBe(product_key);
        owners.set(id, product_key);
      }
    }
  });

  it('bear WHMIS 1988 classes only where they were written under it', async () => {
    const rows = await store.selectFrom('sheets').select(['format', 'whmis_1988', 'sheet_date']).execute();
    expect(rows.filter(({ format }) => format === 'whmis-1988').every((row) => row.sheet_date < '2018-12-01')).toBe(
      true,
    );
    expect(rows.filter((row) => (row.whmis_1988 !== '') !== (row.format === 'whmis-1988'))).toEqual([]);
  });
});
