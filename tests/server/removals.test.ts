import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findSession } from '#server/domains/accounts/sessions.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheets, removeSheets } from '#server/domains/collection/placements.ts';
import { addSheets } from '#server/domains/collection/sheets.ts';
import { findHeldSheets } from '#server/domains/requests/removals/held-sheets.ts';
import { storeRemovals } from '#server/domains/requests/removals/request-removals.ts';
import { deleteOldSubmissions } from '#server/platform/submissions.ts';
import { processorTime, referenceTime } from '../support/processor-time.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { bareSheet } from './documents/sheets.ts';

let server: TestServer;
let admin: string;
let colleague: string;
let reader: string;
let hospital: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server.app, people.companyAdmin);
  colleague = await signInAs(server.app, people.collectionAdmin);
  reader = await signInAs(server.app, people.reader);
  hospital = await signInAs(server.app, people.hospitalAdmin);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.store.deleteFrom('requests').execute();
  await server.services.store.deleteFrom('submissions').execute();
});

interface Item {
  readonly isn: number;
  readonly selectedLocation: readonly number[];
  readonly additionalInfo?: string;
}

const post = (path: string, cookie: string, payload: object, language = 'en') =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...marked, cookie, 'accept-language': language },
    payload,
  });
const locate = async (isns: readonly number[], cookie = admin, language = 'en') =>
  (await post('/getLocationByIsns', cookie, { isns }, language)).json();
const request = (locdata: readonly Item[], cookie = admin, submission?: string) =>
  post('/saveRemovalRequests', cookie, { locdata, ...(submission && { submission }) });
const listed = async (mseid = 10001, cookie = admin) =>
  (await server.app.inject({ url: `/api/getRemovalRequestsByClinetID/${mseid}`, headers: { cookie } })).json() as {
    isn: number;
    requested_at: string;
  }[];
const unread = async (cookie: string): Promise<number> =>
  (await server.app.inject({ url: '/api/get-notifications', headers: { cookie } })).json();
const faultsOf = (response: Awaited<ReturnType<typeof request>>): string[] =>
  (response.json().errors ?? []).map(
    ({ code, source }: { code: string; source: { pointer: string } }) =>
      `${source.pointer.replace('/data/locdata/', '')} ${code}`,
  );

const requests = () => server.services.store.selectFrom('requests').selectAll().orderBy('id').execute();
const removals = () =>
  server.services.store
    .selectFrom('removals')
    .select(['isn', 'subset_id', 'is_open'])
    .orderBy('isn')
    .orderBy('subset_id')
    .execute();

let added = 0;
/** A sheet of its own for each test, in the given locations. */
const addSheet = async (subsetIds: readonly number[], organisationId = 10001): Promise<number> => {
  const { store } = server.services;
  const productName = `Removable ${added++}`;
  const [isn = 0] = await addSheets(store, [{ ...bareSheet, productName, productIds: ['R-1', 'R-2'] }]);
  await changeCollection(store, organisationId, (trx, { version, today }) =>
    placeSheets(trx, { organisationId, version }, [{ isn, custom: ['', '', ''], modified: today, subsetIds }]),
  );
  return isn;
};
const leaveCollection = (isn: number) =>
  changeCollection(server.services.store, 10001, (trx, change) =>
    removeSheets(trx, { ...change, organisationId: 10001 }, [isn]),
  );

const idOf = async (name: string): Promise<number> => {
  const { id } = await server.services.store
    .selectFrom('subsets')
    .select('id')
    .where('name_en', '=', name)
    .executeTakeFirstOrThrow();
  return id;
};

let water: number;
let booth: number;
let warehouse: number;
let main: number;
beforeAll(async () => {
  [water, booth, warehouse, main] = (await Promise.all(
    (['Water treatment', 'Spray booth', 'Warehouse', 'Main hospital'] as const).map(idOf),
  )) as [number, number, number, number];
});

