import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropLostFiles } from '#server/platform/files/reservations.ts';
import { pdfMessages, pdfText } from '#tests/server/documents/pdf-text.ts';
import { joinPdfs, makePdf, shortSheet } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { idOf } from '../users/members.ts';
import { askForSheets, type Caller, signedInCaller, signedInOperator, workOn } from './operator-caller.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
let places: { id: number }[];
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
  const { store } = server.services;
  places = await store.selectFrom('subsets').select('id').where('organisation_id', '=', 10001).orderBy('id').execute();
});
afterAll(() => server.close());

/** A request for a file with these pages, and the hash of the file. */
const ask = async (...pages: readonly string[]) => {
  const bytes = await joinPdfs(await Promise.all(pages.map(makePdf)));
  const [id = 0] = await askForSheets(server, {
    cookie: member.cookie,
    files: [{ name: 'three.pdf', bytes }],
    'locations[]': `${places[0]!.id},${places[2]!.id}`,
    'custom_field_1[]': 'B-04',
  });
  return { id, hash: (await requestOf(id)).file_hash };
};
const requestOf = (id: number) =>
  server.services.store.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const split = (id: number, parts: readonly (readonly number[])[], caller = operator) =>
  caller('POST', `/operator/requests/${id}/split`, { parts });
