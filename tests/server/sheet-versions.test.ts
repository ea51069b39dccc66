import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheet, removeSheets } from '#server/domains/collection/placements.ts';
import { addSheets, type SheetFacts } from '#server/domains/collection/sheets.ts';
import { people, startTestServer, type TestServer } from '../support/test-server.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { pdfText } from './documents/pdf-text.ts';
import { bareSheet } from './documents/sheets.ts';

let server: TestServer;
let admin: Visitor;
let reader: Visitor;
let hospital: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  [admin, reader, hospital] = [createVisitor(server.app), createVisitor(server.app), createVisitor(server.app)];
  await admin.signIn(people.companyAdmin);
  await reader.signIn(people.reader);
  await hospital.signIn(people.hospitalAdmin);
});
afterAll(() => server.close());

interface Placement {
  readonly organisationId?: number;
  readonly subsetIds?: readonly number[];
}

const add = async (facts: Partial<SheetFacts>, placement?: Placement): Promise<number> => {
  const { store } = server.services;
  const [isn = 0] = await addSheets(store, [{ ...bareSheet, ...facts, madeFromRecord: true }]);
  if (placement) await place(isn, placement);
  return isn;
};
const place = (isn: number, { organisationId = 10001, subsetIds = [] }: Placement) =>
  changeCollection(server.services.store, organisationId, (trx, { version, today }) =>
    placeSheet(trx, { organisationId, version }, { isn, custom: ['1', '2', '3'], modified: today, subsetIds }),
  );
const leave = (isn: number) =>
  changeCollection(server.services.store, 10001, (trx, change) =>
    removeSheets(trx, { ...change, organisationId: 10001 }, [isn]),
  );

const open = (isn: number, visitor = admin) => visitor.get(`/sds-details/?recordID=${isn}`);
const openPdf = (isn: number, visitor = admin) =>
  server.app.inject({ url: `/api/pdf/${isn}.pdf`, cookies: Object.fromEntries(visitor.cookies) });
const statuses = async (isn: number, visitor = admin) => [
  (await open(isn, visitor)).status,
  (await openPdf(isn, visitor)).statusCode,
];