describe('where sheets stand', () => {
  test('is told in the order asked, each sheet once, its locations by path in the language asked [S2.3-33 S2.7-12]', async () => {
    const [first, second] = [await addSheet([warehouse, booth, water]), await addSheet([])];
    const { data, locationCount } = await locate([second, first, second], admin, 'fr');
    expect(locationCount).toBe(14);
    expect(data).toEqual([
      expect.objectContaining({ isn: second, subsets: [], requested: false }),
      {
        isn: first,
        productId: 'R-1, R-2',
        productName: expect.stringMatching(/^Removable/),
        manufacturer: bareSheet.manufacturer,
        requested: false,
        subsets: [
          { id: warehouse, name: 'Entrepôt', path: 'Entrepôt', requested: false },
          {
            id: booth,
            name: 'Cabine de pulvérisation',
            path: 'Usine principale › Atelier de peinture › Cabine de pulvérisation',
            requested: false,
          },
          { id: water, name: 'Traitement de l’eau', path: 'Usine principale › Traitement de l’eau', requested: false },
        ],
      },
    ]);
  });

  test('leaves out sheets of another organisation, that left the collection, and that never were', async () => {
    const [own, foreign, gone] = [await addSheet([water]), await addSheet([main], 10002), await addSheet([water])];
    await leaveCollection(gone);
    const { data } = await locate([foreign, gone, 999_999_999, own]);
    expect(data.map(({ isn }: Item) => isn)).toEqual([own]);
  });

  test('says which locations are asked for, and when nothing is left to ask for', async () => {
    const isn = await addSheet([water, booth]);
    await request([{ isn, selectedLocation: [water] }]);
    const asked = async () => {
      const [sheet] = (await locate([isn])).data;
      return [
        sheet.requested,
        ...sheet.subsets.filter((s: { requested: boolean }) => s.requested).map((s: Item & { id: number }) => s.id),
      ];
    };
    expect(await asked()).toEqual([false, water]);
    await request([{ isn, selectedLocation: [booth] }]);
    expect(await asked()).toEqual([true, booth, water]);
  });
});

