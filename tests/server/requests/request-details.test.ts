import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase } from '#contract/call.ts';
import { addRequestNote, changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addMember, idOf, type SignedIn, signedIn } from '../users/members.ts';
import { detailsIn, putRequest } from './requests.ts';

let server: TestServer;
let english: SignedIn;
let french: SignedIn;
let file: { hash: string; size: number };
const bytes = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
beforeAll(async () => {
  server = await startTestServer();
  english = await signedIn(server, people.companyAdmin);
  french = await signedIn(server, people.companyAdmin, 'fr');
  file = await server.services.files.put(bytes);
});
afterAll(() => server.close());

const detailsOf = async (id: number, person = english) =>
  detailsIn((await person.get(`/requests/${id}?include=detail`)).body, id);

const locations = [
  { id: 3, en: 'Main plant › Paint shop', fr: 'Usine principale › Atelier de peinture' },
  { id: 9, en: 'Warehouse', fr: 'Entrepôt' },
];
const contact = {
  firstName: 'Owen',
  lastName: 'Baptiste',
  email: 'owen@example.ca',
  subject: 'A sheet',
  message: 'Please',
  additional_information: '',
};
const removal = {
  isn: 12,
  product_id: 'A-1',
  product_name: 'Acetone',
  manufacturer: 'X',
  additional_information: 'Empty',
};
const addition = { custom_field_1: '5200', custom_field_2: '', custom_field_3: '' };
const document = {
  num_sds: 212,
  sort_field: 'product',
  language: 'all',
  filters: [{ key: 'whimsFilter', value: ['GHS02', 'GHS05'] }],
};

describe('what a request says', () => {
  test('is what its type has, places in the reader’s language, and nothing else that is stored [S2.3-51 S2.3-52 S2.3-53 S2.3-54 S2.3-55]', async () => {
    const written = await putRequest(server, { type: 'contact', info: JSON.stringify({ ...contact, secret: 1 }) });
    expect((await detailsOf(written)).info).toEqual(contact);
    const removed = await putRequest(server, { type: 'sdsremoval', info: JSON.stringify({ ...removal, locations }) });
    expect((await detailsOf(removed)).info).toEqual({ ...removal, locations: locations.map(({ en }) => en) });
    expect((await detailsOf(removed, french)).info).toEqual({ ...removal, locations: locations.map(({ fr }) => fr) });
    const added = await putRequest(server, { type: 'sdsaddition', info: JSON.stringify({ ...addition, locations }) });
    expect((await detailsOf(added)).info).toEqual({ ...addition, locations: locations.map(({ en }) => en) });
    expect((await detailsOf(added, french)).info.locations).toEqual(locations.map(({ fr }) => fr));
    for (const type of ['binder', 'index', 'eBinder'] as const) {
      const made = await putRequest(server, {
        type,
        info: JSON.stringify({ ...document, emails: ['a@b.ca', 'c@d.ca'] }),
      });
      expect((await detailsOf(made)).info).toEqual({ ...document, email: 'a@b.ca, c@d.ca', progress: 0 });
    }
  });

  test('is little where little was stored', async () => {
    for (const type of ['contact', 'sdsremoval', 'sdsaddition'] as const)
      expect((await detailsOf(await putRequest(server, { type }))).info).toEqual({});
  });

  test('names the file it brought, and where that is as long as it is kept [S2.3-51 S2.3-53]', async () => {
    for (const type of ['contact', 'sdsaddition'] as const) {
      const brought = { type, info: JSON.stringify({ file_size: file.size }), file_name: 'Sheet.pdf' };
      const id = await putRequest(server, { ...brought, file_hash: file.hash });
      const named = { file_name: 'Sheet.pdf', file_size: file.size };
      expect((await detailsOf(id)).info).toEqual({ ...named, url: `/api/requests/${id}/file` });
      expect((await detailsOf(await putRequest(server, brought))).info).toEqual(named);
    }
  });

  test('names where its document is, once that is ready and until it has expired; before, how far it has come [S2.2.10-07 S2.3-55]', async () => {
    const expires_at = '2030-01-01T00:00:00.000Z';
    const made = { type: 'eBinder', file_hash: file.hash, progress: 7, expires_at } as const;
    const id = await putRequest(server, { ...made, status: 'completed' });
    expect((await detailsOf(id)).info).toEqual({ download_url: `/api/requests/${id}/download`, expires_at });
    const expired = await putRequest(server, { ...made, status: 'completed', is_file_deleted: 1 });
    expect((await detailsOf(expired)).info).toEqual({});
    expect((await detailsOf(await putRequest(server, { ...made, status: 'error' }))).info).toEqual({});
    expect((await detailsOf(await putRequest(server, made))).info).toEqual({ progress: 7 });
  });
});

