import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server.app, people.companyAdmin);
});
afterAll(() => server.close());

type Parameters = Record<string, string | string[] | number>;

const search = (parameters: Parameters, cookie = admin, collection = 'sds-10001', headers = {}) => {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  );
  return server.app.inject({
    method: 'GET',
    url: `/api/lucidworks-solr-api/${collection}/?${query}`,
    headers: { cookie, ...headers },
  });
};

const namesFound = async (parameters: Parameters, cookie = admin, collection = 'sds-10001') =>
  (await search(parameters, cookie, collection))
    .json()
    .response.docs.map((doc: { ProductName: string }) => doc.ProductName);

describe('searching the collection', () => {
  test('finds everything, ten rows at a time, sorted by name [S2.4-24 S2.7-07 S2.9-09 S2.9-10]', async () => {
    const { response } = (await search({})).json();
    expect(response.numFound).toBe(1200);
    expect(response.docs).toHaveLength(10);
    const names = response.docs.map((doc: { ProductName: string }) => doc.ProductName);
    expect(names).toEqual([...names].sort(new Intl.Collator('en-CA', { numeric: true }).compare));
  });

  test('answers facets in the words and fields of the language asked for [S2.3-17 S2.3-18 S2.7-07]', async () => {
    const english = (await search({ 'facet.field': ['Language_s', 'format_s'] })).json().facet_counts.facet_fields;
    const french = (await search({ 'facet.field': ['LanguageFR_s', 'formatFR_s'], locale: 'fr' })).json().facet_counts
      .facet_fields;
    expect(english.Language_s[0]).toBe('English');
    expect(french.LanguageFR_s[0]).toBe('Anglais');
    expect(french.LanguageFR_s[1]).toBe(english.Language_s[1]);
    expect(english.format_s).toContain('WHMIS 2015');
    expect(french.formatFR_s).toContain('SIMDUT 2015');
  });

  test('narrows by facet, and counts say how many sheets are left [S2.7-07]', async () => {
    const all = (await search({ 'facet.field': 'Language_s' })).json();
    const [, english] = all.facet_counts.facet_fields.Language_s;
    const narrowed = (await search({ fq: 'Language_s:"English"' })).json();
    expect(narrowed.response.numFound).toBe(english);
    expect(narrowed.response.collectionSize).toBe(1200);
  });

  test('finds a substance by its CAS number with and without hyphens, ingredients of mixtures included', async () => {
    const hyphens = (await search({ q: 'CASNumber_txt:"67-64-1"', rows: 100 })).json().response;
    const digits = (await search({ q: '67641', rows: 100 })).json().response;
    expect(hyphens.numFound).toBeGreaterThan(3);
    expect(digits.numFound).toBe(hyphens.numFound);
    expect(hyphens.docs.some((doc: { CASNumber: string[] }) => doc.CASNumber.length > 1)).toBe(true);
  });

  test('tells of a sheet what the specification names, beside it the day that the sheet bears [S2.3-09 S2.3-10 S2.3-11 S2.3-12 S2.3-13 S2.3-15]', async () => {
    const [doc] = (await search({ rows: 1 })).json().response.docs;
    expect(Object.keys(doc).sort()).toEqual(
      [
        ...[
          'Name.IdentificationNumber.RecordNumber_s',
          'ProductID_ss',
          'ProductIDs_Title',
          'ProductName',
          'CompanyName',
        ],
        ...['Language', 'Language_s', 'LanguageFR_s', 'status', 'status_s', 'statusFR_s', 'format', 'format_s'],
        ...['formatFR_s', 'GHSCode', 'GHSCodeFR_ss', 'WHMIS2015', 'CASNumber', 'Location', 'DateModified', 'Standings'],
        ...['ClientCustomF1_s', 'ClientCustomF2_s', 'ClientCustomF3_s', 'SheetDate'],
      ].sort(),
    );
  });

  test('answers every facet of the specification as values with their counts [S2.3-16 S2.3-17 S2.3-18 S2.3-19 S2.3-21]', async () => {
    const fields = [
      ...['location_id_hier_ss', 'MonthModified_dt', 'Language_s', 'ProductName_ss', 'CompanyName_ss', 'CASNumber_ss'],
      ...['status_s', 'format_s', 'GHSCode_ss', 'WHMIS2015_s'],
    ];
    const lists = (await search({ 'facet.field': fields, rows: 0 })).json().facet_counts.facet_fields;
    expect(Object.keys(lists)).toEqual(fields);
    for (const list of Object.values<(string | number)[]>(lists)) {
      expect(list.length).toBeGreaterThan(0);
      for (const [at, one] of list.entries()) expect(typeof one).toBe(at % 2 === 0 ? 'string' : 'number');
    }
    expect(lists.WHMIS2015_s).toEqual(expect.arrayContaining(['Yes', 'No', 'No Information']));
  });

  test('answers record numbers alone when asked to [S2.3-13 S2.7-39 S2.9-17]', async () => {
    const { response } = (await search({ fl: 'id', rows: 90_000_000 })).json();
    expect(response.docs).toHaveLength(1200);
    expect(Object.keys(response.docs[0])).toEqual(['Name.IdentificationNumber.RecordNumber_s']);
  });

  test('finds a change as soon as it is stored, and no longer what left the collection', async () => {
    const [doc] = (await search({ rows: 1, q: 'acetone' })).json().response.docs;
    const isn = Number(doc['Name.IdentificationNumber.RecordNumber_s']);
    await changeCollection(server.services.store, 10001, async (trx, { version }) => {
      await trx
        .updateTable('collection_sheets')
        .set({ custom_1: 'Zyxwv-77', version })
        .where('organisation_id', '=', 10001)
        .where('isn', '=', isn)
        .execute();
    });
    expect(await namesFound({ q: 'zyxwv' })).toEqual([doc.ProductName]);
    await changeCollection(server.services.store, 10001, async (trx, { version }) => {
      await trx
        .updateTable('collection_sheets')
        .set({ removed: 1, version })
        .where('organisation_id', '=', 10001)
        .where('isn', '=', isn)
        .execute();
    });
    expect(await namesFound({ q: 'zyxwv' })).toEqual([]);
  });
});