describe('a removal request', () => {
  test('is one request a sheet, in the words of both languages, and one open removal a location [S2.3-32 S2.5-10 S2.7-13 S2.7-52]', async () => {
    const [first, second] = [await addSheet([water, booth, warehouse]), await addSheet([warehouse])];
    const answer = await request([
      { isn: second, selectedLocation: [warehouse] },
      { isn: first, selectedLocation: [booth, water, booth], additionalInfo: 'No longer bought' },
    ]);
    expect([answer.statusCode, answer.json()]).toEqual([200, { code: 200 }]);
    const rows = await requests();
    expect(rows.map(({ type, status, organisation_id }) => [type, status, organisation_id])).toEqual(
      Array(2).fill(['sdsremoval', 'processing', 10001]),
    );
    expect(rows.map(({ info }) => JSON.parse(info).isn)).toEqual([second, first]);
    expect(JSON.parse(rows[1]!.info)).toEqual({
      isn: first,
      product_id: 'R-1, R-2',
      product_name: expect.stringMatching(/^Removable/),
      manufacturer: bareSheet.manufacturer,
      locations: expect.arrayContaining([
        {
          id: booth,
          en: 'Main plant › Paint shop › Spray booth',
          fr: 'Usine principale › Atelier de peinture › Cabine de pulvérisation',
        },
        {
          id: water,
          en: 'Main plant › Water treatment',
          fr: 'Usine principale › Traitement de l’eau',
        },
      ]),
      additional_information: 'No longer bought',
    });
    expect(JSON.parse(rows[1]!.info).locations).toHaveLength(2);
    const open = await server.services.store.selectFrom('removals').select(['request_id', 'isn']).execute();
    expect(new Set(open.map(({ request_id, isn }) => `${request_id} ${isn}`))).toEqual(
      new Set(rows.map(({ id, info }) => `${id} ${JSON.parse(info).isn}`)),
    );
    expect(await removals()).toEqual(
      [
        { isn: first, subset_id: water, is_open: 1 },
        { isn: first, subset_id: booth, is_open: 1 },
        { isn: second, subset_id: warehouse, is_open: 1 },
      ].sort((a, b) => a.isn - b.isn || a.subset_id - b.subset_id),
    );
  });

  test('marks its sheets for everyone who manages the collection, and for nobody else [S2.3-14 S2.7-06]', async () => {
    const isn = await addSheet([water, booth]);
    await request([{ isn, selectedLocation: [water] }]);
    const [{ created_at } = { created_at: '' }] = await requests();
    await request([{ isn, selectedLocation: [booth] }], colleague);
    expect(await listed(10001, colleague)).toEqual([{ isn, requested_at: created_at }]);
    expect(await listed(10002, hospital)).toEqual([]);
    await server.services.store.updateTable('removals').set({ is_open: 0 }).execute();
    expect(await listed()).toEqual([]);
  });

  test('is unread for colleagues, not for whoever made it', async () => {
    const [own, others] = [await unread(admin), await unread(colleague)];
    await request([{ isn: await addSheet([water]), selectedLocation: [water] }]);
    expect([await unread(admin), await unread(colleague)]).toEqual([own, others + 1]);
  });

  test('of a sheet that stands in no location is of the whole sheet', async () => {
    const isn = await addSheet([]);
    expect((await request([{ isn, selectedLocation: [] }])).statusCode).toBe(200);
    expect(await removals()).toEqual([{ isn, subset_id: 0, is_open: 1 }]);
    expect((await locate([isn])).data[0].requested).toBe(true);
    expect(faultsOf(await request([{ isn, selectedLocation: [] }]))).toEqual(['0/isn removal.already_requested']);
  });

  test('needs no location in an organisation that has one [S2.5-09]', async () => {
    const isn = await addSheet([main], 10002);
    expect((await locate([isn], hospital)).locationCount).toBe(1);
    expect((await request([{ isn, selectedLocation: [] }], hospital)).statusCode).toBe(200);
    expect(await removals()).toEqual([{ isn, subset_id: main, is_open: 1 }]);
    const [{ info } = { info: '' }] = await requests();
    expect(JSON.parse(info).locations).toEqual([{ id: main, en: 'Main hospital', fr: 'Hôpital principal' }]);
  });

  test('of every location at once leaves nothing to ask for', async () => {
    const isn = await addSheet([water, booth, warehouse]);
    expect((await request([{ isn, selectedLocation: [water, booth, warehouse] }])).statusCode).toBe(200);
    for (const selectedLocation of [[], [water]])
      expect(faultsOf(await request([{ isn, selectedLocation }]))).toEqual(['0/isn removal.already_requested']);
  });

  test('may be made again once the former one is closed', async () => {
    const isn = await addSheet([water]);
    await request([{ isn, selectedLocation: [water] }]);
    await server.services.store.updateTable('removals').set({ is_open: 0 }).execute();
    expect((await request([{ isn, selectedLocation: [water] }])).statusCode).toBe(200);
  });

  test('stays as it is when its sheet leaves the collection, and blocks nothing', async () => {
    const isn = await addSheet([water]);
    await request([{ isn, selectedLocation: [water] }]);
    await leaveCollection(isn);
    expect((await listed()).map((row) => row.isn)).toEqual([isn]);
    expect((await locate([isn])).data).toEqual([]);
    expect(await requests()).toHaveLength(1);
  });

  test('is quick for as many sheets as there may be', async () => {
    const placed = await server.services.store
      .selectFrom('collection_sheet_subsets')
      .select(['isn', 'subset_id'])
      .where('organisation_id', '=', 10001)
      .execute();
    const items = [...Map.groupBy(placed, ({ isn }) => isn)]
      .slice(0, 500)
      .map(([isn, places]) => ({ isn, selectedLocation: places.map(({ subset_id }) => subset_id) }));
    const reference = await referenceTime();
    const taken = await processorTime(async () => {
      expect((await locate(items.map(({ isn }) => isn))).data).toHaveLength(500);
      expect((await request(items)).statusCode).toBe(200);
    });
    expect(taken).toBeLessThan(20 * reference);
    expect(await requests()).toHaveLength(500);
  });
});

