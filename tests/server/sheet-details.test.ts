import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageFallbackHeader } from '#contract/calls/get-sheet-pdf.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheet } from '#server/domains/collection/placements.ts';
import { addSheets, type SheetFacts } from '#server/domains/collection/sheets.ts';
import { people, startTestServer, type TestServer } from '../support/test-server.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { pdfText, plainSpaces } from './documents/pdf-text.ts';
import { bareSheet } from './documents/sheets.ts';

const organisationId = 10001;

let server: TestServer;
let admin: Visitor;
let reader: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  [admin, reader] = [createVisitor(server.app), createVisitor(server.app)];
  await admin.signIn(people.companyAdmin);
  await reader.signIn(people.reader);
});
afterAll(() => server.close());

const add = async (facts: Partial<SheetFacts>, subsetIds: readonly number[] = []): Promise<number> => {
  const { store } = server.services;
  const [isn = 0] = await addSheets(store, [{ ...bareSheet, productKey: crypto.randomUUID(), ...facts }]);
  await changeCollection(store, organisationId, (trx, { version, today }) =>
    placeSheet(trx, { organisationId, version }, { isn, custom: ['4100-02', '', 'MR-1'], modified: today, subsetIds }),
  );
  return isn;
};

const details = async (isn: number, language = 'en', visitor = admin) =>
  (await visitor.get(`/sds-details/?recordID=${isn}`, { 'accept-language': language })).body;

const statements = async (facts: Partial<SheetFacts>, language = 'en'): Promise<string[]> =>
  (await details(await add(facts), language)).result.hazard_statements.map(
    ({ code, text }: { code: string; text: string }) => `${code} ${text}`,
  );

describe('the warnings of a sheet', () => {
  test.each([
    ['whmis-2015', 'yes', '', ['Yes', '', '']],
    ['whmis-2015', 'no', '', ['No', '', '']],
    ['whmis-1988', 'unknown', 'no', ['No Information', 'No', '']],
    ['us-hcs', 'no', '', ['No Information', '', 'No']],
    ['whmis-1988', 'no', 'no', ['No Information', 'No', '']],
    ['eu-clp', 'yes', '', ['Yes', '', 'Yes']],
    ['other', 'unknown', '', ['No Information', '', 'No Information']],
  ] as const)('of %s, hazardous %s, rest on its format [S2.3-40]', async (format, hazardous, whmis1988, expected) => {
    const { result } = await details(await add({ format, hazardous, whmis1988 }));
    expect([result.whmis2015, result.whmis1988, result.whmis]).toEqual(expected);
  });
});

test('the details of a sheet are what the specification names, and beside it what is ours [S2.3-38 S2.3-39 S2.3-40 S2.3-41 S2.3-42 S2.7-17]', async () => {
  const answer = await details(await add({ pictograms: ['GHS02', 'GHS07'] }));
  const { result, ...rest } = answer;
  expect(Object.keys(rest).sort()).toEqual(
    [
      ...['isn', 'subsets', 'ingredients', 'sdsDeletion', 'sdsDeletionCount', 'alternates'],
      ...['in_collection', 'emergency'],
    ].sort(),
  );
  expect(Object.keys(result).sort()).toEqual(
    [
      ...['manufacturer_name', 'contributor_name', 'product_name', 'alternative_product_name', 'dateofmsds'],
      ...['CCOHSLastCheckedDate', 'product_identifier', 'whmis2015_ghscode', 'discountinued', 'notforsalein_canada'],
      ...['nolongerupdated', 'whmis2015', 'whmis1988', 'whmis', 'customfieldname1', 'customfieldname2'],
      ...['customfieldname3', 'clientcustomf1', 'clientcustomf2', 'clientcustomf3'],
      ...['language', 'signal_word', 'status', 'hazard_statements', 'un_numbers'],
    ].sort(),
  );
  expect(result.whmis2015_ghscode).toBe('GHS02\nGHS07');
});

