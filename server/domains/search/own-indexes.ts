import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { storeIdentity } from '#server/platform/storage/store-identity.ts';
import { catchUp } from './catch-up.ts';
import { collectionVersions } from './collection-source.ts';
import type { Indexes } from './indexes.ts';

interface Options {
  readonly engine: ColumnsEngine;
  readonly db: Database;
  readonly snapshotsDir: string;
  /** Bytes that the indexes may take together; the one that is being searched is kept whatever it takes. */
  readonly room: number;
  /** Called with errors that no caller waits for. */
  readonly onFault: (error: unknown) => void;
}

/** What is known of an index in memory. */
interface Awake {
  /** Changes that its snapshot lacks. */
  unsaved: number;
  bytes: number;
}

/** Changes after which a snapshot is written again: a start then has little to catch up on. */
const changesBetweenSnapshots = 2000;

/**
 * Indexes of this process's own: woken on first use, and at the collection's version for every answer. Where they take more than their room,
 * those that were used longest ago go to sleep in their snapshots, from which they are woken in milliseconds.
 */
export const createOwnIndexes = ({ engine, db, snapshotsDir, room, onFault }: Options): Indexes => {
  /** The one that was used last is the last. */
  const awake = new Map<number, Awake>();
  const turns = new Map<number, Promise<void>>();
  /** How many are at an index, or waiting for it. */
  const users = new Map<number, number>();
  let taken = 0;

  /** Of this very store: snapshots of another, or of this one before its content was replaced, are not looked at. */
  const fileOf = async (organisation: number): Promise<string> => {
    const folder = join(snapshotsDir, await storeIdentity(db));
    await mkdir(folder, { recursive: true });
    return join(folder, `${organisation}.columns`);
  };
  const save = async (organisation: number, index: Awake) => {
    await engine.save(organisation, await fileOf(organisation));
    index.unsaved = 0;
  };
  const weigh = (organisation: number, index: Awake) => {
    const bytes = engine.bytes(organisation);
    taken += bytes - index.bytes;
    index.bytes = bytes;
  };

  const refresh = async (organisation: number) => {
    const known = awake.get(organisation);
    if (!known) await engine.load(organisation, await fileOf(organisation));
    const index = known ?? { unsaved: 0, bytes: 0 };
    awake.delete(organisation);
    awake.set(organisation, index);
    const changes = await catchUp(engine, db, organisation);
    index.unsaved += changes;
    if (index.unsaved >= changesBetweenSnapshots) await save(organisation, index);
    if (!known || changes > 0) weigh(organisation, index);
  };
  /** What is done to an organisation's index, one after the other: two refreshes at once would read the same changes twice. */
  const inTurn = (organisation: number, run: () => Promise<void>): Promise<void> => {
    const turn = (turns.get(organisation) ?? Promise.resolve()).catch(() => {}).then(run);
    turns.set(organisation, turn);
    return turn;
  };

  const sleep = (organisation: number, index: Awake) =>
    inTurn(organisation, async () => {
      if (index.unsaved > 0) await save(organisation, index);
      await engine.clear(organisation);
      awake.delete(organisation);
      taken -= index.bytes;
    });
  let makingRoom: Promise<void> | undefined;
  const makeRoom = async () => {
    for (const [organisation, index] of awake) {
      if (taken <= room) return;
      if (!users.has(organisation)) await sleep(organisation, index);
    }
  };

  /** From the database alone: neither what is in memory nor the snapshot is looked at. */
  const renew = async (organisation: number) => {
    await engine.clear(organisation);
    if (!awake.has(organisation)) awake.set(organisation, { unsaved: 0, bytes: 0 });
    await refresh(organisation);
  };

  const using = async <Result>(
    organisation: number,
    use: () => Promise<Result>,
    wake: (organisation: number) => Promise<void> = refresh,
  ): Promise<Result> => {
    users.set(organisation, (users.get(organisation) ?? 0) + 1);
    try {
      await inTurn(organisation, () => wake(organisation));
      return await use();
    } finally {
      const others = (users.get(organisation) ?? 1) - 1;
      if (others > 0) users.set(organisation, others);
      else users.delete(organisation);
      if (taken > room)
        makingRoom ??= makeRoom()
          .catch(onFault)
          .finally(() => {
            makingRoom = undefined;
          });
    }
  };

  return {
    search: (scope, query) => using(scope.organisation, () => engine.search(scope, query)),
    ids: (scope, query) => using(scope.organisation, () => engine.ids(scope, query)),
    among: (scope, query, isns) => using(scope.organisation, () => engine.among(scope, query, isns)),
    suggest: (scope, query) => using(scope.organisation, () => engine.suggest(scope, query)),
    rebuild: (organisation) => {
      const keep = async () => {
        const index = awake.get(organisation);
        if (index) await save(organisation, index);
      };
      return using(organisation, keep, renew);
    },
    /** An index that nobody has woken is not behind: it is brought up before its first answer. */
    lag: async () => {
      const wanted = new Map((await collectionVersions(db)).map((one) => [one.organisation, one.version]));
      const kept = [...awake.keys()].filter((organisation) => wanted.has(organisation));
      const versions = await Promise.all(kept.map((organisation) => engine.version(organisation)));
      const behind = kept.filter((organisation, at) => versions[at] !== wanted.get(organisation));
      return { kept: kept.length, behind: behind.length };
    },
    close: async () => {
      await makingRoom;
      for (const [organisation, index] of awake) if (index.unsaved > 0) await save(organisation, index);
    },
  };
};
