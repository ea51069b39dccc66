import { createServer } from 'node:http';
import { parseSearchParameters } from '#contract/search/parse-search-parameters.ts';
import { wireQuery } from '#contract/search/wire-query.ts';
import { presentAnswer } from '#lib/search-engine/present-answer.ts';
import { openSqliteSearch } from './search.ts';

/**
 * SQLite behind the least HTTP server there can be: it takes the address of the product's search call and gives the same
 * answer, without session, permissions or compression. Its port is the one line it prints.
 */
const { search } = openSqliteSearch(process.argv[2] ?? '');
const lists = ['fq', 'facet.field'];

const readAddress = (address: string) => {
  const { searchParams } = new URL(address, 'http://localhost');
  const given = [...new Set(searchParams.keys())].map((name) => [
    name,
    lists.includes(name) ? searchParams.getAll(name) : searchParams.get(name),
  ]);
  return parseSearchParameters(wireQuery.parse(Object.fromEntries(given)));
};

const server = createServer((request, response) => {
  const { query, facetFields } = readAddress(request.url ?? '');
  const body = JSON.stringify(
    presentAnswer(search(query), { language: query.language, start: query.start, facetFields }, 0),
  );
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
process.on('SIGTERM', () => process.exit(0));
