import { afterAll, beforeAll, expect, it } from 'vitest';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { collectionOf, importsOf, listOf } from './importing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const list = listOf('Name,Manufacturer\nReached,Boréal\n');

it('an organisation’s imports are its administrators’ and the operators’ alone [S5.9-09]', async () => {
  const own = await importsOf(server, people.companyAdmin);
  const ready = await own.examine([list]);
  const other = await importsOf(server, people.hospitalAdmin);
  const { id, version, choices } = ready;
  const attempts = [
    ['GET', `/${id}`],
    ['GET', `/${id}/preview`],
    ['GET', `/${id}/rows`],
    ['GET', `/${id}/report.csv`],
    ['PUT', `/${id}`, { ...choices, version }],
    ['PUT', `/${id}/rows/2`, { values: { productName: 'Theirs' }, is_left_out: false }],
    ['POST', `/${id}/examine`, {}],
    ['POST', `/${id}/start`, { version }],
    ['POST', `/${id}/take-back`, {}],
    ['DELETE', `/${id}`],
  ] as const;
  for (const [method, path, body] of attempts)
    expect([method, path, (await other.send(method, path, body)).status]).toEqual([method, path, 404]);
  expect((await other.addFiles(id, [list])).status).toBe(404);
  expect((await other.send('GET', '')).body).toEqual({ data: [], total: 0 });
  expect(await own.get(id)).toEqual(ready);

  for (const person of [people.reader, people.collectionAdmin]) {
    const refused = await importsOf(server, person);
    for (const [method, path, body] of attempts)
      expect([method, path, (await refused.send(method, path, body)).status]).toEqual([method, path, 403]);
    expect((await refused.send('POST', '', {})).status).toBe(403);
  }
});

it('an operator imports into any organisation, and its administrators see it', async () => {
  const desk = await importsOf(server, people.operator, '/operator');
  const before = await collectionOf(server, 10001);
  const done = await desk.start(await desk.examine([list], { organisation: 10002 }));
  expect(done).toMatchObject({ state: 'done', organisation: { id: 10002 }, counts: { new: 1 } });
  expect(done.created_by).not.toBeNull();
  expect(await collectionOf(server, 10001)).toEqual(before);
  const other = await importsOf(server, people.hospitalAdmin);
  expect(await other.get(done.id)).toMatchObject({ state: 'done', created_by: 'Vigie' });
  expect((await desk.send('POST', '', { organisation: 99_999 })).body.errors).toMatchObject([
    { code: 'import.unknown_organisation', source: { pointer: '/data/organisation' } },
  ]);
});