const fileOf = async (id: number): Promise<Buffer> => {
  const { app } = server;
  const { cookie } = operator;
  return (await app.inject({ url: `/api/operator/requests/${id}/file`, headers: { cookie } })).rawPayload;
};
const requests = async () =>
  Number(
    (
      await server.services.store
        .selectFrom('requests')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );

test('an addition of several sheets becomes one of each, with what was asked for, and every page is in one of them [S2.2.5-24]', async () => {
  const { id, hash } = await ask('Cover', shortSheet('Wax'), shortSheet('Clay'), shortSheet('Tar'), 'An annex');
  const { reading } = await workOn(operator, id);
  expect(reading.kind?.sheets.map(({ productName }) => productName)).toEqual(['Wax', 'Clay', 'Tar']);
  const parts = [
    [1, 2],
    [3, 3],
    [4, 5],
  ];
  const { status, body } = await split(id, parts);
  expect(status).toBe(200);
  expect(body.ids[0]).toBe(id);
  const [before, ...others] = ['Cover', 'Wax', 'Clay', 'Tar', 'An annex'];
  const texts = await Promise.all(body.ids.map(async (part: number) => pdfText(await fileOf(part))));
  expect(texts.map((text) => [before, ...others].filter((word) => text.includes(word)))).toEqual([
    ['Cover', 'Wax'],
    ['Clay'],
    ['Tar', 'An annex'],
  ]);
  const whole = await requestOf(id);
  for (const part of body.ids) {
    const { organisation_id, user_id, status: stage, info, submission } = await requestOf(part);
    // Their ends are told together.
    expect([submission, submission === '']).toEqual([whole.submission, false]);
    expect({ organisation_id, user_id, stage }).toEqual({
      organisation_id: 10001,
      user_id: whole.user_id,
      stage: 'processing',
    });
    expect(JSON.parse(info)).toMatchObject({
      locations: [{ id: places[0]!.id }, { id: places[2]!.id }],
      custom_field_1: 'B-04',
    });
  }
  expect(await Promise.all(body.ids.map(async (part: number) => (await requestOf(part)).file_name))).toEqual([
    'three (p. 1–2).pdf',
    'three (p. 3).pdf',
    'three (p. 4–5).pdf',
  ]);
  expect((await workOn(operator, body.ids[1])).draft.sheet.product_name).toBe('Clay');
  expect((await member('GET', `/requests/${body.ids[1]}`)).status).toBe(200);
  const said = `R-${body.ids[0]} (p. 1–2), R-${body.ids[1]} (p. 3), R-${body.ids[2]} (p. 4–5)`;
  for (const part of body.ids) {
    const { history } = (await operator('GET', `/operator/requests/${part}`)).body;
    expect(history.at(-1)).toMatchObject({ change: 'note', note: expect.stringContaining(said) });
  }
  // Nobody refers to the whole file any more.
  await dropLostFiles(server.services);
  expect(await server.services.files.has(hash)).toBe(false);
  expect((await fileOf(body.ids[2])).length).toBeGreaterThan(0);
});

test('pages that nobody looked at, since the file has so many, stay with the last sheet [S2.2.5-24]', async () => {
  const later = Array.from({ length: 402 }, (_, at) => `Leaf ${at}`);
  const { id } = await ask(shortSheet('Oak'), shortSheet('Ash'), ...later);
  expect((await workOn(operator, id)).reading.unseen).toEqual([401, 404]);
  const { body } = await split(id, [
    [1, 1],
    [2, 404],
  ]);
  expect(await pdfMessages(await fileOf(body.ids[1]))).toHaveLength(403);
  expect(await pdfText(await fileOf(body.ids[1]))).toContain('Leaf 401');
}, 60_000);

test('what was entered before is kept with the first sheet [S2.2.5-24]', async () => {
  const { id } = await ask(shortSheet('Gum'), shortSheet('Glue'));
  const { draft, version } = await workOn(operator, id);
  const entered = { ...draft, sheet: { ...draft.sheet, alternative_name: 'Of mine' } };
  await operator('PUT', `/operator/requests/${id}/addition`, { draft: entered, version });
  const { body } = await split(id, [
    [1, 1],
    [2, 2],
  ]);
  expect((await workOn(operator, id)).draft.sheet.alternative_name).toBe('Of mine');
  expect((await workOn(operator, body.ids[1])).draft.sheet).toMatchObject({
    product_name: 'Glue',
    alternative_name: '',
  });
});

test('two who split at once make one of each, and other pages than those that were read are refused [S2.2.5-24]', async () => {
  const { id } = await ask(shortSheet('Lime'), shortSheet('Lye'));
  const known = await requests();
  for (const parts of [
    [
      [1, 1],
      [1, 2],
    ],
    [
      [1, 1],
      [2, 3],
    ],
    [
      [2, 2],
      [1, 1],
    ],
    [
      [1, 1],
      [2, 2],
      [2, 2],
    ],
  ])
    expect((await split(id, parts)).body.errors).toMatchObject([{ code: 'record.changed' }]);
  const parts = [
    [1, 1],
    [2, 2],
  ];
  const answers = await Promise.all([split(id, parts), split(id, parts)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await split(id, parts)).status).toBe(409);
  expect(await requests()).toBe(known + 1);
  expect((await split(id, parts, member)).status).toBe(403);
  const left = await server.services.store.selectFrom('file_claims').select('owner').execute();
  expect(left.filter(({ owner }) => !owner.startsWith('split-addition.'))).toEqual([]);
});

test('a request that is dealt with is not split any more [S2.2.5-24]', async () => {
  const { id } = await ask(shortSheet('Sand'), shortSheet('Salt'));
  await operator('POST', `/operator/requests/${id}/refuse`, { note: 'No.' });
  const { body } = await split(id, [
    [1, 1],
    [2, 2],
  ]);
  expect(body.errors).toMatchObject([{ code: 'request.not_open' }]);
});

test('who has an addition has every one of the requests that it is split into [S5.6-01]', async () => {
  const { id } = await ask(shortSheet('Amber'), shortSheet('Chalk'));
  const holder = await idOf(server, people.operator);
  await operator('POST', `/operator/requests/${id}/hold`, { holder, was: null });
  const { body } = await split(id, [
    [1, 1],
    [2, 2],
  ]);
  const held = await Promise.all(body.ids.map(async (part: number) => (await requestOf(part)).holder_id));
  expect(held).toEqual([holder, holder]);
});
