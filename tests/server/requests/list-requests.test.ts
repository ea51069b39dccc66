import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRequests } from '#contract/calls/requests.ts';
import { dueOf } from '#server/domains/requests/due.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addMember, idOf, type SignedIn, signedIn } from '../users/members.ts';
import { idsIn, putRequest } from './requests.ts';

let server: TestServer;
let admin: SignedIn;
let french: SignedIn;
/** Requests by a letter each, made in the order of the alphabet. */
const letters = new Map<number, string>();
beforeAll(async () => {
  server = await startTestServer();
  await server.services.store.deleteFrom('requests').execute();
  admin = await signedIn(server, people.companyAdmin);
  french = await signedIn(server, people.companyAdmin, 'fr');
  const olga = (await addMember(server, { firstName: 'Olga', lastName: 'Roy' })).id;
  const eric = (await addMember(server, { firstName: 'Éric', lastName: 'Roy' })).id;
  // Of the same name: nobody can tell the two apart in a list.
  const otherOlga = (await addMember(server, { firstName: 'Olga', lastName: 'Roy' })).id;
  const shared = await idOf(server, people.shared);
  const rows = [
    { type: 'index', status: 'completed', user_id: olga, created_at: '2024-03-01T10:00:00.000Z' },
    { type: 'sdsaddition', status: 'error', user_id: eric, created_at: '2024-12-31T23:59:59.999Z' },
    { type: 'contact', status: 'processing', user_id: shared, created_at: '2025-01-01T00:00:00.000Z' },
    { type: 'eBinder', status: 'completed', user_id: otherOlga, created_at: '2025-02-01T10:00:00.000Z' },
    { type: 'sdsremoval', status: 'processing', user_id: eric, created_at: '2025-02-01T10:00:00.000Z' },
    { type: 'contact', status: 'completed', user_id: null, created_at: '2026-01-05T10:00:00.000Z' },
    { type: 'binder', status: 'error', user_id: olga, created_at: '2026-01-06T10:00:00.000Z' },
  ] as const;
  for (const [at, row] of rows.entries()) letters.set(await putRequest(server, row), 'abcdefg'[at] ?? '');
  await putRequest(server, { organisation_id: 10002, type: 'contact', created_at: '2022-01-01T00:00:00.000Z' });
});
afterAll(() => server.close());

