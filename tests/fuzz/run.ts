import { parseArgs } from 'node:util';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import makeTemplates from '../support/templates.ts';
import { startTestServer } from '../support/test-server.ts';
import { fuzz } from './fuzz.ts';
import { neverAnswered } from './never-answered.ts';

/** `npm run fuzz -- [--seed N] [--inputs N]`: the same seed asks the same. */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, inputs: { type: 'string', default: '100000' } },
});
const [seed, inputs] = [Number(values.seed), Number(values.inputs)];
const started = performance.now();
const removeTemplates = await makeTemplates();
const server = await startTestServer({
  UPLOAD_DAILY_MB: '100000',
  MAX_OPEN_REQUESTS: '100000',
  READ_DOCUMENTS_HOURLY: '0',
  READ_CALLS_HOURLY: '0',
});
// A 500 is reported with its cause.
server.app.addHook('onError', async (request, _reply, error) => {
  if (!('status' in error) && (error.statusCode ?? 500) >= 500)
    console.error(request.method, request.url.slice(0, 200), error);
});
const onProgress = (done: number, faults: number) =>
  console.log(`${done} asked in ${Math.round((performance.now() - started) / 1000)} s, ${faults} wrong`);
const tally = await fuzz(server, { seed, inputs, onProgress }).finally(async () => {
  await server.close();
  await removeTemplates();
});
const hollow = neverAnswered(tally);
console.log(tally.lines(calls as readonly Call[]).join('\n'));
for (const fault of tally.faults.slice(0, 50)) console.error(fault);
for (const pair of hollow) console.error(`never answered with success: ${pair}`);
const failed = tally.faults.length + hollow.length;
console.log(`seed ${seed}, ${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${tally.inputs() - tally.faults.length} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
