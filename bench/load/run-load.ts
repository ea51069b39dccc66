import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '#tests/support/search/random.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { endWithBench } from '../clean-up.ts';
import { organisationsFor, type SizedOrganisation } from '../search/shared/organisations.ts';
import { fillLoadStore, type StoredPdfs } from './fill-load-store.ts';
import { beMember } from './member.ts';
import { startOffice } from './office/start-office.ts';
import type { LoadOptions } from './options.ts';
import { drawMembers, type Person } from './people.ts';
import { prepareMembers } from './prepare-members.ts';
import { createTally, type Part } from './tally.ts';
import { probeBare } from './watch/probe-bare.ts';
import { countProcessorUse, type ProcessorUse } from './watch/processor-use.ts';
import { heapSettings, type MemorySamples, watchMemory } from './watch/watch-memory.ts';

/** One part of the run. */
export interface Watched extends Part {
  readonly seconds: number;
  readonly use: ProcessorUse;
}

export interface LoadResult {
  readonly organisations: readonly SizedOrganisation[];
  readonly pdfs: StoredPdfs;
  readonly known: number;
  readonly checked: number;
  readonly alone: Watched;
  readonly together: Watched;
  /** Of the part in which documents were made. */
  readonly memory: MemorySamples;
  /** Milliseconds that this process, which asks, was late itself: nineteen in twenty, and ninety-nine in a hundred times. */
  readonly late: { readonly p95: number; readonly p99: number };
  /** What the server ended with when it was told to stop. */
  readonly exitCode: number | null;
}

const organisationCount = 10;

/** The members' searches by themselves, for a fifth of the time, and then with everything else that people have made. */
export const runLoad = async (
  folder: string,
  { sheets, members, minutes, seed }: LoadOptions,
  say: (what: string) => void,
): Promise<LoadResult> => {
  const random = createRandom(seed);
  const organisations = organisationsFor(sheets, organisationCount);
  const people = drawMembers(organisations, members, random);
  const clerks = ['binders', 'exports', 'additions'].map((what): Person => {
    return { name: `${what}@vigie.example`, organisation: organisations[0]!, role: 'collection-admin' };
  });
  say('filling the store');
  const dataDir = join(folder, 'data');
  const pdfs = await fillLoadStore(dataDir, organisations, [...people, ...clerks]);

  const server = await spawnServer({
    dataDir,
    // What one organisation sends in ten minutes here takes others a month.
    env: {
      DEMO: 'off',
      LOG_LEVEL: 'error',
      MAX_OPEN_REQUESTS: '100000',
      UPLOAD_DAILY_MB: '100000',
      // Its people are fewer and quicker than people are.
      READ_DOCUMENTS_HOURLY: '0',
      READ_CALLS_HOURLY: '0',
      ...heapSettings(folder, minutes),
    },
  });
  const forget = endWithBench(server.pid);
  const { tally, beginPart } = createTally();
  say('signing in, asking every search once');
  const prepared = await prepareMembers(server.url, people, random);
  const leaving = new AbortController();
  const bare = await probeBare(tally);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const watch = async (during: number): Promise<Watched> => {
    const [part, used, started] = [beginPart(), countProcessorUse(server.pid), performance.now()];
    await wait(during * 60_000);
    return { ...part, seconds: (performance.now() - started) / 1000, use: used() };
  };

  say('members alone');
  const going = prepared.members.map(({ client, repertoire }, at) =>
    beMember({ client, repertoire, pdfs, random: createRandom(seed * 10_000 + at) }, tally, leaving.signal),
  );
  const alone = await watch(minutes / 5);
  say('with binders, exports and additions');
  const office = startOffice({ url: server.url, folder, seed, clerks }, tally);
  const memory = watchMemory(server.pid, folder);
  const together = await watch(minutes);
  const samples = memory.stop();
  leaving.abort();
  await Promise.all([...going, office.stop(), bare.stop()]);
  const exitCode = await server.stop();
  forget();
  return {
    organisations,
    pdfs,
    known: prepared.known,
    checked: prepared.checked,
    alone,
    together,
    memory: samples,
    late: { p95: delay.percentile(95) / 1e6, p99: delay.percentile(99) / 1e6 },
    exitCode,
  };
};