test('ingredients that lists of substances name are told with the lists, and to nobody who does without ingredients [S5.1-01 S5.1-03]', async () => {
  const ingredients = [
    { cas: '71-43-2', name: 'Benzene', percent: '0.1 - 1' },
    { cas: '7732-18-5', name: 'Water', percent: '99' },
  ];
  const isn = await add({ ingredients, casNumbers: ['71-43-2', '7732-18-5'] });
  const { listings } = await details(isn);
  expect(listings).toMatchObject([{ cas: '71-43-2', name: 'Benzene' }]);
  expect(listings[0].listings).toContainEqual(expect.objectContaining({ list: 'iarc', groups: ['1'] }));
  expect(await details(await add({ ingredients: ingredients.slice(1) }))).not.toHaveProperty('listings');
  const { store } = server.services;
  const show = (shown: 0 | 1) =>
    store.updateTable('organisations').set({ ingredients: shown }).where('id', '=', organisationId).execute();
  await show(0);
  try {
    expect(JSON.stringify(await details(isn))).not.toMatch(/Benzene|71-43-2|iarc/);
  } finally {
    await show(1);
  }
});

test('UN numbers are told as the search finds them [S2.2.5-15]', async () => {
  expect((await details(await add({ unNumbers: ['1090', '3082'] }))).result.un_numbers).toEqual(['1090', '3082']);
  expect((await details(await add({}))).result.un_numbers).toEqual([]);
});

describe('the hazard statements of a sheet', () => {
  test('stand in the order of section 2, in the language asked for whatever the sheet’s', async () => {
    const facts = { hazardCodes: ['H410', 'H336', 'H225', 'H319'], language: 'fr' as const };
    expect(await statements(facts)).toEqual([
      'H225 Highly flammable liquid and vapour',
      'H319 Causes serious eye irritation',
      'H336 May cause drowsiness or dizziness',
      'H410 Very toxic to aquatic life with long lasting effects',
    ]);
    expect((await statements(facts, 'fr'))[0]).toBe('H225 Liquide et vapeurs très inflammables');
  });

  test('leave out codes that nobody knows', async () => {
    expect(await statements({ hazardCodes: ['H225', 'H999', 'EUH066'] })).toEqual([
      'H225 Highly flammable liquid and vapour',
    ]);
  });

  test('name the hazards of HPR that have no code, as the PDF does', async () => {
    expect(await statements({ hazardous: 'yes', signalWord: 'warning' })).toEqual([
      'DUST May form combustible dust concentrations in air',
    ]);
    expect(await statements({ hazardous: 'yes', signalWord: 'danger', pictograms: ['BIO'] }, 'fr')).toEqual([
      'BIO Matières infectieuses présentant un danger biologique',
    ]);
    expect(await statements({ hazardous: 'no' })).toEqual([]);
  });

  test('are those that its PDF lists', async () => {
    const row = await server.services.store
      .selectFrom('sheets')
      .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
      .selectAll('sheets')
      .where('organisation_id', '=', organisationId)
      .where('language', '=', 'fr')
      .where('hazard_codes', 'like', '%H314%')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { result } = await details(row.isn, 'fr');
    const pdf = await server.app.inject({
      url: `/api/pdf/${row.isn}.pdf`,
      cookies: Object.fromEntries(admin.cookies),
    });
    const text = await pdfText(pdf.rawPayload);
    expect(result.hazard_statements.length).toBeGreaterThan(0);
    const places = result.hazard_statements.map((one: { text: string }) => text.indexOf(`${plainSpaces(one.text)}.`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a: number, b: number) => a - b));
  });
});

describe('a sheet whose only hazard is H227', () => {
  const isnsFound = async (fq: string): Promise<number[]> => {
    const query = new URLSearchParams({ fq, fl: 'id', rows: '90000000' });
    const { body } = await admin.get(`/lucidworks-solr-api/sds-${organisationId}/?${query}`);
    return body.response.docs.map((doc: object) => Number(Object.values(doc)[0]));
  };

  test('is hazardous, with Warning and without pictogram, in details and facets', async () => {
    const { isn } = await server.services.store
      .selectFrom('sheets')
      .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
      .select('sheets.isn')
      .where('organisation_id', '=', organisationId)
      .where('removed', '=', 0)
      .where('hazard_codes', '=', '["H227"]')
      .where('hazardous', '=', 'yes')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { result } = await details(isn);
    expect(result).toMatchObject({ whmis2015: 'Yes', signal_word: 'warning', whmis2015_ghscode: '' });
    expect(result.hazard_statements).toEqual([{ code: 'H227', text: 'Combustible liquid' }]);
    expect(await isnsFound('WHMIS2015_s:"Yes"')).toContain(isn);
    expect(await isnsFound('WHMIS2015_s:"No"')).not.toContain(isn);
    for (let code = 1; code <= 9; code++) expect(await isnsFound(`GHSCode_ss:"GHS0${code}"`)).not.toContain(isn);
  });
});

