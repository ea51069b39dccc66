import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SuggestionLists } from '#contract/calls/suggest.ts';
import { people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server.app, people.companyAdmin);
});
afterAll(() => server.close());

const get = (url: string, cookie = admin) => server.app.inject({ method: 'GET', url, headers: { cookie } });
const suggested = async (typed: string, locale = 'en', cookie = admin): Promise<SuggestionLists> =>
  (await get(`/api/suggestions?${new URLSearchParams({ typed, locale })}`, cookie)).json();
const found = async (parameters: Record<string, string>, cookie = admin, collection = 'sds-10001') =>
  (await get(`/api/lucidworks-solr-api/${collection}/?${new URLSearchParams(parameters)}`, cookie)).json();

describe('suggestions', () => {
  test('are products, manufacturers, substances with their names, and locations [S2.2.4-30]', async () => {
    const { products, substances } = await suggested('acet');
    expect(products[0]).toMatch(/^Ac[eé]t/);
    expect(substances).toContainEqual({ cas: '67-64-1', name: 'Acetone', by: '' });
    expect((await suggested('laurent')).manufacturers).toEqual(['Laurentide Chimie']);
    expect((await suggested('labo', 'fr')).locations).toContainEqual({ path: expect.any(String), name: 'Laboratoire' });
    expect((await suggested('6764')).substances).toEqual([{ cas: '67-64-1', name: 'Acetone', by: '' }]);
  });

  test('are in the reader’s language first, and say by which name a substance is meant [S2.2.4-39 S2.2.4-40]', async () => {
    const { products } = await suggested('acid');
    const { products: french } = await suggested('acid', 'fr');
    expect(products[0]).not.toMatch(/^acide/i);
    expect(french[0]).toMatch(/acide/i);
    expect((await suggested('carbol')).substances).toContainEqual({
      cas: '108-95-2',
      name: 'Phenol',
      by: 'carbolic acid',
    });
    expect((await suggested('phen')).substances).toContainEqual({ cas: '108-95-2', name: 'Phenol', by: '' });
  });

  test('forgive as the search does, and say so [S2.2.4-40]', async () => {
    const { products, substances, instead } = await suggested('acetne');
    expect(instead).toEqual([{ typed: 'acetne', used: 'acetone' }]);
    expect(products[0]).toMatch(/ac[eé]tone/i);
    expect(substances).toContainEqual({ cas: '67-64-1', name: 'Acetone', by: '' });
    expect(await suggested('zzxqvy')).toMatchObject({ products: [], instead: [] });
    expect((await suggested('labo', 'fr')).instead).toEqual([]);
  });

  test('are none for one letter, and want a session', async () => {
    expect(await suggested('a')).toEqual({
      products: [],
      manufacturers: [],
      substances: [],
      locations: [],
      instead: [],
    });
    expect((await get('/api/suggestions?typed=acet', '')).statusCode).toBe(401);
  });

  test('tell a reader nothing of sheets and locations elsewhere, nor anybody another organisation’s', async () => {
    const reader = await signInAs(server.app, people.reader);
    const own = await found({ rows: '1000' }, reader);
    const names = own.response.docs.map(({ ProductName }: { ProductName: string }) => ProductName);
    for (const typed of ['ac', 'so', 'me', 'pe'])
      for (const name of (await suggested(typed, 'en', reader)).products) expect(names).toContain(name);
    const all = (await suggested('ma')).locations;
    const seen = (await suggested('ma', 'en', reader)).locations;
    expect(all.length).toBeGreaterThan(0);
    expect(
      seen.every(({ path }) =>
        own.response.docs.some(({ Location }: { Location: string[] }) => Location.some((wire) => wire.endsWith(path))),
      ),
    ).toBe(true);
  });

  test('name no substances where the organisation has no ingredients', async () => {
    const hospital = await signInAs(server.app, people.hospitalAdmin);
    expect((await suggested('acet', 'en', hospital)).substances).toEqual([]);
  });
});

