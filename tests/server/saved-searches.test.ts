import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxSavedSearches, savedSearchNameLength } from '#contract/limits.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { createVisitor } from '../support/visitor.ts';

let server: TestServer;
let admin: string;
let colleague: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server.app, people.companyAdmin);
  colleague = await signInAs(server.app, people.collectionAdmin);
});
afterAll(() => server.close());
beforeEach(() => server.services.store.deleteFrom('saved_searches').execute());

const english = [{ key: 'languageFilter', value: 'English' }];
const sent = (key: string, value: unknown = english) => JSON.stringify({ key, value });

const save = (filters: string, cookie = admin, language = 'en') =>
  server.app.inject({
    method: 'POST',
    url: '/api/search-filters/',
    headers: { ...marked, cookie, 'accept-language': language },
    payload: { filters },
  });
const list = async (cookie = admin, language = 'en') =>
  (
    await server.app.inject({ url: '/api/search-filters/', headers: { cookie, 'accept-language': language } })
  ).json() as { searchFilters: { id: number; filters: string }[] };
const namesOf = async (cookie = admin, language = 'en') =>
  (await list(cookie, language)).searchFilters.map(({ filters }) => JSON.parse(filters).key);
const remove = (id: number, cookie = admin) =>
  server.app.inject({ method: 'DELETE', url: `/api/search-filters/${id}`, headers: { ...marked, cookie } });
const faultsOf = (response: Awaited<ReturnType<typeof save>>) => [
  response.statusCode,
  ...response
    .json()
    .errors.map(
      ({ code, source }: { code: string; source?: { pointer: string } }) => `${source?.pointer ?? ''} ${code}`,
    ),
];

describe('a saved search', () => {
  test('comes back as it was saved, its name without the blanks around it [S2.3-28 S2.7-09 S2.7-10]', async () => {
    const value = [
      { key: 'keywordFilter', value: 'acétone', option: 'ProductName' },
      { key: 'whimsFilter', value: ['GHS02', 'GHS07'] },
    ];
    const saved = await save(sent('  Solvants ', value));
    expect(saved.statusCode).toBe(200);
    expect(await list()).toEqual({ searchFilters: [saved.json()] });
    expect(JSON.parse(saved.json().filters)).toEqual({ key: 'Solvants', value });
  });

  test('stands in the list where a reader of the language looks for it', async () => {
    for (const name of ['Zinc', 'été', 'Acides 10', 'Étain', 'acides 2', 'Eau']) await save(sent(name));
    expect(await namesOf(admin, 'fr')).toEqual(['acides 2', 'Acides 10', 'Eau', 'Étain', 'été', 'Zinc']);
  });

  test('is deleted once, and then is not there [S2.7-11]', async () => {
    const { id } = (await save(sent('Solvents'))).json();
    expect((await remove(id)).statusCode).toBe(200);
    expect((await remove(id)).statusCode).toBe(404);
    expect(await list()).toEqual({ searchFilters: [] });
  });

  test('is neither shown to a colleague nor deleted by one', async () => {
    const { id } = (await save(sent('Solvents'))).json();
    expect(await namesOf(colleague)).toEqual([]);
    expect((await remove(id, colleague)).statusCode).toBe(404);
    expect((await save(sent('Solvents'), colleague)).statusCode).toBe(200);
    expect(await namesOf()).toEqual(['Solvents']);
  });

  test('of one organisation is not the same person’s in another', async () => {
    const arrive = async (location: number) => {
      const visitor = createVisitor(server.app);
      await visitor.signIn(people.manager);
      await visitor.post('/login/location', { location });
      return visitor;
    };
    const [plant, hospital] = [await arrive(10001), await arrive(10002)];
    await plant.post('/search-filters/', { filters: sent('Plant') });
    expect((await hospital.get('/search-filters/')).body).toEqual({ searchFilters: [] });
    expect((await plant.get('/search-filters/')).body.searchFilters).toHaveLength(1);
  });
});

describe('saving a search is refused', () => {
  test.each([
    ['that is no JSON', '{"key": "Solv', '/data/filters validation.format'],
    ['that is JSON of something else', '"Solvents"', '/data/filters request.field'],
    ['without a name', JSON.stringify({ value: english }), '/data/filters/key request.required'],
    ['with a name of blanks', sent('   '), '/data/filters/key request.required'],
    ['with too long a name', sent('x'.repeat(savedSearchNameLength + 1)), '/data/filters/key validation.max_string'],
    ['without a filter', sent('Everything', []), '/data/filters/value saved_search.no_filter'],
    [
      'with a filter that does not exist',
      sent('Odd', [{ key: 'priceFilter', value: '1' }]),
      '/data/filters/value/0/key validation.one_of',
    ],
    [
      'with more than a search has',
      JSON.stringify({ key: 'Odd', value: english, owner: 1 }),
      '/data/filters/owner validation.prohibited',
    ],
  ])('%s [S2.5-15]', async (_, filters, fault) => {
    expect(faultsOf(await save(filters))).toEqual([422, fault]);
    expect(await list()).toEqual({ searchFilters: [] });
  });

  test('in the words of the person asking', async () => {
    const [error] = (await save('{', admin, 'fr')).json().errors;
    expect(error.title).toMatch(/^La valeur n’a pas la bonne forme/);
    expect(error.title).not.toMatch(/Invalid|JSON/);
  });

  test('under a name that differs from another in case and accents only [S2.5-15]', async () => {
    await save(sent('Étain et solvants'));
    for (const name of ['Étain et solvants', 'etain et Solvants', 'ÉTAIN ET SOLVANTS '])
      expect(faultsOf(await save(sent(name)))).toEqual([422, '/data/filters/key saved_search.name_taken']);
    expect((await save(sent('Étain et solvant'))).statusCode).toBe(200);
  });

  test('to the second of two saved at once under one name', async () => {
    const answers = await Promise.all(['Solvents', 'solvents', 'SOLVENTS'].map((name) => save(sent(name))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await namesOf()).toHaveLength(1);
  });

  test('once there are as many as there may be, until one is deleted', async () => {
    const { id } = (await save(sent('First'))).json();
    const { store } = server.services;
    const { membership_id } = await store
      .selectFrom('saved_searches')
      .select('membership_id')
      .executeTakeFirstOrThrow();
    await store
      .insertInto('saved_searches')
      .values(
        Array.from({ length: maxSavedSearches - 1 }, (_, index) => ({
          membership_id,
          name: `Search ${index}`,
          entries: JSON.stringify(english),
          created_at: '',
        })),
      )
      .execute();
    const refused = await save(sent('One more'));
    expect(faultsOf(refused)).toEqual([422, ' saved_search.too_many']);
    expect(refused.json().errors[0].title).toContain(`${maxSavedSearches}`);
    await remove(id);
    expect((await save(sent('One more'))).statusCode).toBe(200);
  });
});
