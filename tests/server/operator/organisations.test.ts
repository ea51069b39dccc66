import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { getOrganisation } from '#contract/calls/operator/organisations.ts';
import { newestMailTo } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { type SignedIn, signedIn } from '../users/members.ts';

let server: TestServer;
let operator: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedIn(server, people.operator);
  member = await signedIn(server, people.companyAdmin);
});
afterAll(() => server.close());

type Location = z.output<typeof getOrganisation.answer>['locations'][number];

const path = '/operator/organisations/10001';
const read = async () => (await operator.get(path)).body;
const save = async (change: object, who = operator) => who.put(path, { ...(await read()), ...change });
const added = (name: string, parent = '') => ({ key: name, parent, id: null, name_en: name, name_fr: name });

describe('the list', () => {
  test('counts what each organisation has, finds by words without accents, and sorts', async () => {
    const { body } = await operator.get('/operator/organisations?_sort=sheets&_order=DESC&_start=0&_end=10');
    expect(body.slice(0, 2)).toMatchObject([
      { id: 10001, sheets: 1200 },
      { id: 10002, name_fr: 'Hôpital Rivière-Bleue', sheets: 400 },
    ]);
    expect(body[0].users).toBeGreaterThan(body[1].users);
    expect(body[0].open_requests).toBeGreaterThan(0);
    expect(
      (await operator.get('/operator/organisations?q=riviere%20hop')).body.map(({ id }: { id: number }) => id),
    ).toEqual([10002]);
    expect((await operator.get('/operator/organisations?id=10001&id=7')).body).toHaveLength(1);
  });
});

describe('an organisation', () => {
  test('sent back as it was read stays as it was, but for its version', async () => {
    const before = await read();
    const order = new Map<string, number>(before.locations.map(({ key }: Location, at: number) => [key, at]));
    for (const { key, parent } of before.locations) expect(order.get(parent) ?? -1).toBeLessThan(order.get(key)!);
    const { status, body } = await save({});
    expect([status, body]).toEqual([200, { ...before, version: before.version + 1 }]);
  });

  test('can be made, and its administrator invited: who accepts finds an empty collection and the locations', async () => {
    const { status, body } = await operator.post('/operator/organisations', {
      name_en: 'North Mill',
      name_fr: 'Moulin du Nord',
      location_label_en: 'Shop',
      location_label_fr: 'Atelier',
      ingredients: true,
      custom_fields: [{ en: 'Shelf', fr: 'Tablette' }],
      products: ['canmanage', 'canmanage'],
      allowed_addresses: [' 198.51.100.0/24 '],
      account_manager_email: 'Somebody@Vigie.example',
      locations: [added('Kiln', 'Mill'), added('Mill')],
    });
    expect([status, body]).toMatchObject([
      200,
      {
        id: 10003,
        version: 1,
        sheets: 0,
        products: ['canmanage'],
        allowed_addresses: ['198.51.100.0/24'],
        account_manager_email: 'somebody@vigie.example',
      },
    ]);
    const [mill, kiln] = body.locations;
    expect([mill, kiln]).toMatchObject([
      { name_en: 'Mill', parent: '' },
      { name_en: 'Kiln', parent: mill.key },
    ]);
    const email = 'first@north-mill.example';
    const user = { email, organisation: 10003, role: 'company-admin', language: 'fr', is_subscribed: true };
    expect((await operator.post('/operator/users', user)).status).toBe(200);
    const visitor = createVisitor(server.app);
    const [link = ''] = (await newestMailTo(server, email)).link.split('?');
    const password = 'Neuf lettres et une';
    await visitor.post(link, { first_name: 'A', last_name: 'B', password, password_confirmation: password });
    expect((await visitor.signIn(email, password)).status).toBe(200);
    expect((await visitor.get('/userinfo')).body).toMatchObject({ mseid: 10003, subsetCount: 2, ingredients: 1 });
    expect((await visitor.get('/lucidworks-solr-api/sds-10003/')).body.response.numFound).toBe(0);
  });

  test('changes for members with their next call', async () => {
    const withCas = '/lucidworks-solr-api/sds-10001/?facet.field=CASNumber_ss';
    const byField = (number: number) => `/lucidworks-solr-api/sds-10001/?sort=ClientCustomF${number}_s%20asc`;
    expect([(await member.get(withCas)).status, (await member.get(byField(3))).status]).toEqual([200, 200]);
    const casOfRows = async () => {
      const { body } = await member.get('/lucidworks-solr-api/sds-10001/?rows=1000');
      return body.response.docs.flatMap(({ CASNumber }: { CASNumber: string[] }) => CASNumber);
    };
    expect((await casOfRows()).length).toBeGreaterThan(100);
    const values = () =>
      server.services.store
        .selectFrom('collection_sheets')
        .select(['custom_1', 'custom_2', 'custom_3'])
        .orderBy('organisation_id')
        .orderBy('isn')
        .execute();
    const before = await values();
    await save({
      name_fr: 'Érable',
      ingredients: false,
      location_label_en: 'Area',
      custom_fields: [{ en: 'Cost', fr: 'Coût' }],
      products: ['businessportal'],
    });
    expect((await member.get('/userinfo')).body).toMatchObject({
      clientName: { fr: 'Érable' },
      ingredients: 0,
      subset: { en: 'Area' },
      customFields: { ClientCustomF1_s: { en: 'Cost', fr: 'Coût' } },
      prods: ['businessportal'],
    });
    expect((await member.get(withCas)).faults).toEqual(['search.cas_not_enabled']);
    expect(await casOfRows()).toEqual([]);
    expect([(await member.get(byField(1))).status, (await member.get(byField(3))).status]).toEqual([200, 400]);
    expect(await values()).toEqual(before);
  });

  test('is not changed by who read it before somebody else changed it', async () => {
    const old = await read();
    await save({ name_en: 'First' });
    expect((await operator.put(path, { ...old, name_en: 'Second' })).faults).toEqual(['record.changed']);
    expect(await read()).toMatchObject({ name_en: 'First', version: old.version + 1 });
    expect((await operator.put('/operator/organisations/77', old)).faults).toEqual(['not_found']);
  });

  test('is refused at each field that is wrong, and nothing of it is stored', async () => {
    const before = await read();
    const { faults } = await save({
      name_en: ' ',
      allowed_addresses: ['203.0.113.0/24', '203.0.113.0/33'],
      account_manager_email: 'nobody',
      custom_fields: [{ en: 'a', fr: '' }],
    });
    expect(faults.toSorted()).toEqual([
      '/data/account_manager_email validation.email',
      '/data/allowed_addresses/1 organisation.range',
      '/data/custom_fields/0/fr request.required',
      '/data/name_en request.required',
    ]);
    expect(await read()).toEqual(before);
  });

  test('is for the staff alone', async () => {
    expect((await save({ ingredients: false }, member)).faults).toEqual(['auth.forbidden']);
  });
});
