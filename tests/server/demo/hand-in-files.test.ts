import { afterAll, beforeAll, expect, test } from 'vitest';
import { handInDemoFiles } from '#server/domains/demo/hand-in-files.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Caller, signedInOperator, workOn } from '../operator/operator-caller.ts';

let server: TestServer;
let operator: Caller;
let waiting: { id: number; file_name: string }[];
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  waiting = await server.services.store
    .selectFrom('requests')
    .select(['id', 'file_name'])
    .where('type', '=', 'sdsaddition')
    .where('status', '=', 'processing')
    .execute();
});
afterAll(() => server.close());

test('an addition without a file is worked by hand: nothing was read', async () => {
  expect(waiting.length).toBeGreaterThan(0);
  for (const { id } of waiting) {
    expect((await workOn(operator, id)).reading).toEqual({ outcome: 'failed', pages: 0, fields: {} });
    expect((await operator('GET', `/operator/requests/${id}/file`)).status).toBe(404);
  }
});

test('the demo’s additions that wait come with the PDF they name, read like any other', async () => {
  await handInDemoFiles(server.services);
  for (const { id, file_name } of waiting) {
    const { headers } = await operator('GET', `/operator/requests/${id}/file`);
    expect(headers['content-type']).toBe('application/pdf');
    const { info } = await server.services.store
      .selectFrom('requests')
      .select('info')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(String(JSON.parse(info).file_size)).toBe(headers['content-length']);
    const { reading, draft } = await workOn(operator, id);
    expect(reading.outcome).toBe('read');
    expect(file_name.normalize('NFKC')).toContain(draft.sheet.product_name.normalize('NFKC'));
  }
});