describe('a read-only member', () => {
  test('sees, counts and is counted the sheets of their own locations and of those beneath, nothing else', async () => {
    const reader = await signInAs(server.app, people.reader);
    const subsets = (await server.app.inject({ method: 'GET', url: '/api/subsets', headers: { cookie: reader } }))
      .json()
      .data.map((subset: { attributes: { path: string } }) => subset.attributes.path);
    const answer = (await search({ rows: 100, 'facet.field': 'location_id_hier_ss' }, reader)).json();
    const { numFound, collectionSize, docs } = answer.response;
    expect(numFound).toBeGreaterThan(0);
    expect(numFound).toBeLessThan(1200);
    expect(collectionSize).toBe(numFound);
    for (const doc of docs) {
      const paths = doc.Location.map((location: string) => location.replace(/^\d+\//, ''));
      expect(paths).not.toEqual([]);
      expect(subsets).toEqual(expect.arrayContaining(paths));
    }
    const counted = answer.facet_counts.facet_fields.location_id_hier_ss.filter(
      (value: unknown) => typeof value === 'string',
    );
    expect(subsets).toEqual(expect.arrayContaining(counted.map((value: string) => value.replace(/^\d+\//, ''))));
  });

  test('cannot widen the view with a filter on another location', async () => {
    const reader = await signInAs(server.app, people.reader);
    const visible = (await server.app.inject({ method: 'GET', url: '/api/subsets', headers: { cookie: reader } }))
      .json()
      .data.map((subset: { attributes: { path: string } }) => subset.attributes.path);
    const all = (await search({ 'facet.field': 'location_id_hier_ss', rows: 0 })).json().facet_counts.facet_fields
      .location_id_hier_ss as (string | number)[];
    const foreign = all.find((value) => typeof value === 'string' && !visible.includes(value.replace(/^\d+\//, '')));
    const own = (await search({ rows: 0 }, reader)).json().response.numFound;
    const asked = (await search({ rows: 0, fq: `location_id_hier_ss:"${foreign}"` }, reader)).json().response.numFound;
    expect(asked).toBeLessThan(own);
  });
});

describe('another organisation', () => {
  test.each([
    ['by its collection', {}, 'sds-10002'],
    ['by a collection that is none', {}, 'sds-99'],
    ['by its client number', { fq: 'Codes_ss:10002' }, 'sds-10001'],
    ['by its client number among others', { fq: ['Language_s:"English"', 'Codes_ss:"10002"'] }, 'sds-10001'],
  ])('cannot be searched %s', async (_, parameters, collection) => {
    const response = await search(parameters, admin, collection);
    expect(response.statusCode).toBe(403);
    expect(response.json().errors[0].code).toBe('collection.forbidden');
  });

  test('cannot be reached by two client numbers in one clause', async () => {
    const response = await search({ fq: 'Codes_ss:("10001" OR "10002")' });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });

  test('cannot have its sheets opened', async () => {
    const hospital = await signInAs(server.app, people.hospitalAdmin);
    const own = (await search({ rows: 100, fl: 'id' }, hospital, 'sds-10002')).json().response.docs;
    const ours = new Set(
      (await search({ rows: 90_000_000, fl: 'id' })).json().response.docs.map((doc: object) => Object.values(doc)[0]),
    );
    const foreign = own.map((doc: object) => Object.values(doc)[0]).find((isn: string) => !ours.has(isn));
    for (const url of [`/api/pdf/${foreign}.pdf`, `/api/sds-details/?recordID=${foreign}`]) {
      const response = await server.app.inject({ method: 'GET', url, headers: { cookie: admin } });
      expect(response.statusCode).toBe(404);
    }
  });

  test('without ingredients has no CAS search [S2.3-05 S2.6-21]', async () => {
    const hospital = await signInAs(server.app, people.hospitalAdmin);
    for (const parameters of [
      { q: 'CASNumber_txt:"67-64-1"' },
      { fq: 'CASNumber_ss:"67-64-1"' },
      { 'facet.field': 'CASNumber_ss' },
      { fq: 'SubstanceList_ss:"IARC group 1"' },
      { 'facet.field': 'SubstanceList_ss' },
    ]) {
      const response = await search(parameters as object as Parameters, hospital, 'sds-10002');
      expect(response.json().errors[0].code).toBe('search.cas_not_enabled');
    }
    expect(await namesFound({ q: '67641' }, hospital, 'sds-10002')).toEqual([]);
  });
});

describe('bad input', () => {
  test.each<[string, Parameters, string]>([
    ['an unknown parameter', { wt: 'xml' }, 'wt'],
    ['a broken fq', { fq: 'Language_s:"English' }, 'fq'],
    ['an fq on a field that is none', { fq: 'password_hash:"x"' }, 'fq'],
    ['an fq of Solr’s own language', { fq: '{!join from=a to=b}x:y' }, 'fq'],
    ['a value that a field does not have', { fq: 'Language_s:"Klingon"' }, 'fq'],
    ['two values of a single choice', { fq: 'Language_s:("English" OR "French")' }, 'fq'],
    ['a date that is none', { fq: 'DateModified:[2026-13-45 TO *]' }, 'fq'],
    ['negative rows', { rows: -1 }, 'rows'],
    ['rows that are no number', { rows: 'many' }, 'rows'],
    ['too many whole rows', { rows: 5000 }, 'rows'],
    ['a negative start', { start: -10 }, 'start'],
    ['an unknown sort', { sort: 'password asc' }, 'sort'],
    ['a sort without direction', { sort: 'Language_s' }, 'sort'],
    ['an unknown facet', { 'facet.field': 'Codes_ss' }, 'facet.field'],
    ['a language that is none', { locale: 'de' }, 'locale'],
    ['a keyword of 100 kB', { q: 'x'.repeat(100_000) }, 'q'],
    ['a keyword of 500 characters', { q: 'x'.repeat(500) }, 'q'],
    ['a field with an empty keyword', { q: 'ProductName_txt:" "' }, 'q'],
    ['a regular expression', { q: 'ProductName_txt:/.*/' }, 'q'],
  ])('%s is refused, and the answer says which parameter [S2.4-21 S2.7-07]', async (_, parameters, parameter) => {
    const response = await search(parameters);
    expect(response.statusCode).toBe(400);
    const [error] = response.json().errors;
    expect(error.source).toEqual({ parameter });
    expect(error.title).toContain(parameter);
  });

  test('is explained in French to those who ask in French', async () => {
    const response = await search({ rows: -1 }, admin, 'sds-10001', { 'accept-language': 'fr-CA,fr;q=0.9' });
    expect(response.json().errors[0].title).toMatch(/^Le paramètre «\u00a0rows\u00a0» n’est pas valide/);
  });

  test('that only looks like syntax is a keyword like any other', async () => {
    for (const q of ['<script>', "'; drop table sheets; --", 'a and b', 'ümläut ']) {
      expect((await search({ q })).statusCode).toBe(200);
    }
  });
});
