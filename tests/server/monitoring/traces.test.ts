import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '#server/app/jobs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

const spans: Span[] = [];
const received: string[] = [];
const collector = createServer(async (request, reply) => {
  const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  received.push(JSON.stringify(body));
  spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  reply.setHeader('content-type', 'application/json').end('{}');
}).listen(0, '127.0.0.1');

let server: TestServer;
beforeAll(async () => {
  if (!collector.listening) await once(collector, 'listening');
  const { port } = collector.address() as { port: number };
  server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
});
afterAll(() => {
  collector.close();
});

test('requests and jobs are traced to the collector, within the trace of who called, and name nobody [S6.1-18]', async () => {
  const visitor = createVisitor(server.app, { language: 'en' });
  await visitor.post('/forgot-password', { email: people.reader });
  await runDueJobs(server.services);
  await visitor.signIn(people.reader);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const ask = (traceparent: string) =>
    server.app.inject({
      url: '/api/lucidworks-solr-api/sds-10001/?q=secretword&rows=1',
      headers: { traceparent },
      cookies: Object.fromEntries(visitor.cookies),
    });
  expect((await ask(`00-${traceId}-b7ad6b7169203331-01`)).statusCode).toBe(200);
  for (const odd of ['00-xyz', `${'9'.repeat(5000)}`, '']) expect((await ask(odd)).statusCode).toBe(200);
  // Closing sends what has not been sent.
  await server.close();
  const request = spans.find((span) => span.traceId === traceId && span.name.startsWith('GET '));
  expect(request).toMatchObject({ name: 'GET /api/lucidworks-solr-api/:collection', parentSpanId: 'b7ad6b7169203331' });
  const search = spans.filter(
    ({ name, parentSpanId }) => name === 'worker search search' && parentSpanId === request?.spanId,
  );
  expect(search.length).toBeGreaterThan(0);
  const job = spans.find(({ name }) => name === 'job mail-reset-link');
  expect(spans).toContainEqual(expect.objectContaining({ name: 'mail reset-link', parentSpanId: job?.spanId }));
  expect(received.join('')).not.toMatch(/secretword|mapleridge|sds-10001/);
});