test('a French sheet opened in English answers its French data, and its PDF says that it is French', async () => {
  const sheet = await server.services.store
    .selectFrom('sheets')
    .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
    .selectAll('sheets')
    .where('organisation_id', '=', organisationId)
    .where('removed', '=', 0)
    .where('language', '=', 'fr')
    .where('product_key', 'not in', (eb) => eb.selectFrom('sheets').select('product_key').where('language', '=', 'en'))
    .limit(1)
    .executeTakeFirstOrThrow();
  const { result, alternates } = await details(sheet.isn);
  expect(result).toMatchObject({ language: 'fr', product_name: sheet.product_name });
  expect(alternates).toEqual([]);
  const pdf = await server.app.inject({
    url: `/api/pdf/${sheet.isn}.pdf?lang=en`,
    headers: { 'accept-language': 'en' },
    cookies: Object.fromEntries(admin.cookies),
  });
  expect(pdf.headers).toMatchObject({ 'content-language': 'fr', [languageFallbackHeader]: 'fr' });
  expect(await pdfText(pdf.rawPayload)).toContain('2. Identification des dangers');
});

describe('locations and custom fields', () => {
  test('are those of the places that the person sees, by name [S2.2.5-09 S2.3-41]', async () => {
    const places = await server.services.store
      .selectFrom('subsets')
      .select(['id', 'name_en'])
      .where('organisation_id', '=', organisationId)
      .where('name_en', 'in', ['Warehouse', 'Spray booth', 'Chlorine room'])
      .execute();
    const isn = await add(
      {},
      places.map(({ id }) => id),
    );
    const seen = (answer: { subsets: { name: string }[] }) => answer.subsets.map(({ name }) => name);
    const whole = await details(isn);
    expect(seen(whole)).toEqual([
      'Main plant › Paint shop › Spray booth',
      'Main plant › Water treatment › Chlorine room',
      'Warehouse',
    ]);
    expect(whole.result).toMatchObject({ customfieldname1: 'Cost centre', clientcustomf1: '4100-02' });
    const limited = await details(isn, 'en', reader);
    expect(seen(limited).length).toBeGreaterThan(0);
    expect(seen(limited).length).toBeLessThan(3);
    expect(seen(whole)).toEqual(expect.arrayContaining(seen(limited)));
  });
});

test('a read-only member may open the other language of a product they see, which stands elsewhere, and learns not where', async () => {
  const { store } = server.services;
  const own = store
    .selectFrom('membership_subsets')
    .innerJoin('memberships', 'memberships.id', 'membership_subsets.membership_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('subset_id')
    .where('users.name', '=', people.reader);
  const { subset_id: mine } = await own.executeTakeFirstOrThrow();
  const { id: elsewhere } = await store
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('name_en', '=', 'Warehouse')
    .executeTakeFirstOrThrow();
  expect((await own.execute()).map(({ subset_id }) => subset_id)).not.toContain(elsewhere);
  const productKey = crypto.randomUUID();
  await add({ productKey, language: 'en' }, [mine]);
  const french = await add({ productKey, language: 'fr' }, [elsewhere]);
  const strange = await add({ language: 'fr' }, [elsewhere]);
  const opened = await reader.get(`/sds-details/?recordID=${french}`);
  expect(opened.status).toBe(200);
  expect(opened.body).toMatchObject({ isn: french, in_collection: false, subsets: [], sdsDeletion: [] });
  expect(JSON.stringify(opened.body)).not.toContain('4100-02');
  expect((await reader.get(`/sds-details/?recordID=${strange}`)).status).toBe(404);
});
