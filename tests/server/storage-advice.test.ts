import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getStorageAdvice, type StorageAdvice } from '#contract/calls/storage-advice.ts';
import type { StorageGroup } from '#contract/sheets/storage-groups.ts';
import { storagePairs } from '#lib/hazards/storage/find-conflicts.ts';
import { storageGroupsOf } from '#lib/hazards/storage/groups-of.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { keepStorageMonths } from '#server/domains/storage-advice/months.ts';
import { people, startTestServer, type TestServer } from '../support/test-server.ts';
import { type Caller, signedInCaller } from './operator/operator-caller.ts';

const organisation = 10001;
let server: TestServer;
let admin: Caller;
let colleague: Caller;
/** A room without sheets at first, and a cabinet in it. */
let room: number;
let cabinet: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInCaller(server, people.companyAdmin);
  colleague = await signedInCaller(server, people.collectionAdmin);
  room = await addLocation('Room', null);
  cabinet = await addLocation('Cabinet', room);
});
afterAll(() => server.close());

const addLocation = async (name: string, parent: number | null): Promise<number> => {
  const { id } = await server.services.store
    .insertInto('subsets')
    .values({ organisation_id: organisation, parent_id: parent, name_en: name, name_fr: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

interface Standing {
  readonly name: string;
  readonly codes?: readonly string[];
  readonly ingredient?: string;
  readonly language?: 'en' | 'fr';
  readonly key?: string;
}

/** Puts a sheet into a location; its record number. */
const put = async (place: number, { name, codes = [], ingredient, language = 'en', key = name }: Standing) => {
  const { store } = server.services;
  const { isn: _, ...like } = await store.selectFrom('sheets').selectAll().limit(1).executeTakeFirstOrThrow();
  const values = {
    ...like,
    product_key: key,
    product_name: name,
    language,
    hazardous: 'yes' as const,
    hazard_codes: JSON.stringify(codes),
    cas_numbers: '[]',
    ingredients: JSON.stringify(ingredient ? [{ cas: ingredient, name: 'Something', percent: '20' }] : []),
  };
  const { isn } = await store.insertInto('sheets').values(values).returning('isn').executeTakeFirstOrThrow();
  await changeCollection(store, organisation, async (trx, { version }) => {
    const own = { organisation_id: organisation, isn };
    const row = { ...own, custom_1: '', custom_2: '', custom_3: '', modified: '2026-01-01', version };
    await trx
      .insertInto('collection_sheets')
      .values({ ...row, removed: 0 })
      .execute();
    await trx
      .insertInto('collection_sheet_subsets')
      .values({ ...own, subset_id: place })
      .execute();
  });
  return isn;
};

const remove = (isn: number) =>
  changeCollection(server.services.store, organisation, async (trx, { version }) => {
    await trx.updateTable('collection_sheets').set({ removed: 1, version }).where('isn', '=', isn).execute();
  });

const read = async (location?: string, who = admin): Promise<StorageAdvice> => {
  const { status, body } = await who(
    'GET',
    `/storage-advice${location === undefined ? '' : `?location=${encodeURIComponent(location)}`}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return getStorageAdvice.answer.parse(body);
};

const pairsIn = ({ together }: StorageAdvice) => together.map(({ a, b }) => `${a}+${b}`);
const inRoom = () => read(String(room));

describe('what stands together', () => {
  test('is what the sheets of each location say, product by product [S5.3-01]', async () => {
    const rows = await server.services.store
      .selectFrom('collection_sheet_subsets as standing')
      .innerJoin('collection_sheets as placed', (join) =>
        join.onRef('placed.isn', '=', 'standing.isn').onRef('placed.organisation_id', '=', 'standing.organisation_id'),
      )
      .innerJoin('sheets', 'sheets.isn', 'standing.isn')
      .selectAll('sheets')
      .select('standing.subset_id')
      .where('standing.organisation_id', '=', organisation)
      .where('placed.removed', '=', 0)
      .execute();
    const standing = rows.map((row) => ({
      place: row.subset_id,
      key: row.product_key || String(row.isn),
      groups: new Set(
        storageGroupsOf({
          name: row.product_name,
          hazardous: row.hazardous,
          hazardCodes: JSON.parse(row.hazard_codes),
          casNumbers: JSON.parse(row.cas_numbers),
          ingredients: JSON.parse(row.ingredients),
        }).keys(),
      ),
    }));
    const whole = await read();
    expect(whole.locations.length).toBeGreaterThan(3);
    let seen = 0;
    for (const { path } of whole.locations) {
      for (const { a, b, places } of (await read(path)).together) {
        for (const { id, a_side, b_side } of places) {
          seen += 1;
          const here = standing.filter(({ place }) => place === id);
          const meets = here.some((one) =>
            here.some((other) => one.key !== other.key && one.groups.has(a) && other.groups.has(b)),
          );
          expect(meets, `${a}+${b} in ${id}`).toBe(true);
          for (const [side, group] of [
            [a_side, a],
            [b_side, b],
          ] as [typeof a_side, StorageGroup][])
            for (const { isn } of side.products)
              expect(rows.some((row) => row.isn === isn && row.subset_id === id) && group.length).toBe(3);
        }
      }
    }
    expect(seen).toBeGreaterThan(5);
    // The other way round: what stands together is told, under this rule or under one of a smaller group.
    const [busiest] = whole.locations.toSorted((one, other) => other.counts.separate - one.counts.separate);
    const told = await read(busiest!.path);
    const smaller: Partial<Record<StorageGroup, readonly StorageGroup[]>> = { ACD: ['OXA', 'ORA'], OXI: ['OXA'] };
    const names = new Set(pairsIn(told));
    const inside = told.together.flatMap(({ places }) => places.map(({ id }) => id));
    for (const place of new Set(inside)) {
      const here = standing.filter((one) => one.place === place);
      for (const { a, b } of storagePairs) {
        const isThere = here.some((one) =>
          here.some((other) => one.key !== other.key && one.groups.has(a) && other.groups.has(b)),
        );
        if (!isThere) continue;
        const bySmaller = [a, ...(smaller[a] ?? [])].some((one) =>
          [b, ...(smaller[b] ?? [])].some((other) => names.has(`${one}+${other}`) || names.has(`${other}+${one}`)),
        );
        expect(bySmaller, `${a}+${b}`).toBe(true);
      }
    }
  });

  test('in one place is told with its products, and apart from what stands in different places', async () => {
    const acid = await put(room, { name: 'Muriatic acid', codes: ['H290', 'H314'] });
    const bleach = await put(cabinet, { name: 'Bleach', ingredient: '7681-52-9' });
    const before = await inRoom();
    expect(pairsIn(before)).toEqual([]);
    expect(before.between.map(({ a, b }) => `${a}+${b}`)).toContain('ACD+CLR');
    const other = await put(cabinet, { name: 'Descaling acid', codes: ['H314'] });
    const { together, within } = await inRoom();
    expect(within.map(({ name }) => name)).toEqual(['Room']);
    const [pair] = together.filter(({ a, b }) => a === 'ACD' && b === 'CLR');
    expect(pair).toMatchObject({ verdict: 'separate', why: expect.stringContaining('chlorine gas') });
    expect(pair!.places).toMatchObject([
      {
        id: cabinet,
        name: 'Room › Cabinet',
        a_side: { products: [{ isn: other, sign: 'Descaling acid' }], left_out: 0 },
        b_side: { products: [{ isn: bleach, sign: '7681-52-9' }] },
      },
    ]);
    await remove(other);
    expect(pairsIn(await inRoom())).toEqual([]);
    for (const isn of [acid, bleach]) await remove(isn);
  });

  test('is never one product in two languages, which is named in the reader’s [S5.3-02]', async () => {
    const peroxide = { codes: ['H242'], key: 'peroxide' };
    const english = await put(cabinet, { ...peroxide, name: 'Benzoyl peroxide' });
    const french = await put(cabinet, { ...peroxide, name: 'Peroxyde de benzoyle', language: 'fr' });
    expect(pairsIn(await inRoom())).toEqual([]);
    const second = await put(cabinet, { name: 'Ketone peroxide', codes: ['H242'] });
    const [pair] = (await inRoom()).together;
    expect(pair!.places[0]!.a_side.products.map(({ isn }) => isn)).toEqual([english, second]);
    for (const isn of [english, french, second]) await remove(isn);
  });

  test('tells nothing of ingredients to an organisation that does not show them [S5.3-05]', async () => {
    const acid = await put(cabinet, { name: 'Pickling acid', codes: ['H314'] });
    const bleach = await put(cabinet, { name: 'White powder', ingredient: '7778-54-3' });
    expect(pairsIn(await inRoom())).toContain('ACD+CLR');
    const { store } = server.services;
    const show = (ingredients: 0 | 1) =>
      store.updateTable('organisations').set({ ingredients }).where('id', '=', organisation).execute();
    await show(0);
    const hidden = await signedInCaller(server, people.companyAdmin);
    const advice = await read(String(room), hidden);
    await show(1);
    expect(pairsIn(advice)).toEqual([]);
    expect(JSON.stringify(advice)).not.toContain('7778-54-3');
    for (const isn of [acid, bleach]) await remove(isn);
  });
});

describe('who may ask', () => {
  test('is who manages the collection, of their own locations alone [S5.3-05]', async () => {
    const reader = await signedInCaller(server, people.reader);
    expect((await reader('GET', '/storage-advice')).status).toBe(403);
    const hospital = await signedInCaller(server, people.hospitalAdmin);
    for (const location of [String(room), '999999', `${room}/999999`])
      expect((await hospital('GET', `/storage-advice?location=${location}`)).status, location).toBe(404);
    for (const location of ['', '1/', '../1', '1 OR 1=1', '*'])
      expect((await admin('GET', `/storage-advice?location=${encodeURIComponent(location)}`)).status).toBe(400);
    const said = { reason: 'Because', until: '', seen: '' };
    expect((await hospital('PUT', `/storage-advice/${room}/accepted/ACD+CLR`, said)).status).toBe(404);
    expect((await hospital('DELETE', `/storage-advice/${room}/accepted/ACD+CLR`)).status).toBe(404);
    expect((await admin('PUT', `/storage-advice/${room}/accepted/ABC+XYZ`, said)).status).toBe(404);
  });
});

describe('what somebody accepts', () => {
  const accept = (who: Caller, place: number, said: { reason: string; until?: string; seen?: string }) =>
    who('PUT', `/storage-advice/${place}/accepted/ACD+CLR`, { until: '', seen: '', ...said });
  const accepted = async () => {
    const { counts, together } = await inRoom();
    const pair = together.find(({ b }) => b === 'CLR');
    return { counts, acceptance: pair?.places[0]?.acceptance };
  };

  test('holds for the location and beneath it, with reason, name and day, once [S5.3-03]', async () => {
    const acid = await put(cabinet, { name: 'Pickling acid', codes: ['H314'] });
    const bleach = await put(cabinet, { name: 'Bleach', ingredient: '7681-52-9' });
    const before = await accepted();
    expect([before.counts.separate, before.counts.accepted, before.acceptance]).toEqual([1, 0, undefined]);
    const first = await accept(admin, room, { reason: ' In trays of their own ' });
    expect([first.status, first.body.reason]).toEqual([200, 'In trays of their own']);
    // A second click changes nothing; a colleague does not write over what they have not seen.
    expect((await accept(admin, room, { reason: 'In trays of their own' })).body).toEqual(first.body);
    expect((await accept(colleague, room, { reason: 'Mine' })).status).toBe(409);
    const { counts, acceptance } = await accepted();
    expect([counts.separate, counts.accepted]).toEqual([0, 1]);
    expect(acceptance).toMatchObject({ location: room, reason: 'In trays of their own', until: '' });
    expect(acceptance!.by).not.toBe('');
    const seen = first.body.accepted_at;
    expect((await accept(colleague, room, { reason: 'Mine', seen })).status).toBe(200);
    expect((await accepted()).acceptance!.reason).toBe('Mine');
    expect((await colleague('DELETE', `/storage-advice/${room}/accepted/ACD+CLR`)).status).toBe(200);
    expect((await colleague('DELETE', `/storage-advice/${room}/accepted/ACD+CLR`)).status).toBe(200);
    expect((await accepted()).acceptance).toBeUndefined();
    const entries = await server.services.store
      .selectFrom('audit_entries')
      .select('event')
      .where('event', 'in', ['storage-accepted', 'storage-acceptance-withdrawn'])
      .orderBy('id')
      .execute();
    expect(entries.map(({ event }) => event)).toEqual([
      'storage-accepted',
      'storage-accepted',
      'storage-acceptance-withdrawn',
    ]);
    for (const isn of [acid, bleach]) await remove(isn);
  });

  test('ends after its day, and nobody is told a reason that is none [S5.3-03]', async () => {
    const acid = await put(cabinet, { name: 'Pickling acid', codes: ['H314'] });
    const bleach = await put(cabinet, { name: 'Bleach', ingredient: '7681-52-9' });
    for (const reason of ['', '   ', 'x'.repeat(501), '\u200b', '\u202e', '...', 'a\u0000b'])
      expect((await accept(admin, room, { reason })).status, reason).toBe(422);
    expect((await accept(admin, room, { reason: 'So', until: 'tomorrow' })).status).toBe(422);
    expect((await accept(admin, cabinet, { reason: 'For now', until: '2020-01-01' })).status).toBe(422);
    const today = new Date().toISOString().slice(0, 10);
    expect((await accept(admin, cabinet, { reason: 'For now', until: today })).status).toBe(200);
    await server.services.store.updateTable('storage_acceptances').set({ until: '2020-01-01' }).execute();
    expect((await accepted()).acceptance).toBeUndefined();
    // Said anew by somebody who has seen none.
    expect((await accept(colleague, cabinet, { reason: 'Again', until: '2999-01-01' })).status).toBe(200);
    expect((await accepted()).acceptance).toMatchObject({ location: cabinet, until: '2999-01-01' });
    // Once nothing stands together there any more, what was accepted is still seen and can be taken back.
    for (const isn of [acid, bleach]) await remove(isn);
    expect((await inRoom()).idle).toMatchObject([{ a: 'ACD', b: 'CLR', location: cabinet, place: 'Room › Cabinet' }]);
    await admin('DELETE', `/storage-advice/${cabinet}/accepted/ACD+CLR`);
    expect((await inRoom()).idle).toEqual([]);
  });
});

describe('a month later', () => {
  test('what is new and what is gone is told [S5.3-04]', async () => {
    const { services } = server;
    const acid = await put(cabinet, { name: 'Pickling acid', codes: ['H314'] });
    const bleach = await put(cabinet, { name: 'Bleach', ingredient: '7681-52-9' });
    expect((await inRoom()).since).toBeUndefined();
    const monthAgo = new Date(Date.now() - 30 * 86_400_000);
    await keepStorageMonths(services, monthAgo);
    await keepStorageMonths(services, monthAgo);
    await remove(bleach);
    const thinner = await put(cabinet, { name: 'Thinner', codes: ['H225'] });
    const { since, counts, together, gone } = await inRoom();
    expect(since).toBe(monthAgo.toISOString().slice(0, 10));
    expect(together.map(({ a, b, places }) => [a, b, places[0]!.is_new])).toEqual([['ACD', 'FLL', true]]);
    expect(counts.newer).toBe(1);
    expect(gone.map(({ id, a, b }) => [id, a, b])).toEqual([[cabinet, 'ACD', 'CLR']]);
    await keepStorageMonths(services);
    const months = await services.store
      .selectFrom('storage_months')
      .select('day')
      .where('organisation_id', '=', organisation)
      .orderBy('day')
      .execute();
    expect(months).toHaveLength(2);
    // Today's is not what today is compared with.
    expect((await inRoom()).since).toBe(since);
    for (const isn of [acid, thinner]) await remove(isn);
  });
});
