import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let isns: number[];
beforeAll(async () => {
  server = await startTestServer({ READ_DOCUMENTS_HOURLY: '20', READ_CALLS_HOURLY: '400' });
  const held = await server.services.store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', 10001)
    .orderBy('isn')
    .execute();
  isns = held.map(({ isn }) => isn);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { store } = server.services;
  await store.deleteFrom('attempts').execute();
});

const signedIn = async (name: string, language = 'en'): Promise<Visitor> => {
  const visitor = createVisitor(server.app, { language });
  await visitor.signIn(name);
  return visitor;
};
const openPdf = async (visitor: Visitor, isn: number, language = 'en', query = '') => {
  const answer = await server.app.inject({
    url: `/api/pdf/${isn}.pdf${query}`,
    headers: { 'accept-language': language, accept: 'application/json' },
    cookies: Object.fromEntries(visitor.cookies),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
};
/** How many of these open before the first is refused. */
const copy = async (visitor: Visitor, from: readonly number[], open = openPdf) => {
  for (const [index, isn] of from.entries()) if ((await open(visitor, isn)).status === 429) return index;
  return from.length;
};
const entries = async () =>
  server.services.store
    .selectFrom('audit_entries')
    .select(['user_id', 'organisation_id', 'network', 'details'])
    .where('event', '=', 'reading-limited')
    .execute();

describe('who copies the collection', () => {
  test('is refused after an hour’s sheets, told for how many seconds in both languages, and stands in the log once [S1.8-12]', async () => {
    const crawler = await signedIn(people.companyAdmin);
    expect(await copy(crawler, isns)).toBe(20);
    const refused = await openPdf(crawler, isns[21] ?? 0);
    const seconds = Number(refused.headers['retry-after']);
    expect(refused.status).toBe(429);
    // Three minutes a sheet, at twenty an hour.
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(180);
    expect(refused.text).toContain(`Very many pages or sheets were opened in a short time. Try again in ${seconds}`);
    const french = await openPdf(crawler, isns[22] ?? 0, 'fr');
    expect(french.text).toContain('Un très grand nombre de pages ou de fiches ont été ouvertes en peu de temps.');
    expect(await entries()).toEqual([
      expect.objectContaining({ organisation_id: 10001, details: '{"call":"getSheetPdf"}', network: '127.0.0.1' }),
    ]);
    // In another browser they are the same reader; as texts the sheets are what they are as PDFs.
    const elsewhere = await signedIn(people.companyAdmin);
    expect((await openPdf(elsewhere, isns[23] ?? 0)).status).toBe(429);
    expect((await elsewhere.get(`/sds-details/sections?recordID=${isns[24]}`)).status).toBe(429);
  });

  test('has a budget of its own for the PDFs that a device keeps: what is opened is not held up by them [S1.8-12]', async () => {
    const visitor = await signedIn(people.shared);
    const { sheets } = (await visitor.get('/kept-sheets')).body;
    const mine: number[] = sheets.map(([isn]: [number]) => isn).slice(0, 110);
    const keep = (one: Visitor, isn: number) => openPdf(one, isn, 'en', '?for=device');
    // Five hours’ worth at once.
    expect(await copy(visitor, mine, keep)).toBe(100);
    expect((await openPdf(visitor, mine[100]!)).status).toBe(200);
    expect((await openPdf(visitor, mine[0]!, 'en', '?for=somebody')).status).toBe(400);
  });

  test('still searches, opens what they had open, and every sheet’s details: nobody is without first aid', async () => {
    const crawler = await signedIn(people.companyAdmin);
    expect((await openPdf(crawler, isns[25] ?? 0)).status).toBe(429);
    expect((await openPdf(crawler, isns[0] ?? 0)).status).toBe(200);
    expect((await crawler.get(`/sds-details/?recordID=${isns[30]}`)).status).toBe(200);
    expect((await crawler.get('/lucidworks-solr-api/sds-10001/?q=*:*&rows=1')).status).toBe(200);
  });

  test('makes nobody else wait: not a colleague, not another screen of the shared account that copied', async () => {
    const colleague = await signedIn(people.collectionAdmin);
    expect((await openPdf(colleague, isns[26] ?? 0)).status).toBe(200);
    const [copying, screen] = [await signedIn(people.shared), await signedIn(people.shared)];
    expect(await copy(copying, isns)).toBe(20);
    expect((await openPdf(screen, isns[27] ?? 0)).status).toBe(200);
  });

  test('at the provider has the same limits, as an operator', async () => {
    const operator = await signedIn(people.operator);
    const open = async (visitor: Visitor, isn: number) => {
      const answer = await server.app.inject({
        url: `/api/operator/sheets/${isn}/pdf`,
        cookies: Object.fromEntries(visitor.cookies),
      });
      return { status: answer.statusCode, headers: answer.headers, text: answer.body };
    };
    expect(await copy(operator, isns, open)).toBe(20);
  });

  test('by calls of other kinds is refused after very many of them', async () => {
    const reader = await signedIn(people.reader);
    let taken = 0;
    while (taken < 500 && (await reader.get('/get-notifications')).status === 200) taken += 1;
    expect(taken).toBeGreaterThanOrEqual(390);
    expect(taken).toBeLessThanOrEqual(420);
  });

  test('by the batches that devices keep is counted by sheet', async () => {
    const visitor = await signedIn(people.collectionAdmin);
    // Numbers without a sheet cost the server nothing, and count as any.
    const numbers = Array.from({ length: 25 }, (_, at) => `isn=${at + 1}`).join('&');
    const ask = async () => (await visitor.get(`/kept-sheets/sheets?${numbers}`)).status;
    let batches = 0;
    while (batches < 30 && (await ask()) === 200) batches += 1;
    // 400 calls are sixteen batches; what comes back meanwhile is one more.
    expect([16, 17]).toContain(batches);
    expect(await ask()).toBe(429);
  });
});
