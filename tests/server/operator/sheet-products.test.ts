import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entriesBy } from '#tests/server/audit/log.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Caller, found, signedInCaller, signedInOperator } from './operator-caller.ts';
import { locationsOf, placesIn, putSheet } from './put-sheet.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
/** Locations of the two organisations. */
let [mill, shop, store, ward]: number[] = [];
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.companyAdmin);
  [mill, shop, store] = await locationsOf(server, 10001);
  [ward] = await locationsOf(server, 10002);
});
afterAll(() => server.close());

const read = async (id: number) => (await operator('GET', `/operator/sheets/${id}`)).body;
const versionsOf = async (id: number): Promise<number[]> =>
  (await read(id)).versions.map((one: { id: number }) => one.id).sort();
const join = async (id: number, other: number, more: object = {}, caller = operator) =>
  caller('POST', `/operator/sheets/${id}/join`, {
    other,
    move: false,
    version: (await read(id)).version,
    other_version: (await read(other)).version,
    ...more,
  });
const statusOf = async (id: number) => (await read(id)).status;

describe('joined', () => {
  test('two sheets are languages of one product, parted they are two again [S5.10-09 S5.10-11]', async () => {
    const name = { productName: 'Kapok English', held: { 10001: [mill!] } };
    const [english, french] = [
      await putSheet(server, name),
      await putSheet(server, { productName: 'Capoc', language: 'fr', held: { 10001: [mill!] } }),
    ];
    expect((await read(english)).attention).toContain('one-language');
    const { done, entries } = await entriesBy(server, () => join(english, french));
    expect([done.status, entries.map(({ event, records }) => [event, records])]).toEqual([
      200,
      [['sheets-joined', [english, french]]],
    ]);
    expect(await versionsOf(french)).toEqual([english, french]);
    expect((await read(english)).attention).not.toContain('one-language');
    const details = await member('GET', `/sds-details/?recordID=${english}`);
    expect(details.body.alternates.map(({ isn }: { isn: number }) => isn)).toEqual([french]);

    const { version } = await read(french);
    const parted = await operator('POST', `/operator/sheets/${french}/part`, { version });
    expect([parted.status, await versionsOf(english), await versionsOf(french)]).toEqual([200, [english], [french]]);
    expect((await member('GET', `/sds-details/?recordID=${english}`)).body.alternates).toEqual([]);
  });

  test('the collections of the older version move to the newer where that is asked for, and the older is archived [S5.10-10]', async () => {
    const older = await putSheet(server, {
      productName: 'Gum',
      sheetDate: '2020-01-02',
      held: { 10001: [mill!], 10002: [ward!] },
    });
    const newer = await putSheet(server, { productName: 'Gum two', held: { 10001: [shop!] } });
    expect((await join(newer, older, { move: true })).status).toBe(200);
    expect(await placesIn(server, 10001, newer)).toEqual([mill, shop]);
    expect(await placesIn(server, 10002, newer)).toEqual([ward]);
    expect([await placesIn(server, 10001, older), await statusOf(older)]).toEqual([undefined, 'archived']);
  });

  test('whole products become one, and no sheet of theirs is left behind', async () => {
    const [a, b] = [await putSheet(server, { productKey: 'p-1' }), await putSheet(server, { productKey: 'p-1' })];
    const [c, d] = [await putSheet(server, { productKey: 'p-2' }), await putSheet(server, { productKey: 'p-2' })];
    expect((await join(a, c)).status).toBe(200);
    expect(await versionsOf(d)).toEqual([a, b, c, d]);
    expect((await join(a, d)).body.errors[0]).toMatchObject({ code: 'sheet.one_product' });
  });

  test('sheets that two organisations sent never come together, neither themselves nor by their versions [S5.10-12]', async () => {
    const own = await putSheet(server, { productName: 'Own', ownerId: 10001, held: { 10001: [mill!] } });
    const theirs = await putSheet(server, { productName: 'Theirs', ownerId: 10002, held: { 10002: [ward!] } });
    const published = await putSheet(server, { productName: 'Published', productKey: 'p-3' });
    await putSheet(server, { productName: 'Their version', productKey: 'p-3', ownerId: 10002 });
    for (const other of [theirs, published]) {
      const { status, body } = await join(own, other);
      expect([status, body.errors[0].code]).toEqual([422, 'sheet.of_others']);
      expect(await versionsOf(own)).toEqual([own]);
    }
    const { body: offered } = await operator('GET', `/operator/sheets/${own}/joinable?q=kapok works`);
    expect(offered.map(({ id }: { id: number }) => id)).not.toContain(theirs);
    expect((await member('GET', `/sds-details/?recordID=${theirs}`)).status).toBe(404);
  });

  test('a change by somebody else to either is told, and members join nothing', async () => {
    const [one, other] = [await putSheet(server, {}), await putSheet(server, {})];
    for (const wrong of [{ version: 0 }, { other_version: 0 }])
      expect((await join(one, other, wrong)).body.errors[0].code).toBe('record.changed');
    expect((await join(one, 99_999_999, { other_version: 1 })).status).toBe(422);
    expect((await join(one, other, {}, member)).status).toBe(403);
  });
});