describe('a search that forgives', () => {
  test('says what was looked for instead, and looks for the exact word when told to [S2.2.4-31]', async () => {
    const forgiven = await found({ q: 'acetne' });
    expect(forgiven.instead).toEqual([{ typed: 'acetne', used: 'acetone' }]);
    expect(forgiven.response.numFound).toBe((await found({ q: 'acetone' })).response.numFound);
    const exact = await found({ q: 'acetne', spellcheck: 'false' });
    expect([exact.response.numFound, exact.instead]).toEqual([0, undefined]);
    const ids = await found({ q: 'acetne', fl: 'id', rows: '100' });
    expect(ids.response.numFound).toBe(forgiven.response.numFound);
  });

  test('says which substance a name means that no sheet shows [S2.2.4-31]', async () => {
    expect((await found({ q: 'lye' })).meant).toEqual([{ words: 'lye', names: ['Sodium hydroxide'] }]);
    expect((await found({ q: 'lye', locale: 'fr' })).meant).toEqual([{ words: 'lye', names: ['Hydroxyde de sodium'] }]);
    expect((await found({ q: 'got muriatc acid in my eye' })).meant).toMatchObject([{ words: 'muriatic acid' }]);
    for (const q of ['acetone', 'acétone', 'sodium hydroxide', 'acide sulfurique', 'sulphuric', 'lye zzqv', '67-64-1'])
      expect((await found({ q })).meant, q).toEqual(
        q === 'lye zzqv' ? [{ words: 'lye', names: ['Sodium hydroxide'] }] : undefined,
      );
  });

  test('finds an acid however one of its words is misspelt or in which language [S2.2.4-36]', async () => {
    const acid = async (q: string) => {
      const { response, instead } = await found({ q, rows: '100' });
      return { count: response.numFound, instead };
    };
    const { count } = await acid('sulfuric acid');
    expect(count).toBeGreaterThan(0);
    for (const q of ['acide sulfurique', 'sulphuric acid', 'sulphuric', 'sulfurique'])
      expect((await acid(q)).count, q).toBeGreaterThanOrEqual(q.includes(' ') ? 1 : count);
    for (const q of ['acide sulfurik', 'acide sulfuric', 'acide nitrik', 'sulfurik acid', 'sulphurik acid'])
      expect((await acid(q)).count, q).toBeGreaterThan(0);
    expect((await acid('acide sulfurik')).instead).toEqual([{ typed: 'sulfurik', used: 'sulfurique' }]);
  });

  test('leaves out what no sheet has, but no number of a substance; tells words apart that no sheet has together [S2.2.4-37 S2.2.4-38]', async () => {
    const count = async (q: string, cookie = admin) => (await found({ q, rows: '0' }, cookie)).response.numFound;
    const methanol = await count('methanol');
    let number = 999;
    while ((await count(String(number))) > 0) number--;
    const without = await found({ q: `methanol ${number}` });
    expect(without.instead).toEqual([{ typed: String(number), used: '' }]);
    expect(without.response.numFound).toBe(methanol);
    expect((await found({ q: `methanol ${number}`, fl: 'id', rows: '100' })).response.numFound).toBe(methanol);
    expect((await found({ q: `methanol ${number}`, spellcheck: 'false' })).response.numFound).toBe(0);
    for (const q of ['methanol UN9999', 'methanol 7732-18-5', 'methanol 4189999'])
      expect((await found({ q })).instead, q).toBeUndefined();
    const { response, apart } = await found({ q: 'methanol bleach' });
    expect(response.numFound).toBe(0);
    expect(apart).toContainEqual({ words: 'methanol', count: methanol });
    const reader = await signInAs(server.app, people.reader);
    const own = await count('methanol', reader);
    expect(own).toBeLessThan(methanol);
    const ownApart = (await found({ q: 'methanol bleach' }, reader)).apart ?? [];
    expect(ownApart.find(({ words }: { words: string }) => words === 'methanol')?.count).toBe(own);
  });

  test('finds by UN and record number, other and common names, whatever punctuation a CAS number has [S2.2.4-32]', async () => {
    const first = async (q: string) => (await found({ q, rows: '1' })).response;
    for (const q of ['UN1090', 'un 1090', '67 64 1', 'CASNumber_txt:"67 64 1"', '2-propanone'])
      expect((await first(q)).docs[0].ProductName, q).toMatch(/^Ac[eé]tone/);
    for (const q of ['bleach', 'javex', 'text:"eau de Javel"'])
      expect((await first(q)).docs[0].ProductName, q).toMatch(/hypochlorite/i);
    for (const [other, name] of [
      ['acétonne', 'acetone'],
      ['bleaches', 'bleach'],
      ['xylènes', 'xylene'],
    ] as const)
      expect((await first(other)).numFound, other).toBe((await first(name)).numFound);
    const { docs } = await first('acetone');
    const isn = docs[0]['Name.IdentificationNumber.RecordNumber_s'];
    expect((await first(isn)).numFound).toBe(1);
    const numbers = async (q: string) => (await found({ q, rows: '0' })).response.numFound;
    expect(await numbers('67 64 1')).toBe(await numbers('67-64-1'));
  });

  test('orders by fit unless an order is asked for [S2.2.4-33]', async () => {
    const names = async (parameters: Record<string, string>) =>
      (await found({ q: 'acetone', rows: '100', ...parameters })).response.docs.map(
        ({ ProductName }: { ProductName: string }) => ProductName,
      );
    const byFit: string[] = await names({});
    const last = byFit.findLastIndex((name) => /^acetone/i.test(name.normalize('NFD').replace(/\p{M}/gu, '')));
    expect(last).toBe(3);
    const byName = await names({ sort: 'ProductName_custom_sort asc' });
    expect(byName).toEqual([...byName].sort(new Intl.Collator('en-CA', { numeric: true }).compare));
    expect(byName).not.toEqual(byFit);
  });

  test('gives the names of CAS numbers in their list, and finds them there by either [S2.2.4-34]', async () => {
    const list = async (contains: string, locale = 'en') =>
      found({ rows: '0', locale, 'facet.field': 'CASNumber_ss', 'facet.contains': contains });
    const byName = await list('acétone', 'fr');
    expect(byName.facet_counts.facet_fields.CASNumber_ss[0]).toBe('67-64-1');
    expect(byName.substances['67-64-1']).toBe('Acétone');
    expect((await list('67641')).facet_counts.facet_fields.CASNumber_ss[0]).toBe('67-64-1');
  });

  test('teaches nobody what is in a mixture where ingredients are not shown', async () => {
    const hospital = await signInAs(server.app, people.hospitalAdmin);
    const { docs } = (await found({ q: 'bleach', rows: '100' }, hospital, 'sds-10002')).response;
    const own = await server.services.store
      .selectFrom('sheets')
      .select('isn')
      .where('cas_numbers', 'like', '%7681-52-9%')
      .execute();
    const pure = new Set(own.map(({ isn }) => String(isn)));
    for (const doc of docs) {
      const isNamed = /bleach/i.test(`${doc.ProductName} ${doc.CompanyName}`);
      expect(isNamed || pure.has(doc['Name.IdentificationNumber.RecordNumber_s']), doc.ProductName).toBe(true);
    }
  });
});
