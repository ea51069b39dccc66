import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { removeSheets } from '#server/domains/collection/placements.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type SignedIn, signedIn } from '../users/members.ts';

let server: TestServer;
let operator: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedIn(server, people.operator);
  member = await signedIn(server, people.companyAdmin);
});
afterAll(() => server.close());

interface Location {
  key: string;
  parent: string;
  id: number | null;
  name_en: string;
  name_fr: string;
  sheets?: number;
}
const path = '/operator/organisations/10001';
const read = async () => (await operator.get(path)).body;
const save = async (change: object) => operator.put(path, { ...(await read()), ...change });
const nameOf = async (name: string): Promise<Location> =>
  (await read()).locations.find(({ name_en }: Location) => name_en === name);
/** The tree with each location as the change makes it; what it makes nothing of goes. */
const changed = async (change: (location: Location) => Partial<Location> | undefined) =>
  (await read()).locations.flatMap((location: Location) => {
    const made = change(location);
    return made ? [{ ...location, ...made }] : [];
  });
const added = (name: string, parent = ''): Location => ({ key: name, parent, id: null, name_en: name, name_fr: name });

const searchPath = '/lucidworks-solr-api/sds-10001/?rows=0&facet.field=location_id_hier_ss';
/** How many sheets the search finds in each location, by path. */
const facet = async (who = member): Promise<Record<string, number>> => {
  const list: (string | number)[] = (await who.get(searchPath)).body.facet_counts.facet_fields.location_id_hier_ss;
  return Object.fromEntries(list.flatMap((one, at) => (at % 2 === 0 ? [[String(one), Number(list[at + 1])]] : [])));
};
/** What members see a location called, and where it lies. */
const shown = async (id: number | null, who = member) =>
  (await who.get('/subsets')).body.data.find((subset: { id: string }) => subset.id === String(id)).attributes;

