import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheets, removeSheets } from '#server/domains/collection/placements.ts';
import { addSheets } from '#server/domains/collection/sheets.ts';
import { people, startTestServer, type TestServer } from '../support/test-server.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { bareSheet } from './documents/sheets.ts';

const organisationId = 10001;

let server: TestServer;
let admin: Visitor;
let places: number[];
beforeAll(async () => {
  server = await startTestServer();
  admin = createVisitor(server.app);
  await admin.signIn(people.companyAdmin);
  const subsets = await server.services.store
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('name_en', 'in', ['Water treatment', 'Spray booth', 'Warehouse'])
    .orderBy('id')
    .execute();
  places = subsets.map(({ id }) => id);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.store.deleteFrom('requests').execute();
});

const addSheet = async (subsetIds: readonly number[], productKey: string = crypto.randomUUID()): Promise<number> => {
  const { store } = server.services;
  const [isn = 0] = await addSheets(store, [{ ...bareSheet, productKey, productIds: ['R-1'] }]);
  await changeCollection(store, organisationId, (trx, { version, today }) =>
    placeSheets(trx, { organisationId, version }, [{ isn, custom: ['', '', ''], modified: today, subsetIds }]),
  );
  return isn;
};

const request = (isn: number, location: readonly number[] = [], rest: object = {}) =>
  admin.post('/sds-deletion', { isn, location, ...rest });
const details = async (isn: number) => (await admin.get(`/sds-details/?recordID=${isn}`)).body;
const byNumber = (a: number, b: number) => a - b;
const requests = () => server.services.store.selectFrom('requests').select(['type', 'info']).orderBy('id').execute();
const locationsAsked = async (): Promise<number[][]> =>
  (await requests()).map(({ info }) =>
    JSON.parse(info)
      .locations.map(({ id }: { id: number }) => id)
      .sort(byNumber),
  );

describe('removal of one sheet', () => {
  test('from a location is the request that the search page makes, in the store’s own words [S2.3-35 S2.3-42 S2.7-18]', async () => {
    const isn = await addSheet(places);
    const answer = await request(isn, [places[0]!], {
      productId: 'made up',
      productName: 'made up',
      additionalInfo: 'Emptied in spring',
    });
    expect([answer.status, answer.body]).toEqual([200, { code: 200 }]);
    const [{ type, info } = { type: '', info: '' }, ...others] = await requests();
    expect(others).toEqual([]);
    expect(type).toBe('sdsremoval');
    expect(JSON.parse(info)).toMatchObject({
      isn,
      product_id: 'R-1',
      product_name: bareSheet.productName,
      additional_information: 'Emptied in spring',
    });
    expect(await details(isn)).toMatchObject({ sdsDeletion: [{ id: places[0] }], sdsDeletionCount: 1 });
  });

  test('without location is of the whole sheet: of every location that is left', async () => {
    const isn = await addSheet(places);
    await request(isn, [places[1]!]);
    expect((await request(isn)).status).toBe(200);
    expect(await locationsAsked()).toEqual([[places[1]], [places[0], places[2]]]);
    const { sdsDeletion, sdsDeletionCount } = await details(isn);
    expect(sdsDeletion.map(({ id }: { id: number }) => id).sort(byNumber)).toEqual(places);
    expect(sdsDeletionCount).toBe(3);
    expect((await request(isn)).pointers).toEqual(['/data/isn removal.already_requested']);
  });

  test('that stands in no location is of the sheet alone, once', async () => {
    const isn = await addSheet([]);
    expect((await request(isn)).status).toBe(200);
    expect(await details(isn)).toMatchObject({ subsets: [], sdsDeletion: [], sdsDeletionCount: 1 });
    expect((await request(isn)).pointers).toEqual(['/data/isn removal.already_requested']);
  });

  test('sent again is answered again and does nothing more', async () => {
    const isn = await addSheet(places);
    const submission = crypto.randomUUID();
    const answers = await Promise.all([request(isn, [], { submission }), request(isn, [], { submission })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await requests()).toHaveLength(1);
  });

  test('refused in a field of its own form, and then nothing of it is stored', async () => {
    const isn = await addSheet([places[0]!, places[1]!]);
    await request(isn, [places[0]!]);
    const refusals = [
      await request(isn, [places[2]!]),
      await request(isn, [places[0]!]),
      await request(999_999_999),
      await request(isn, [places[1]!], { additionalInfo: 'x'.repeat(1001) }),
      await request(isn, [places[1]!], { submission: 'again' }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual(Array(5).fill(422));
    expect(refusals.map(({ pointers }) => pointers.join())).toEqual([
      '/data/location removal.not_at_location',
      '/data/location removal.already_requested',
      '/data/isn removal.not_in_collection',
      '/data/additionalInfo validation.max_string',
      expect.stringMatching('^/data/submission '),
    ]);
    expect(await requests()).toHaveLength(1);
  });

  test('is not to be had for an earlier version, which stands nowhere', async () => {
    const productKey = crypto.randomUUID();
    await addSheet(places, productKey);
    const earlier = await addSheet(places, productKey);
    await changeCollection(server.services.store, organisationId, (trx, change) =>
      removeSheets(trx, { ...change, organisationId }, [earlier]),
    );
    expect((await details(earlier)).isn).toBe(earlier);
    expect((await request(earlier)).pointers).toEqual(['/data/isn removal.not_in_collection']);
  });

  test('of another organisation’s sheet, or its location, is refused', async () => {
    const { isn, subset_id } = await server.services.store
      .selectFrom('collection_sheet_subsets')
      .select(['isn', 'subset_id'])
      .where('organisation_id', '=', 10002)
      .where('isn', 'not in', (eb) =>
        eb.selectFrom('collection_sheets').select('isn').where('organisation_id', '=', organisationId),
      )
      .executeTakeFirstOrThrow();
    expect((await request(isn)).pointers).toEqual(['/data/isn removal.not_in_collection']);
    expect((await request(await addSheet(places), [subset_id])).pointers).toEqual([
      '/data/location removal.not_at_location',
    ]);
    expect(await requests()).toEqual([]);
  });
});