const found = async (query: string, person = admin): Promise<string> => {
  const { status, body } = await person.get(`/requests?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return idsIn(body)
    .map((id) => letters.get(id) ?? '?')
    .join('');
};

describe('requests stand', () => {
  test.each([
    ['', 'gfedcba', 'the newest first'],
    ['sort=-created_at', 'gfedcba', 'the newest first'],
    ['sort=created_at', 'abcdefg', 'the oldest first, of one instant by their numbers'],
    ['sort=detail_type', 'gfcdabe', 'by the word of their type'],
    ['sort=-detail_type', 'ebadfcg', 'by the word of their type, downwards, the newest first among equals'],
    ['sort=status', 'fdagbec', 'by the word of their status'],
    ['sort=-status', 'ecgbfda', 'by the word of their status, downwards'],
    ['sort=user.name', 'ebgdafc', 'by name, those without one last'],
    ['sort=-user.name', 'fcgdaeb', 'by name, downwards'],
    ['sort=status,created_at', 'adfbgce', 'by status, the oldest first'],
    ['sort=user.name,-status,created_at', 'ebgadcf', 'by several things'],
  ])('%s: %s, %s [S2.2.10-03 S2.9-23]', async (sort, expected) => {
    expect(await found(sort)).toBe(expected);
  });

  test('by the words of the reader’s language', async () => {
    // Ajout, cartable, cartable électronique, index, message, retrait; en traitement, erreur, terminée.
    expect(await found('sort=detail_type', french)).toBe('bgdafce');
    expect(await found('sort=status', french)).toBe('ecgbfda');
  });

  test('on pages that follow each other in every order', async () => {
    for (const sort of ['created_at', '-detail_type', 'user.name', '-status', 'status,user.name']) {
      const whole = await found(`sort=${sort}`);
      for (const size of [1, 2, 3, 6]) {
        let pages = '';
        for (let number = 1; (number - 1) * size < 7; number++)
          pages += await found(`sort=${sort}&page[size]=${size}&page[number]=${number}`);
        expect(pages, `${sort} by ${size}`).toBe(whole);
      }
      expect(await found(`sort=${sort}&page[size]=7&page[number]=2`)).toBe('');
    }
  });
});

describe('requests are narrowed', () => {
  test.each([
    ['filter[detail_type]=contact', 'fc'],
    ['filter[subtype]=eBinder', 'd'],
    ['filter[subtype]=binder', 'g'],
    ['filter[subtype]=index', 'a'],
    ['filter[detail_type]=index&filter[subtype]=binder', ''],
    ['filter[created_at]=2024', 'ba'],
    ['filter[created_at]=2025', 'edc'],
    ['filter[created_at]=2022', ''],
    ['filter[created_at]=2025&filter[detail_type]=contact', 'c'],
    ['filter[created_at]=2025&sort=user.name', 'edc'],
  ])('by %s to %j [S2.7-20]', async (filter, expected) => {
    expect(await found(filter)).toBe(expected);
  });

  test.each([
    ['filter[detail_type]=letter', 'filter[detail_type]'],
    ['filter[subtype]=contact', 'filter[subtype]'],
    ['filter[created_at]=last', 'filter[created_at]'],
    ['filter[status]=error', 'filter[status]'],
    ['sort=info', 'sort'],
    ['include=organisation', 'include'],
  ])('but not by %s', async (query, parameter) => {
    const { status, faults } = await admin.get(`/requests?${query}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(faults.join()).toContain(parameter);
  });
});

test('a page says where the others are and how many there are, with the filters in every link', async () => {
  const { body } = await admin.get('/requests?filter[created_at]=2025&page[number]=2&page[size]=1&sort=status');
  const pageOf = (link: string) => {
    const query = new URLSearchParams(link.split('?')[1]);
    expect([query.get('filter[created_at]'), query.get('sort'), query.get('page[size]')]).toEqual([
      '2025',
      'status',
      '1',
    ]);
    return query.get('page[number]');
  };
  const { self, ...others } = body.links;
  expect(self).toContain('page[number]=2');
  expect(Object.fromEntries(Object.entries<string>(others).map(([name, link]) => [name, pageOf(link)]))).toEqual({
    first: '1',
    prev: '1',
    next: '3',
    last: '3',
  });
  expect(body.meta.total).toBe(3);
});

test('what is said of all requests stays so whatever the filters [S2.3-56 S2.4-12 S2.7-20 S2.9-22]', async () => {
  const { body } = await admin.get('/requests?filter[detail_type]=index&filter[created_at]=2026');
  expect(body.data).toEqual([]);
  expect(body.meta).toEqual({
    total: 0,
    detail_types: ['binder', 'contact', 'index', 'sdsaddition', 'sdsremoval', 'eBinder'],
    years: ['2026', '2025', '2024'],
    unseen: 7,
  });
});

