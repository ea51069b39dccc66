import { identityOf } from '#contract/identity.ts';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { type ColumnsEngine, createColumnsEngine, type Snapshots } from '#lib/search-engine/columns/columns-engine.ts';
import { layoutParts, putTogether, takeApart } from '#lib/search-engine/snapshots/layout.ts';
import { type KeptState, openKept, readKeptState } from './kept-database.ts';

/** All on this device is one index. */
export const organisation = 1;
const place = 'index';

/** With the layout, the browser whose collation the ranks were made with. */
const format = JSON.stringify([...layoutParts, navigator.userAgent]);

/** Snapshots in the browser's database. */
export const storedIndex: Snapshots = {
  write: async (_, index) => {
    const arrays = takeApart(index).map(({ data }) => ({ data: data.slice(), length: data.length }));
    await (await openKept()).put('index', { format, version: index.version, arrays }, place);
  },
  read: async () => {
    const stored = await (await openKept()).get('index', place);
    return stored?.format === format ? putTogether(stored.version, stored.arrays) : undefined;
  },
};

const engine: ColumnsEngine = createColumnsEngine(storedIndex);
let inTurn: Promise<unknown> = Promise.resolve();

interface Kept {
  readonly engine: ColumnsEngine;
  readonly state: KeptState | undefined;
}

/** The engine with what the device keeps now, and for whom: from its snapshot, or built of its records, where that is of another revision. */
export const currentEngine = async (): Promise<Kept> => {
  const turn = inTurn.then(bringUp);
  inTurn = turn.catch(() => undefined);
  return { engine, state: await turn };
};

let last: KeptState | undefined;

/**
 * Asks the engine with what the device keeps now. To read that takes as long as a search: meanwhile it is asked with what was kept when somebody
 * last asked, and this answer counts only where all of it is kept still.
 */
export const askEngine = async <Answer>(ask: (kept: Kept) => Promise<Answer>): Promise<Answer> => {
  const before = last;
  if (before && (await engine.version(organisation)) === before.revision) {
    // The reading begins first, and goes on beside the search.
    const [now, answer] = await Promise.all([
      readKeptState(),
      openKept().then(() => ask({ engine, state: before }).catch(() => undefined)),
    ]);
    if (answer !== undefined && isSame(before, now)) return answer;
  }
  const kept = await currentEngine();
  last = kept.state;
  return ask(kept);
};

const isSame = (one: KeptState, other: KeptState | undefined): boolean =>
  other !== undefined &&
  one.revision === other.revision &&
  one.version === other.version &&
  one.contactAt === other.contactAt &&
  identityOf(one.user) === identityOf(other.user) &&
  one.user.ingredients === other.user.ingredients;

const bringUp = async (): Promise<KeptState | undefined> => {
  const state = await readKeptState();
  if (!state) {
    await engine.clear(organisation);
    return undefined;
  }
  const { revision } = state;
  if ((await engine.version(organisation)) === revision) return state;
  if ((await engine.load(organisation, place)) && (await engine.version(organisation)) === revision) return state;
  await engine.clear(organisation);
  const records = await (await openKept()).getAll('records');
  await engine.upsert(
    organisation,
    records.map((record) => ({ ...record, listedUnder: record.listedUnder ?? [] })),
    revision,
  );
  // Only so that the next page begins sooner: a device without room searches all the same.
  await engine.save(organisation, place).catch(() => undefined);
  return state;
};

/** Has the engine follow a change that was just made, where it stands at the revision before. */
export const followChange = async (
  { records, removed }: { readonly records: readonly SearchedSheet[]; readonly removed: readonly number[] },
  revision: number,
): Promise<void> => {
  if ((await engine.version(organisation)) !== revision - 1) return;
  await engine.upsert(organisation, records, revision);
  await engine.remove(organisation, removed, revision);
};

/** Keeps the index as it is now, so that the next page begins with it. */
export const saveIndex = async (): Promise<void> => {
  await currentEngine();
  await engine.save(organisation, place);
};
