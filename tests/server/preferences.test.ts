import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
const cookies = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
  for (const name of [people.companyAdmin, people.collectionAdmin, people.hospitalAdmin])
    cookies.set(name, await signInAs(server.app, name));
});
afterAll(() => server.close());
beforeEach(() => server.services.store.deleteFrom('preferences').execute());

const headersOf = (name: string) => ({ ...marked, cookie: cookies.get(name) });
const read = async (name: string) =>
  (await server.app.inject({ url: '/api/preferences', headers: headersOf(name) })).json();
const write = (name: string, payload: object) =>
  server.app.inject({ method: 'PUT', url: '/api/preferences', headers: headersOf(name), payload });

const defaults = { columns: ['productId', 'product', 'manufacturer', 'language', 'pictograms'], hiddenSections: [] };

describe('preferences', () => {
  test('are the defaults of the specification until they are written [S2.3-31]', async () => {
    expect(await read(people.companyAdmin)).toEqual(defaults);
  });

  test('are kept, and replaced when written again', async () => {
    const first = { columns: ['product', 'custom3'], hiddenSections: ['cas', 'format'] };
    expect((await write(people.companyAdmin, first)).statusCode).toBe(200);
    const second = { columns: ['product', 'manufacturer', 'custom1'], hiddenSections: ['status'] };
    expect((await write(people.companyAdmin, second)).json()).toEqual(second);
    expect(await read(people.companyAdmin)).toEqual(second);
  });

  test('are each member’s own', async () => {
    await write(people.companyAdmin, { columns: ['product'], hiddenSections: [] });
    expect(await read(people.collectionAdmin)).toEqual(defaults);
  });

  test('are refused with a column of a custom field that the organisation does not have', async () => {
    const refused = await write(people.hospitalAdmin, {
      columns: ['product', 'custom1', 'custom2'],
      hiddenSections: ['cas'],
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([
      { code: 'validation.prohibited', source: { pointer: '/data/columns/1' } },
      { code: 'validation.prohibited', source: { pointer: '/data/columns/2' } },
    ]);
    expect(await read(people.hospitalAdmin)).toEqual(defaults);
  });

  test.each([
    ['no column', { columns: [], hiddenSections: [] }, '/data/columns'],
    ['a column twice', { columns: ['product', 'product'], hiddenSections: [] }, '/data/columns'],
    ['an unknown column', { columns: ['price'], hiddenSections: [] }, '/data/columns/0'],
    ['an unknown section', { columns: ['product'], hiddenSections: ['price'] }, '/data/hiddenSections/0'],
  ])('are refused with %s', async (_, payload, pointer) => {
    const refused = await write(people.companyAdmin, payload);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors[0].source).toEqual({ pointer });
    expect(await read(people.companyAdmin)).toEqual(defaults);
  });

  test('leave out what the organisation has since given up, and never leave a table without columns', async () => {
    await write(people.companyAdmin, { columns: ['product', 'custom2'], hiddenSections: ['cas'] });
    await write(people.collectionAdmin, { columns: ['custom2'], hiddenSections: ['cas'] });
    const { store } = server.services;
    const organisation = store.updateTable('organisations').where('id', '=', 10001);
    const { custom_fields } = await store
      .selectFrom('organisations')
      .select('custom_fields')
      .where('id', '=', 10001)
      .executeTakeFirstOrThrow();
    await organisation.set({ custom_fields: '[]' }).execute();
    expect(await read(people.companyAdmin)).toEqual({ columns: ['product'], hiddenSections: ['cas'] });
    expect(await read(people.collectionAdmin)).toEqual({ ...defaults, hiddenSections: ['cas'] });
    await organisation.set({ custom_fields }).execute();
  });
});
