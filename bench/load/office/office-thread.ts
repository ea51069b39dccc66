import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createRandom } from '#tests/support/search/random.ts';
import { account } from '../../search/fill-store.ts';
import { signIn } from '../../sign-in.ts';
import type { Clerk } from './clerk.ts';
import { exportCollection } from './export-excel.ts';
import { orderBinder } from './order-binder.ts';
import { sendAddition } from './send-addition.ts';
import type { OfficeOrder, OfficeWord } from './start-office.ts';

/** Milliseconds between one thing and the next of its kind. */
const pause = 1000;

const works = [
  { kind: 'binder', work: orderBinder },
  { kind: 'export', work: exportCollection },
  { kind: 'addition', work: sendAddition },
] as const satisfies { kind: OfficeWord['kind']; work: (clerk: Clerk) => Promise<void> }[];

const { url, folder, seed, clerks } = workerData as OfficeOrder;
const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort());

const goOn = async ({ kind, work }: (typeof works)[number], clerk: Clerk): Promise<void> => {
  while (!stopping.signal.aborted) {
    const started = performance.now();
    const fault = await work(clerk).then(() => undefined, String);
    const word: OfficeWord = { kind, ms: performance.now() - started, ...(fault !== undefined && { fault }) };
    parentPort?.postMessage(word);
    await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
  }
  clerk.client.close();
};

await Promise.all(
  works.map(async (one, at) => {
    const { name, organisation } = clerks[at]!;
    const client = await signIn(url, { name, password: account.password });
    await goOn(one, { client, organisation, random: createRandom(seed + at), folder });
  }),
);