describe('moved in bulk', () => {
  const moves = async (query = '') => (await operator('GET', `/operator/moves?${query}`)).body;
  const move = (sheets: { id: number; mark: string }[], caller = operator) =>
    caller('POST', '/operator/moves', { sheets });
  /** Two versions of a product. */
  const pair = async (key: string, older: object = {}, newer: object = {}) => [
    await putSheet(server, { productName: `${key} old`, productKey: key, sheetDate: '2019-01-02', ...older }),
    await putSheet(server, { productName: `${key} new`, productKey: key, ...newer }),
  ];

  test('what moving changes is shown first; then all places and own values are the newer sheet’s, and the older ends [S5.10-13 S5.10-14]', async () => {
    const [older, newer] = (await pair(
      'quebracho',
      { held: { 10001: [mill!, shop!], 10002: [ward!] }, custom: ['B-04', '', ''] },
      { held: { 10001: [store!] } },
    )) as [number, number];
    const { sheets, total } = await moves(`id=${older}`);
    expect([sheets.length, total]).toEqual([1, 1]);
    expect(sheets[0]).toMatchObject({
      id: older,
      staying: 0,
      moves: [
        { organisation: { id: 10001 }, to: { id: newer }, locations: 2, is_there: true },
        { organisation: { id: 10002 }, to: { id: newer }, locations: 1, is_there: false },
      ],
    });
    const { done, entries } = await entriesBy(server, () => move([sheets[0]].map(({ id, mark }) => ({ id, mark }))));
    expect(done.body.results).toEqual([{ id: older, outcome: 'moved' }]);
    expect(entries.map(({ event, organisation_id }) => [event, organisation_id])).toEqual([
      ['sheet-moved', 10001],
      ['sheet-moved', 10002],
    ]);
    expect(await placesIn(server, 10001, newer)).toEqual([mill, shop, store]);
    expect(await placesIn(server, 10002, newer)).toEqual([ward]);
    expect([await placesIn(server, 10001, older), await statusOf(older)]).toEqual([undefined, 'archived']);
    expect(await found(member, { q: 'ProductName_txt:"quebracho"' })).toEqual([newer]);
    const details = await member('GET', `/sds-details/?recordID=${newer}`);
    expect(details.body.result.clientcustomf1).toBe('B-04');
    expect((await moves(`id=${older}`)).sheets).toEqual([]);
  });

  test('a sheet is left as it is where anything of it is otherwise than shown, and the others move [S5.10-15]', async () => {
    const [first] = (await pair('m-2', { held: { 10001: [mill!] } })) as [number, number];
    const [second] = (await pair('m-3', { held: { 10001: [mill!] } })) as [number, number];
    const shown = await Promise.all([first, second].map(async (id) => (await moves(`id=${id}`)).sheets[0]));
    await putSheet(server, { productKey: 'm-2', sheetDate: '2025-06-01' });
    const { body } = await move(shown.map(({ id, mark }) => ({ id, mark })));
    expect(body.results).toEqual([
      { id: first, outcome: 'changed' },
      { id: second, outcome: 'moved' },
    ]);
    expect(await placesIn(server, 10001, first)).toEqual([mill]);
    // Sent again it does nothing more.
    expect((await move(shown.map(({ id, mark }) => ({ id, mark })))).body.results[1].outcome).toBe('changed');
  });

  test('no collection moves to what another organisation sent [S5.10-12]', async () => {
    const [older, newer] = (await pair(
      'm-4',
      { held: { 10001: [mill!], 10002: [ward!] } },
      { ownerId: 10002, held: { 10002: [ward!] } },
    )) as [number, number];
    const { sheets } = await moves(`id=${older}`);
    expect(sheets[0]).toMatchObject({ staying: 1, moves: [{ organisation: { id: 10002 } }] });
    await move([{ id: older, mark: sheets[0].mark }]);
    expect(await placesIn(server, 10001, newer)).toBeUndefined();
    expect([await placesIn(server, 10001, older), await placesIn(server, 10002, older)]).toEqual([[mill], undefined]);
    expect(await statusOf(older)).toBe('current');
    expect((await member('GET', `/sds-details/?recordID=${newer}`)).status).toBe(404);
  });

  test('members move nothing', async () => {
    expect((await move([{ id: 1, mark: '' }], member)).status).toBe(403);
    expect((await member('GET', '/operator/moves')).status).toBe(403);
  });
});

test('without words the likeliest come first: an identifier, then substances and date, in the other language whatever the maker is called [S5.10-24]', async () => {
  const ingredients = [{ cas: '108-88-3', name: 'Toluene', percent: '60' }];
  const own = { manufacturer: 'Nutmeg Works', sheetDate: '2021-03-04', ingredients };
  const id = await putSheet(server, { ...own, productName: 'Zedoary Thinner', productIds: ['ZT-9001'] });
  const french = { ...own, language: 'fr', manufacturer: 'Ateliers Muscade' } as const;
  const sameMaker = await putSheet(server, {
    ...own,
    productName: 'Nutmeg Polish',
    sheetDate: '2020-01-01',
    ingredients: [],
  });
  const bySubstances = await putSheet(server, { ...french, productName: 'Solvant au toluène' });
  const byIdentifier = await putSheet(server, {
    ...french,
    productName: 'Diluant Zédoaire',
    productIds: ['zt 9001'],
    sheetDate: '',
  });
  const others = await putSheet(server, { ...french, productName: 'Diluant', productIds: ['ZT-9001'], ownerId: 10002 });
  const offered = async (isn: number) =>
    (await operator('GET', `/operator/sheets/${isn}/joinable`)).body.map(({ id }: { id: number }) => id);
  expect(await offered(id)).toEqual([others, byIdentifier, bySubstances, sameMaker]);
  const ofOne = await putSheet(server, { ...own, productIds: ['ZT-9001'], ownerId: 10001 });
  expect(await offered(ofOne)).not.toContain(others);
});