describe('a location', () => {
  test('with a new name is called so by the facet’s locations at once, in both languages', async () => {
    const { id } = await nameOf('Wet bench');
    const before = await facet();
    const locations = await changed((one) => (one.id === id ? { name_en: 'Finishing', name_fr: 'Finition' } : {}));
    await save({ locations });
    const { path: place, name } = await shown(id);
    expect(name).toBe('Finishing');
    expect((await shown(id, await signedIn(server, people.companyAdmin, 'fr'))).name).toBe('Finition');
    expect(await facet()).toEqual(before);
    expect(before[`${place.split('/').length - 1}/${place}`]).toBeGreaterThan(0);
  });

  test('that moves takes along what stands in it and beneath it: the next search finds it there, and only there', async () => {
    const [laboratory, store, warehouse] = await Promise.all(['Laboratory', 'Chemical store', 'Warehouse'].map(nameOf));
    const before = await facet();
    const locations = await changed((one) => (one.id === laboratory!.id ? { parent: warehouse!.key } : {}));
    // Sent before the one it is to lie in.
    expect((await save({ locations: locations.toReversed() })).status).toBe(200);
    const after = await facet();
    const [from, to] = [laboratory!.id, `${warehouse!.id}/${laboratory!.id}`];
    expect(before[`1/${from}/${store!.id}`]).toBeGreaterThan(0);
    expect(after[`2/${to}/${store!.id}`]).toBe(before[`1/${from}/${store!.id}`]);
    expect(after[`1/${to}`]).toBe(before[`0/${from}`]);
    expect(after[`0/${warehouse!.id}`]).toBeGreaterThan(before[`0/${warehouse!.id}`]!);
    expect(Object.keys(after).filter((one) => one.split('/')[1] === String(from))).toEqual([]);
    // A member who is limited to it still sees the sheets in it.
    expect(await facet(await signedIn(server, people.reader))).toHaveProperty(`1/${to}`);
  });

  test('can be made around others', async () => {
    const plant = await nameOf('Main plant');
    const before = await facet();
    const locations = [added('Campus'), ...(await changed((one) => (one.id === plant.id ? { parent: 'Campus' } : {})))];
    const { body } = await save({ locations });
    const campus = body.locations.find(({ name_en }: Location) => name_en === 'Campus');
    const after = await facet();
    expect(after[`1/${campus.id}/${plant.id}`]).toBe(before[`0/${plant.id}`]);
    expect(after[`0/${campus.id}`]).toBe(before[`0/${plant.id}`]);
  });

  test('that nothing refers to can go, with what lies in it', async () => {
    const before = (await read()).locations;
    await save({ locations: [...before, added('Annex'), added('Attic', 'Annex')] });
    expect((await read()).locations).toHaveLength(before.length + 2);
    expect((await save({ locations: before })).body.locations).toEqual(before);
  });

  test('cannot go while sheets stand in it; once they have left the collection it can', async () => {
    const { store } = server.services;
    const made = (await save({ locations: [...(await read()).locations, added('Annex')] })).body;
    const { id } = await nameOf('Annex');
    const { isn } = await store
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', 10001)
      .limit(1)
      .executeTakeFirstOrThrow();
    await store
      .insertInto('collection_sheet_subsets')
      .values({ organisation_id: 10001, isn, subset_id: id! })
      .execute();
    expect((await nameOf('Annex')).sheets).toBe(1);
    const before = await read();
    const locations = made.locations.filter((one: Location) => one.id !== id);
    const refused = await save({ locations, name_en: 'Other' });
    expect(refused.faults).toEqual(['/data/locations organisation.location_in_use']);
    expect(refused.titles[0]).toContain('“Annex” cannot go');
    expect(await read()).toEqual(before);
    await changeCollection(store, 10001, (trx, { version, today }) =>
      removeSheets(trx, { organisationId: 10001, version, today }, [isn]),
    );
    expect((await save({ locations })).status).toBe(200);
  });

  test.each([
    [
      'a member is limited to it',
      async (subset_id: number) => {
        const { id: membership_id } = await server.services.store
          .selectFrom('memberships')
          .select('id')
          .where('organisation_id', '=', 10001)
          .where('role', '=', 'read-only')
          .limit(1)
          .executeTakeFirstOrThrow();
        await server.services.store.insertInto('membership_subsets').values({ membership_id, subset_id }).execute();
      },
    ],
    [
      'a removal from it is open',
      async (subset_id: number) => {
        const { request_id, isn } = await server.services.store
          .selectFrom('removals')
          .selectAll()
          .where('organisation_id', '=', 10001)
          .limit(1)
          .executeTakeFirstOrThrow();
        await server.services.store
          .insertInto('removals')
          .values({ request_id, isn, organisation_id: 10001, subset_id, is_open: 1 })
          .execute();
      },
    ],
    [
      'an addition to it is worked on',
      (id: number) => addAddition(JSON.stringify({ locations: [{ id, en: 'Annex', fr: 'Annex' }] })),
    ],
    [
      'the staff are to put a sheet into it',
      async (id: number) => {
        const request_id = await addAddition('{"locations":[]}');
        const draft = JSON.stringify({ locations: [id] });
        await server.services.store
          .insertInto('addition_drafts')
          .values({ request_id, draft, version: 1, user_id: null, updated_at: '2026-01-02T03:04:05.000Z' })
          .execute();
      },
    ],
  ])('cannot go while %s', async (name, refer) => {
    const before = (await read()).locations;
    await save({ locations: [...before, added(name)] });
    const { id, name_en } = await nameOf(name);
    await refer(id!);
    expect((await save({ locations: before })).faults).toEqual(['/data/locations organisation.location_in_use']);
    expect(await nameOf(name_en)).toBeDefined();
  });

  const addAddition = async (info: string): Promise<number> =>
    (
      await server.services.store
        .insertInto('requests')
        .values({
          organisation_id: 10001,
          user_id: null,
          type: 'sdsaddition',
          status: 'processing',
          info,
          created_at: '2026-01-02T03:04:05.000Z',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  test('is refused where it lies in itself, in none of these, or is another organisation’s', async () => {
    const hospital = (await operator.get('/operator/organisations/10002')).body.locations[0];
    const before = await read();
    const [plant, paint, booth] = await Promise.all(['Main plant', 'Paint shop', 'Spray booth'].map(nameOf));
    const indexOf = ({ id }: Location) => before.locations.findIndex((one: Location) => one.id === id);
    const faultsOf = async (locations: unknown[]) => (await save({ locations, name_en: 'Other' })).faults;
    const tree = (index: number) => `/data/locations/${index}/parent organisation.location_tree`;

    expect(
      (await faultsOf(await changed((one) => (one.id === plant!.id ? { parent: booth!.key } : {})))).toSorted(),
    ).toEqual([plant!, paint!, booth!].map((one) => tree(indexOf(one))).toSorted());
    expect(await faultsOf(await changed((one) => (one.id === paint!.id ? { parent: 'nowhere' } : {})))).toEqual([
      tree(indexOf(paint!)),
    ]);
    const last = before.locations.length;
    expect(await faultsOf([...before.locations, { ...hospital, parent: '' }])).toEqual([tree(last)]);
    expect(await faultsOf([...before.locations, { ...paint, key: 'twice', parent: booth!.key }])).toEqual([tree(last)]);
    expect(await faultsOf([...before.locations, { ...added('Twin', booth!.key), key: paint!.key }])).toContain(
      tree(indexOf(paint!)),
    );
    expect(await read()).toEqual(before);
  });

  test('may be called as one elsewhere, not as one beside it', async () => {
    const { locations } = await read();
    const twin = { ...added('Twin', (await nameOf('Laboratory')).key), name_fr: 'ATELIER de peinture' };
    expect((await save({ locations: [...locations, twin] })).status).toBe(200);
    const beside = {
      ...added('Twin'),
      key: 'b',
      parent: (await nameOf('Main plant')).key,
      name_fr: 'Atelier De Peinture',
    };
    const tree = (await read()).locations;
    expect((await save({ locations: [...tree, beside] })).faults).toEqual([
      `/data/locations/${tree.length}/name_fr validation.unique`,
    ]);
  });
});