describe('a removal request is refused', () => {
  const nothingStored = async () => {
    expect(await requests()).toEqual([]);
    expect(await removals()).toEqual([]);
    expect(await server.services.store.selectFrom('submissions').selectAll().execute()).toEqual([]);
  };

  test('for everything that is wrong with it at once, and then nothing of it is stored [S2.5-06 S2.5-11]', async () => {
    const fine = await addSheet([water]);
    const [unchosen, moved, foreign, gone] = [
      await addSheet([water, booth]),
      await addSheet([water]),
      await addSheet([main], 10002),
      await addSheet([water]),
    ];
    await leaveCollection(gone);
    const refused = await request(
      [
        { isn: fine, selectedLocation: [water] },
        { isn: unchosen, selectedLocation: [] },
        { isn: moved, selectedLocation: [water, booth] },
        { isn: foreign, selectedLocation: [main] },
        { isn: gone, selectedLocation: [water] },
        { isn: 999_999_999, selectedLocation: [] },
        { isn: fine, selectedLocation: [water] },
      ],
      admin,
      crypto.randomUUID(),
    );
    expect(refused.statusCode).toBe(422);
    expect(faultsOf(refused)).toEqual([
      '1/selectedLocation removal.location_required',
      '2/selectedLocation removal.not_at_location',
      '3/isn removal.not_in_collection',
      '4/isn removal.not_in_collection',
      '5/isn removal.not_in_collection',
      '6/isn removal.twice',
    ]);
    await nothingStored();
  });

  test('for a location of another organisation', async () => {
    const isn = await addSheet([water]);
    expect(faultsOf(await request([{ isn, selectedLocation: [main] }]))).toEqual([
      '0/selectedLocation removal.not_at_location',
    ]);
    await nothingStored();
  });

  test('for a location that is asked for already, while another may still be', async () => {
    const isn = await addSheet([water, booth]);
    await request([{ isn, selectedLocation: [water] }]);
    expect(faultsOf(await request([{ isn, selectedLocation: [water, booth] }], colleague))).toEqual([
      '0/selectedLocation removal.already_requested',
    ]);
    expect(await requests()).toHaveLength(1);
    expect((await request([{ isn, selectedLocation: [booth] }], colleague)).statusCode).toBe(200);
  });

  test('to a read-only member, who may not see what is asked for either', async () => {
    const isn = await addSheet([booth]);
    for (const response of [
      await request([{ isn, selectedLocation: [booth] }], reader),
      await post('/getLocationByIsns', reader, { isns: [isn] }),
    ])
      expect([response.statusCode, response.json().errors[0].code]).toEqual([403, 'auth.forbidden']);
    await nothingStored();
  });

  test('to the second of two who ask at once, of which nothing is stored', async () => {
    const [both, onlyHis, onlyHers] = [await addSheet([water]), await addSheet([booth]), await addSheet([booth])];
    const [hers, his] = await Promise.all([
      request(
        [
          { isn: both, selectedLocation: [water] },
          { isn: onlyHers, selectedLocation: [booth] },
        ],
        admin,
      ),
      request(
        [
          { isn: onlyHis, selectedLocation: [booth] },
          { isn: both, selectedLocation: [water] },
        ],
        colleague,
      ),
    ]);
    const [won, lost] = hers.statusCode === 200 ? [onlyHers, his] : [onlyHis, hers];
    expect([hers.statusCode, his.statusCode].sort()).toEqual([200, 422]);
    expect(faultsOf(lost)).toEqual([`${lost === his ? 1 : 0}/isn removal.already_requested`]);
    expect((await removals()).map(({ isn }) => isn).sort()).toEqual([both, won].sort());
    expect(await requests()).toHaveLength(2);
  });

  test('where the index of open removals has the last word, as one that was already made', async () => {
    const [whole, part] = [await addSheet([water]), await addSheet([water, booth])];
    const { store } = server.services;
    const session = (await findSession(store, {
      token: admin.slice(admin.indexOf('=') + 1),
      address: '127.0.0.1',
      idleMinutes: 0,
    }))!;
    const { sheets } = await findHeldSheets(store, session, [whole, part]);
    // What was read above is no longer so when it is written.
    await request(
      [
        { isn: whole, selectedLocation: [water] },
        { isn: part, selectedLocation: [water] },
      ],
      colleague,
    );
    const stale = [whole, part].map((isn) => {
      const sheet = sheets.get(isn)!;
      return { sheet, locations: sheet.locations.filter(({ id }) => id === water), additionalInfo: '' };
    });
    const late = store.transaction().execute((trx) => storeRemovals(trx, session, stale));
    await expect(late).rejects.toMatchObject({
      status: 422,
      errors: [
        { code: 'removal.already_requested', source: { pointer: '/data/locdata/0/isn' } },
        { code: 'removal.already_requested', source: { pointer: '/data/locdata/1/selectedLocation' } },
      ],
    });
    expect(await requests()).toHaveLength(2);
  });

  test('not because another process writes at the same time', async () => {
    const isns: number[] = [];
    for (let count = 0; count < 40; count++) isns.push(await addSheet([water]));
    const writer = new Worker(writeAllTheTime, { eval: true, workerData: server.services.config.storeAddress });
    await once(writer, 'message');
    const answers = [];
    for (const isn of isns) answers.push(await request([{ isn, selectedLocation: [water] }]));
    await writer.terminate();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
  });
});

