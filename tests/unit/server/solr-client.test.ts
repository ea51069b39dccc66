import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSolrClient } from '#lib/search-engine/solr/solr-client.ts';

/** As Solr with authentication answers. */
const guarded = createServer((request, response) => {
  const isKnown = request.headers.authorization === `Basic ${Buffer.from('vigie:p@ss/wörd').toString('base64')}`;
  response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
  response.end(isKnown ? '{"status":"OK"}' : '{"error":{"msg":"require authentication"}}');
});
const hostOf = () => `127.0.0.1:${(guarded.address() as AddressInfo).port}/solr`;
beforeAll(async () => {
  guarded.listen(0, '127.0.0.1');
  await once(guarded, 'listening');
});
afterAll(() => void guarded.close());

test('a Solr with authentication is asked with the name and the password of its address', async () => {
  const client = createSolrClient([`http://vigie:p%40ss%2Fw%C3%B6rd@${hostOf()}`]);
  expect(await client.get('admin/info/system', {})).toEqual({ status: 'OK' });
  expect(await client.post('vigie/select', {}, {})).toEqual({ status: 'OK' });
});

test('neither stands in what is said of a Solr that refuses them, or is away', async () => {
  const refused = createSolrClient([`http://vigie:secret@${hostOf()}`]).get('admin/info/system', {});
  await expect(refused).rejects.toThrow('Solr says 401');
  await expect(refused).rejects.not.toThrow(/secret/);
  const away = createSolrClient(['http://vigie:secret@127.0.0.1:1/solr']).get('admin/info/system', {});
  await expect(away).rejects.not.toThrow(/secret/);
});
