import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepReading } from '#server/domains/reading/keep-reading.ts';
import { brokenOff, notRead, type SheetReader } from '#server/domains/reading/reader.ts';
import { makePdf, shortSheet } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { askForSheets, type Caller, signedInCaller, signedInOperator, workOn } from '../operator/operator-caller.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
let id: number;
let hash: string;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
  const { store } = server.services;
  const place = await store
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', 10001)
    .executeTakeFirstOrThrow();
  [id = 0] = await askForSheets(server, {
    cookie: member.cookie,
    files: [{ name: 'busy.pdf', bytes: await makePdf(shortSheet('Lumen Window Cleaner')) }],
    'locations[]': String(place.id),
  });
  ({ file_hash: hash } = await store
    .selectFrom('requests')
    .select('file_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow());
});
afterAll(() => server.close());
beforeEach(() => server.services.store.deleteFrom('readings').execute());

/** How often a reader that answers like this was asked, by a reading of the file. */
const readBy = async (answer: typeof notRead) => {
  let asked = 0;
  const reader: Pick<SheetReader, 'read'> = {
    read: async () => {
      asked++;
      return answer;
    },
  };
  const { store, files } = server.services;
  const { outcome } = await keepReading({ store, files, reader }, hash);
  return { asked, outcome };
};
const minutesPass = async (minutes: number) => {
  const { store } = server.services;
  const { created_at } = await store.selectFrom('readings').select('created_at').executeTakeFirstOrThrow();
  const earlier = new Date(Date.parse(created_at) - minutes * 60_000).toISOString();
  await store.updateTable('readings').set({ created_at: earlier }).execute();
};

test('a reading that was broken off is tried again when it is asked for later, three times, with growing pauses [S5.10-61]', async () => {
  expect(await readBy(brokenOff)).toEqual({ asked: 1, outcome: 'failed' });
  for (const pause of [1, 10, 60]) {
    await minutesPass(pause - 0.5);
    expect((await readBy(brokenOff)).asked).toBe(0);
    await minutesPass(1);
    expect((await readBy(brokenOff)).asked).toBe(1);
  }
  await minutesPass(1_000_000);
  expect((await readBy(brokenOff)).asked).toBe(0);
});

test('a file that cannot be opened is read once', async () => {
  expect((await readBy(notRead)).asked).toBe(1);
  await minutesPass(1_000_000);
  expect((await readBy(notRead)).asked).toBe(0);
});

test('an operator has it read again at once, and the form is filled in from it [S5.10-62]', async () => {
  await readBy(brokenOff);
  expect((await workOn(operator, id)).reading).toMatchObject({ outcome: 'failed', brokenOff: true });
  const { status, body } = await operator('POST', `/operator/requests/${id}/reread`, {});
  expect([status, body]).toEqual([200, { outcome: 'read' }]);
  const { reading, draft } = await workOn(operator, id);
  expect(reading.brokenOff).toBeUndefined();
  expect(draft.sheet.product_name).toBe(reading.fields.productName?.value);
  expect(draft.sheet.product_name).not.toBe('');
});

test('nobody else has it read again, and nothing but an addition is', async () => {
  expect((await member('POST', `/operator/requests/${id}/reread`, {})).status).toBe(403);
  expect((await operator('POST', '/operator/requests/999999/reread', {})).status).toBe(404);
});