test('an open addition or removal says by which business day it is expected, and nothing else does [S5.7-11]', async () => {
  const created_at = new Date().toISOString();
  const organisation_id = 10002;
  const user_id = await idOf(server, people.hospitalAdmin);
  const made = { organisation_id, user_id, created_at };
  const open = await putRequest(server, { ...made, type: 'sdsaddition' });
  const removal = await putRequest(server, { ...made, type: 'sdsremoval' });
  const late = await putRequest(server, { ...made, type: 'sdsaddition', created_at: '2024-03-01T10:00:00.000Z' });
  const ended = await putRequest(server, { ...made, type: 'sdsaddition', status: 'completed' });
  const message = await putRequest(server, { ...made, type: 'contact' });
  const hospital = await signedIn(server, people.hospitalAdmin);
  const { body } = await hospital.get('/requests?page[size]=50');
  const expected = new Map<string, string>(
    body.data.map(({ id, attributes }: { id: string; attributes: { expected_on: string } }) => [
      id,
      attributes.expected_on,
    ]),
  );
  const { due_on } = dueOf({ type: 'sdsaddition', status: 'processing', created_at });
  const days = [open, removal, late, ended, message].map((id) => expected.get(String(id)));
  // The promise of what is late stands, so that the page can say that it is.
  expect(days).toEqual([due_on, due_on, '2024-03-05', '', '']);
});

test('a document has the fields asked for, and who made a request and what it says where they are included [S2.3-47 S2.3-48 S2.3-49 S2.7-20]', async () => {
  const path = '/requests?sort=created_at&page[size]=3';
  const plain = (await admin.get(path)).body;
  expect(plain.included).toBeUndefined();
  expect(plain.data[0]).toMatchObject({
    type: 'requests',
    attributes: {
      created_at: '2024-03-01T10:00:00.000Z',
      about: '',
      is_seen: false,
      status_slug: 'completed',
      type_slug: 'index',
      expected_on: '',
      is_file_deleted: false,
    },
    relationships: { detail: { data: { type: 'details', id: plain.data[0].id } } },
  });
  // The third was made by the shared account.
  expect(plain.data[2].relationships.user).toEqual({ data: null });

  const fields = 'fields[requests]=status_slug,detail&fields[users]=name&fields[details]=info';
  const { body } = await admin.get(`${path}&include=detail,user&${fields}`);
  expect(body.data[1].attributes).toEqual({ status_slug: 'error' });
  expect(body.included.map(({ type }: { type: string }) => type).sort()).toEqual([
    ...['details', 'details', 'details'],
    ...['users', 'users'],
  ]);
  const names = body.included.flatMap(({ type, attributes }: { type: string; attributes: { name: string } }) =>
    type === 'users' ? [attributes] : [],
  );
  expect(names).toEqual([{ name: 'Olga Roy' }, { name: 'Éric Roy' }]);
  expect(body.included.find(({ type }: { type: string }) => type === 'details').attributes).toEqual({ info: {} });
});

test('whoever has no name is called what they sign in with', async () => {
  const { id, name } = await addMember(server, { firstName: '', lastName: '' });
  const request = await putRequest(server, { user_id: id });
  const { body } = await admin.get(`/requests/${request}?include=user`);
  expect(body.included).toEqual([{ type: 'users', id: String(id), attributes: { name } }]);
  await server.services.store.deleteFrom('requests').where('id', '=', request).execute();
});

test('whatever is asked for together, the document holds', async () => {
  const some = <One>(...values: One[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const query = fc.record({
    include: fc.shuffledSubarray(['detail', 'user']),
    sort: fc.shuffledSubarray(['-created_at', 'detail_type', '-user.name', 'status']),
    'filter[detail_type]': some('contact', 'index'),
    'filter[created_at]': some('2024', '2025', '2021'),
    'fields[requests]': some('user', 'is_seen,detail', 'created_at'),
    'page[size]': some('2', '5'),
    'page[number]': some('1', '2'),
  });
  await fc.assert(
    fc.asyncProperty(query, async ({ include, sort, ...others }) => {
      const parameters = new URLSearchParams({ include: include.join(), sort: sort.join() });
      for (const [name, value] of Object.entries(others)) if (value !== undefined) parameters.set(name, value);
      const { status, body } = await admin.get(`/requests?${parameters}`);
      expect(status).toBe(200);
      expect(listRequests.answer.safeParse(body).error).toBeUndefined();
      expect(new Set(idsIn(body)).size).toBe(body.data.length);
    }),
    { numRuns: 60 },
  );
});
