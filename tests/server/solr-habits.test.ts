import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marked, people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInAs(server.app, people.companyAdmin);
});
afterAll(() => server.close());

const at = '/api/lucidworks-solr-api/sds-10001';
const select = (query: string, path = '/select') =>
  server.app.inject({ url: `${at}${path}?${query}`, headers: { cookie } });
const post = (payload: string, { headers = {}, path = '/select' } = {}) =>
  server.app.inject({
    method: 'POST',
    url: at + path,
    headers: { cookie, ...marked, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });
const withoutTime = (body: string) => body.replace(/"QTime": ?\d+/, '');

describe('clients of Solr', () => {
  test('find the search at /select, by GET and by a form, as at its own address [S6.2-04]', async () => {
    const query = 'q=acetone&rows=5&sort=ProductName+asc&facet.field=Language_s&facet.field=status_s';
    const answers = await Promise.all([select(query, '/'), select(query), select(query, '/select/'), post(query)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => withoutTime(body))).size).toBe(1);
    expect(answers[0]!.json().response.docs.length).toBeGreaterThan(0);
    const json = JSON.stringify({
      q: 'acetone',
      rows: 5,
      sort: 'ProductName asc',
      'facet.field': ['Language_s', 'status_s'],
    });
    const byJson = await post(json, { headers: { 'content-type': 'application/json' } });
    expect(withoutTime(byJson.body)).toBe(withoutTime(answers[0]!.body));
  });

  test('are answered what wt, indent, version and facet ask [S6.2-04]', async () => {
    const plain = await select('q=acetone&rows=2&facet.field=Language_s');
    const asked = await select('q=acetone&rows=2&facet.field=Language_s&wt=json&version=2.2&facet=true');
    expect(withoutTime(asked.body)).toBe(withoutTime(plain.body));
    const indented = await select('q=acetone&rows=2&facet.field=Language_s&indent=on');
    expect(indented.body).toContain('\n  "response": {\n');
    expect(indented.headers['content-type']).toMatch(/^application\/json/);
    expect(withoutTime(JSON.stringify(indented.json()))).toBe(withoutTime(plain.body));
    const without = await select('facet=false&facet.field=Language_s');
    expect(without.json().facet_counts.facet_fields).toEqual({});
  });

  test('are answered the whole list of a facet, and its values from a count on [S6.2-04]', async () => {
    const listOf = async (query: string): Promise<(string | number)[]> =>
      (await select(`rows=0&facet.field=CompanyName_ss&${query}`)).json().facet_counts.facet_fields.CompanyName_ss;
    const whole = await listOf('facet.limit=-1');
    expect(whole.length).toBeGreaterThan(22);
    expect(await listOf('facet.limit=10000')).toEqual(whole);
    const counts = whole.filter((_, place) => place % 2 === 1) as number[];
    expect(counts.every((count) => count >= 1)).toBe(true);
    const least = counts[1]!;
    const often = await listOf(`facet.limit=-1&facet.mincount=${least}`);
    expect(often).toEqual(whole.slice(0, 2 * counts.filter((count) => count >= least).length));
  });

  test('are answered the fields that fl names [S6.2-04]', async () => {
    const [doc] = (await select('rows=1&fl=ProductName,Language&fl=CompanyName')).json().response.docs;
    expect(Object.keys(doc).sort()).toEqual(['CompanyName', 'Language', 'ProductName']);
    const [numbered] = (await select('rows=1&fl=id+ProductName')).json().response.docs;
    expect(Object.keys(numbered)).toEqual(['Name.IdentificationNumber.RecordNumber_s', 'ProductName']);
    const [all] = (await select('rows=1&fl=*')).json().response.docs;
    expect(Object.keys(all).length).toBeGreaterThan(20);
  });

  test.each([
    ['wt=xml', 'wt'],
    ['wt=javabin', 'wt'],
    ['facet.mincount=0', 'facet.mincount'],
    ['facet.limit=-2', 'facet.limit'],
    ['facet.sort=index', 'facet.sort'],
    ['fl=*,score', 'fl'],
    ['fl=password', 'fl'],
    ['defType=edismax', 'defType'],
    ['q.op=OR', 'q.op'],
    ['df=ProductName', 'df'],
    ['hl=true', 'hl'],
    ['stream.url=http://localhost/', 'stream.url'],
    ['shards=localhost:8983/solr', 'shards'],
    ['qt=/update', 'qt'],
    ['q=acet*', 'q'],
    ['q=acetone+AND+-water', 'q'],
  ])('are refused %s by its name, in the address and in a form [S6.2-04 S6.2-05]', async (query, name) => {
    const read = await select(query);
    expect([read.statusCode, read.json().errors[0].source]).toEqual([400, { parameter: name }]);
    const sent = await post(query);
    expect([400, 422]).toContain(sent.statusCode);
    expect(JSON.stringify(sent.json().errors[0].source)).toContain(name.replaceAll('/', '~1'));
  });

  test('reach no other collection, nor by the form, and need the header or a token', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const url = '/api/lucidworks-solr-api/sds-10002/select';
      const other = { method, url, headers: { cookie, ...marked }, ...(method === 'POST' && { payload: {} }) };
      expect((await server.app.inject(other)).json().errors[0].code).toBe('collection.forbidden');
    }
    expect((await post('fq=Codes_ss:"10002"')).json().errors[0].code).toBe('collection.forbidden');
    expect((await post('q=acetone', { headers: { 'x-requested-with': '' } })).statusCode).toBe(403);
    expect((await post('q=acetone', { headers: { cookie: '' } })).statusCode).toBe(401);
  });

  test('send forms to the search alone', async () => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/search-filters/',
      headers: { cookie, ...marked, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'filters=x',
    });
    expect(statusCode).toBe(415);
  });
});
