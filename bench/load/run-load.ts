import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '#tests/support/search/random.ts';
import { organisationsFor, type SizedOrganisation } from '../search/shared/organisations.ts';
import { fillLoadStore, type StoredPdfs } from './fill-load-store.ts';
import { beMember } from './member.ts';
import { startOffice } from './office/start-office.ts';
import type { LoadOptions } from './options.ts';
import { drawMembers, type Person } from './people.ts';
import { startTogether } from './place/cluster.ts';
import { type LoadPlace, startAlone } from './place/place.ts';
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
  /** What the server's processes ended with when they were told to stop. */
  readonly exitCodes: readonly (number | null)[];
  /** What it all ran on, in words. */
  readonly place: string;
}

const organisationCount = 10;

/** The members' searches by themselves, for a fifth of the time, and then with everything else that people have made. */
export const runLoad = async (
  folder: string,
  { sheets, members, minutes, seed, cluster, kill }: LoadOptions,
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

  const env = heapSettings(folder, minutes);
  const place = cluster ? await startTogether(dataDir, env, say) : await startAlone(dataDir, env);
  // One that is killed has no processor time to be told at the end.
  const counted = kill ? place.pids.slice(0, 1) : place.pids;
  const { tally, beginPart } = createTally();
  say('signing in, asking every search once');
  const prepared = await prepareMembers(place.urls, people, random);
  const leaving = new AbortController();
  const bare = await probeBare(tally);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const watch = async (during: number): Promise<Watched> => {
    const [part, used, started] = [beginPart(), countProcessorUse(counted), performance.now()];
    await wait(during * 60_000);
    return { ...part, seconds: (performance.now() - started) / 1000, use: used() };
  };

  say('members alone');
  const going = prepared.members.map(({ client, repertoire }, at) =>
    beMember({ client, repertoire, pdfs, random: createRandom(seed * 10_000 + at) }, tally, leaving.signal),
  );
  const alone = await watch(minutes / 5);
  say('with binders, exports and additions');
  const office = startOffice({ url: place.urls[0], folder, seed, clerks }, tally);
  const memory = watchMemory(place.pids[0], folder);
  const killing = kill ? killInTheMiddle(place, minutes * 60_000, say) : undefined;
  const together = await watch(minutes);
  await killing;
  const samples = memory.stop();
  leaving.abort();
  await Promise.all([...going, office.stop(), bare.stop()]);
  const exitCodes = await place.stop();
  return {
    organisations,
    pdfs,
    known: prepared.known,
    checked: prepared.checked,
    alone,
    together,
    memory: samples,
    late: { p95: delay.percentile(95) / 1e6, p99: delay.percentile(99) / 1e6 },
    exitCodes,
    place: kill ? `${place.told}; one of the two killed in the middle and started again` : place.told,
  };
};

/** One of the processes is away for a fifth of the time. */
const killInTheMiddle = async (place: LoadPlace, during: number, say: (what: string) => void): Promise<void> => {
  await wait(during * 0.4);
  say('one process is killed');
  const startAgain = await place.kill?.();
  await wait(during * 0.2);
  say('and started again');
  await startAgain?.();
};
