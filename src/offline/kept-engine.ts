import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { type ColumnsEngine, createColumnsEngine, type Snapshots } from '#lib/search-engine/columns/columns-engine.ts';
import { layoutParts, putTogether, takeApart } from '#lib/search-engine/snapshots/layout.ts';
import { type KeptState, knownKeptState, openKept } from './kept-database.ts';

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

const bringUp = async (): Promise<KeptState | undefined> => {
  const state = await knownKeptState();
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
    // Those kept by an earlier version have not all of it.
    records.map((record) => ({
      ...record,
      listedUnder: record.listedUnder ?? [],
      hazardClasses: record.hazardClasses ?? [],
      signalWord: record.signalWord ?? '',
      otherLanguage: record.otherLanguage ?? 'missing',
    })),
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