/** Another connection in a thread of its own: for a database, that is another process. */
const writeAllTheTime = `
  const { parentPort, workerData: address } = require('node:worker_threads');
  const connect = async () => {
    if (address.startsWith('postgres')) {
      const client = new (require('pg').Client)(address);
      // The database goes before the thread does.
      client.on('error', () => {});
      await client.connect();
      return (text) => client.query('update organisations set created_at = $1 where id = 10002', [text]);
    }
    const database = new (require('node:sqlite').DatabaseSync)(address);
    database.exec('pragma busy_timeout = 10000');
    const write = database.prepare('update organisations set created_at = ? where id = 10002');
    return (text) => write.run(text);
  };
  const writeOn = async () => {
    const write = await connect();
    for (let round = 0; ; round++) {
      await write(String(round));
      if (round === 0) parentPort.postMessage('writing');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  };
  void writeOn();
`;

describe('the same submission', () => {
  test('sent several times at once and again later is answered alike and stored once', async () => {
    const isn = await addSheet([water]);
    const submission = crypto.randomUUID();
    const send = () => request([{ isn, selectedLocation: [water] }], admin, submission);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(Array(4).fill([200, { code: 200 }]));
    expect(await requests()).toHaveLength(1);
  });

  test('may be sent again after a refusal, corrected', async () => {
    const isn = await addSheet([water, booth]);
    const submission = crypto.randomUUID();
    expect((await request([{ isn, selectedLocation: [] }], admin, submission)).statusCode).toBe(422);
    expect((await request([{ isn, selectedLocation: [booth] }], admin, submission)).statusCode).toBe(200);
    expect(await requests()).toHaveLength(1);
  });

  test('of another user is another submission', async () => {
    const [hers, his] = [await addSheet([water]), await addSheet([water])];
    const submission = crypto.randomUUID();
    await request([{ isn: hers, selectedLocation: [water] }], admin, submission);
    await request([{ isn: his, selectedLocation: [water] }], colleague, submission);
    expect(await requests()).toHaveLength(2);
  });

  test('is forgotten once nothing can wait on a device any more', async () => {
    await request([{ isn: await addSheet([water]), selectedLocation: [water] }], admin, crypto.randomUUID());
    const { store } = server.services;
    const kept = () => store.selectFrom('submissions').selectAll().execute();
    await deleteOldSubmissions(store, new Date(Date.now() + 30 * 86_400_000));
    expect(await kept()).toHaveLength(1);
    await deleteOldSubmissions(store, new Date(Date.now() + 32 * 86_400_000));
    expect(await kept()).toHaveLength(0);
  });
});