/** A location of the read-only member, and one outside theirs. */
const places = async () => {
  const { store } = server.services;
  const own = await store
    .selectFrom('membership_subsets')
    .innerJoin('memberships', 'memberships.id', 'membership_subsets.membership_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('subset_id')
    .where('users.name', '=', people.reader)
    .execute();
  const ids = own.map(({ subset_id }) => subset_id);
  const outermost = await store
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', 10001)
    .where('parent_id', 'is', null)
    .where('id', 'not in', ids)
    .executeTakeFirstOrThrow();
  return { inSight: ids[0]!, outOfSight: outermost.id };
};

describe('the other sheets of a product', () => {
  test('are its versions and language counterparts, newest first, then by number [S2.3-42]', async () => {
    const productKey = crypto.randomUUID();
    const english = await add({ productKey, language: 'en', sheetDate: '2026-02-01' }, {});
    const french = await add({ productKey, sheetDate: '2026-02-01' });
    const undated = await add({ productKey });
    const earlier = await add({ productKey, language: 'en', sheetDate: '2019-05-06' });
    const { alternates } = (await open(earlier)).body;
    expect(alternates.map(({ isn }: { isn: number }) => isn)).toEqual([english, french, undated]);
    expect(alternates[1]).toEqual({
      isn: french,
      display_dateof_msds: '2026-02-01',
      datecreated_iso8601: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      language: 'F',
    });
    expect(alternates[2]).toMatchObject({ display_dateof_msds: '', language: 'F' });
  });

  test('are none where a sheet has no product key, and neither is any of them opened by it', async () => {
    const held = await add({ productKey: '' }, {});
    const other = await add({ productKey: '' });
    expect((await open(held)).body.alternates).toEqual([]);
    expect(await statuses(held)).toEqual([200, 200]);
    expect(await statuses(other)).toEqual([404, 404]);
  });
});

describe('an earlier version', () => {
  test('of the demo opens with its own data and PDF, and without anything of the collection', async () => {
    const { store } = server.services;
    const earlier = await store
      .selectFrom('sheets')
      .selectAll()
      .where('status', '=', 'archived')
      .where('isn', 'not in', (eb) => eb.selectFrom('collection_sheets').select('isn'))
      .where('product_key', 'in', (eb) =>
        eb
          .selectFrom('sheets as own')
          .innerJoin('collection_sheets as placed', 'placed.isn', 'own.isn')
          .select('own.product_key')
          .where('placed.organisation_id', '=', 10001),
      )
      .limit(1)
      .executeTakeFirstOrThrow();
    const { body } = await open(earlier.isn);
    expect(body).toMatchObject({
      isn: earlier.isn,
      in_collection: false,
      subsets: [],
      sdsDeletion: [],
      sdsDeletionCount: 0,
    });
    expect(body.result).toMatchObject({
      dateofmsds: earlier.sheet_date,
      status: 'archived',
      customfieldname1: '',
      clientcustomf1: '',
    });
    const [current] = body.alternates;
    expect(current.display_dateof_msds > earlier.sheet_date).toBe(true);
    const backFromCurrent = (await open(current.isn)).body;
    expect(backFromCurrent.alternates.map(({ isn }: { isn: number }) => isn)).toContain(earlier.isn);
    expect(backFromCurrent.result.customfieldname1).not.toBe('');
    const year = earlier.sheet_date.slice(0, 4);
    const pdfs = [await openPdf(earlier.isn), await openPdf(current.isn)];
    expect(pdfs.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(pdfs[0]!.rawPayload.equals(pdfs[1]!.rawPayload)).toBe(false);
    expect(await pdfText(pdfs[0]!.rawPayload)).toContain(year);
  });

  test('that left the collection opens while the product is in it, without its former places and values', async () => {
    const productKey = crypto.randomUUID();
    const { inSight } = await places();
    const earlier = await add({ productKey }, { subsetIds: [inSight] });
    const current = await add({ productKey }, { subsetIds: [inSight] });
    await leave(earlier);
    expect(await statuses(earlier)).toEqual([200, 200]);
    expect((await open(earlier)).body).toMatchObject({ subsets: [], result: { customfieldname1: '' } });
    await leave(current);
    expect(await statuses(earlier)).toEqual([404, 404]);
    expect(await statuses(current)).toEqual([404, 404]);
  });
});

describe('a read-only member', () => {
  test('opens the versions of what stands in their locations, and of nothing else', async () => {
    const { inSight, outOfSight } = await places();
    const [near, far] = [crypto.randomUUID(), crypto.randomUUID()];
    const nearVersions = [
      await add({ productKey: near }, { subsetIds: [inSight] }),
      await add({ productKey: near }),
      await add({ productKey: near }, { subsetIds: [outOfSight] }),
    ];
    const farVersions = [
      await add({ productKey: far }, { subsetIds: [outOfSight] }),
      await add({ productKey: far }, {}),
      await add({ productKey: far }),
    ];
    for (const isn of nearVersions) expect(await statuses(isn, reader)).toEqual([200, 200]);
    for (const isn of farVersions) expect(await statuses(isn, reader)).toEqual([404, 404]);
    for (const isn of [...nearVersions, ...farVersions]) expect(await statuses(isn)).toEqual([200, 200]);
  });

  test('is not told where a version stands that they see only because of another', async () => {
    const { inSight, outOfSight } = await places();
    const productKey = crypto.randomUUID();
    await add({ productKey }, { subsetIds: [inSight] });
    const other = await add({ productKey }, { subsetIds: [outOfSight] });
    expect((await open(other, reader)).body).toMatchObject({ subsets: [], result: { clientcustomf1: '' } });
    expect((await open(other)).body).toMatchObject({ subsets: [{ id: outOfSight }], result: { clientcustomf1: '1' } });
  });

  test('does not see a product by the place from which its sheet was taken', async () => {
    const { inSight, outOfSight } = await places();
    const productKey = crypto.randomUUID();
    const gone = await add({ productKey }, { subsetIds: [inSight] });
    const kept = await add({ productKey }, { subsetIds: [outOfSight] });
    await leave(gone);
    expect(await statuses(gone, reader)).toEqual([404, 404]);
    expect(await statuses(kept, reader)).toEqual([404, 404]);
  });
});

describe('another organisation', () => {
  test('opens a version that it does not hold only of a product that it holds', async () => {
    const [shared, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
    const ours = await add({ productKey: shared }, {});
    await add({ productKey: shared }, { organisationId: 10002 });
    const onlyOurs = await add({ productKey: foreign }, {});
    expect(await statuses(ours, hospital)).toEqual([200, 200]);
    expect((await open(ours, hospital)).body).toMatchObject({ subsets: [], sdsDeletionCount: 0 });
    expect(await statuses(onlyOurs, hospital)).toEqual([404, 404]);
  });

  test('never meets a product of one supplier under the key of another’s in the demo', async () => {
    const rows = await server.services.store
      .selectFrom('sheets')
      .select(['product_key', 'language', 'manufacturer'])
      .where('product_key', 'like', 'demo-%')
      .execute();
    const suppliers = Map.groupBy(rows, ({ product_key, language }) => `${product_key} ${language}`);
    expect(suppliers.size).toBeGreaterThan(1000);
    for (const [key, sheets] of suppliers) {
      expect([key, new Set(sheets.map(({ manufacturer }) => manufacturer)).size]).toEqual([key, 1]);
    }
  });
});
