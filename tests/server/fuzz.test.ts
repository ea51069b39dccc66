import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '../fuzz/fuzz.ts';
import { neverAnswered } from '../fuzz/never-answered.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('whatever is asked of any call by anybody is answered or refused in words, and never with what belongs to others', async () => {
  const tally = await fuzz(server, { seed: 20_261_124, inputs: 2800 });
  expect(tally.inputs()).toBe(2800);
  expect(tally.faults).toEqual([]);
  expect(neverAnswered(tally)).toEqual([]);
}, 300_000);