test('what a request is about is its subject, its product or else its file, or how many sheets there are', async () => {
  const aboutOf = async (request: Parameters<typeof putRequest>[1], person = english) =>
    (await person.get(`/requests/${await putRequest(server, request)}`)).body.data.attributes.about;
  const info = JSON.stringify;
  const brought = { type: 'sdsaddition', file_name: 'toluene.pdf' } as const;
  expect(await aboutOf({ type: 'contact', info: info(contact) })).toBe('A sheet');
  expect(await aboutOf({ type: 'sdsremoval', info: info(removal) })).toBe('Acetone');
  expect(await aboutOf(brought)).toBe('toluene.pdf');
  expect(await aboutOf({ ...brought, info: info({ product_name: 'Toluene' }) })).toBe('Toluene');
  expect(await aboutOf({ type: 'eBinder', info: info({ ...document, num_sds: 1204 }) })).toBe('1,204 sheets');
  expect(await aboutOf({ type: 'index', info: info({ ...document, num_sds: 1 }) })).toBe('1 sheet');
  expect(await aboutOf({ type: 'binder', info: info({ ...document, num_sds: 1204 }) }, french)).toBe(
    '1\u00a0204 fiches',
  );
  expect(await aboutOf({ type: 'index', info: info({ ...document, num_sds: 0 }) }, french)).toBe('0 fiche');
  for (const type of ['contact', 'sdsremoval', 'sdsaddition', 'binder'] as const)
    expect(await aboutOf({ type })).toBe('');
});

describe('the file of a request', () => {
  const open = async (id: number, headers = {}) =>
    server.app.inject({
      url: `${apiBase}/requests/${id}/file`,
      headers: { cookie: await signInAs(server.app, people.companyAdmin), ...headers },
    });

  test('is its PDF, shown and saved under the name it had, kept by no cache', async () => {
    const file_name = 'Fiche «Été»/2026\r\n.PDF';
    const id = await putRequest(server, { type: 'sdsaddition', file_hash: file.hash, file_name });
    const { statusCode, headers, rawPayload } = await open(id);
    expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="Fiche Ete 2026.pdf"; filename*=UTF-8''Fiche%20%C2%AB%C3%89t%C3%A9%C2%BB%202026.pdf`,
    });
    const part = await open(id, { range: 'bytes=0-3' });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF']);
  });

  test('is not found where there is none, none any more, or what it led to', async () => {
    const gone = 'ab'.repeat(32);
    for (const request of [
      { type: 'contact' },
      { type: 'contact', file_hash: gone, file_name: 'a.pdf' },
      { type: 'contact', file_hash: file.hash, file_name: 'a.pdf', is_file_deleted: 1 },
      { type: 'eBinder', status: 'completed', file_hash: file.hash, file_name: 'a.zip' },
    ] as const) {
      const { statusCode, body } = await open(await putRequest(server, request));
      expect([statusCode, JSON.parse(body).errors[0].code]).toEqual([404, 'not_found']);
    }
  });
});

test('the history of a request says who did what, from its making on', async () => {
  const { id: user_id } = await addMember(server, { firstName: 'Ana', lastName: 'Ito' });
  const id = await putRequest(server, { type: 'sdsaddition', user_id });
  const operator = await idOf(server, people.operator);
  const { store } = server.services;
  await store.transaction().execute(async (trx) => {
    await addRequestNote(trx, { requestId: id, note: 'Which supplier?', userId: operator });
    await addRequestNote(trx, { requestId: id, note: '', userId: operator });
    await changeRequestStatus(trx, { requestId: id, status: 'processing', note: '', userId: operator });
    await changeRequestStatus(trx, { requestId: id, status: 'error', note: 'No answer.', userId: operator });
    await changeRequestStatus(trx, { requestId: id, status: 'completed', note: '', userId: null });
  });
  const { history } = await detailsOf(id);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(history).toEqual([
    { at: '2026-05-06T07:08:09.000Z', by: 'Ana Ito', change: 'made', note: '' },
    { at, by: 'Nathalie Kowalski', change: 'note', note: 'Which supplier?' },
    { at, by: 'Nathalie Kowalski', change: 'status', status: 'error', note: 'No answer.' },
    { at, by: '', change: 'status', status: 'completed', note: '' },
  ]);
  const shared = await putRequest(server, { user_id: await idOf(server, people.shared) });
  expect((await detailsOf(shared)).history).toEqual([
    { at: '2026-05-06T07:08:09.000Z', by: '', change: 'made', note: '' },
  ]);
});

describe('a removal', () => {
  const openOf = async (request_id: number) =>
    (
      await server.services.store
        .selectFrom('removals')
        .select('is_open')
        .where('request_id', '=', request_id)
        .execute()
    ).map(({ is_open }) => is_open);
  const change = (requestId: number, status: 'completed' | 'error' | 'processing') =>
    server.services.store
      .transaction()
      .execute((trx) => changeRequestStatus(trx, { requestId, status, note: '', userId: null }));

  test.each(['completed', 'error'] as const)(
    'that is %s is under way no longer, unless it is taken up again',
    async (end) => {
      const { isn } = await server.services.store
        .selectFrom('collection_sheets')
        .select('isn')
        .executeTakeFirstOrThrow();
      const ask = async () => {
        const request_id = await putRequest(server, { type: 'sdsremoval' });
        const rows = [901, 902].map((subset_id) => ({
          request_id,
          organisation_id: 10001,
          isn,
          subset_id,
          is_open: 1 as const,
        }));
        await server.services.store.insertInto('removals').values(rows).execute();
        return request_id;
      };
      const first = await ask();
      await change(first, end);
      expect(await openOf(first)).toEqual([0, 0]);
      await change(first, 'processing');
      expect(await openOf(first)).toEqual([1, 1]);
      await change(first, end);
      const second = await ask();
      await change(first, 'processing');
      expect([await openOf(first), await openOf(second)]).toEqual([
        [0, 0],
        [1, 1],
      ]);
      await server.services.store.deleteFrom('requests').where('id', 'in', [first, second]).execute();
    },
  );
});
