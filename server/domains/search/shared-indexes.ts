import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { EngineUnavailable } from '#lib/search-engine/engine-unavailable.ts';
import type { DatedResult, SharedEngine } from '#lib/search-engine/port.ts';
import { instanceId } from '#server/platform/instance-id.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { catchUp } from './catch-up.ts';
import { collectionVersion, collectionVersions } from './collection-source.ts';
import { returnLease, takeLease } from './index-lease.ts';
import type { Indexes } from './indexes.ts';

interface Options {
  readonly engine: SharedEngine;
  readonly db: Database;
  /** Milliseconds that a search waits for changes to reach an index that can be read. */
  readonly patience?: number;
  /** Milliseconds that it waits for one that is being made. */
  readonly timeout?: number;
  /** Milliseconds between two looks for indexes that are behind; 0 looks only when something is searched. */
  readonly interval?: number;
  /** Called with errors that no caller waits for. */
  readonly onFault?: (error: unknown) => void;
}

/**
 * Indexes that all processes share. The versions of the collections in the database tell which changes an index lacks:
 * a search brings its index up to date first, and the others follow in the background. While Solr is unavailable
 * nothing is lost, because a collection's rows keep the version of their last change. A search whose index cannot be
 * updated, or not in time, is answered from the index as it is, and so are those that come soon after, without waiting.
 */
export const createSharedIndexes = ({
  engine,
  db,
  timeout = 10_000,
  patience = timeout,
  interval = 5000,
  onFault = () => {},
}: Options): Indexes => {
  const holder = `${instanceId}.${randomUUID()}`;
  const closing = new AbortController();
  const answers = keepAnswers();
  const turns = new Map<number, Promise<void>>();

  const bringUp = async (organisation: number): Promise<void> => {
    const lease = { organisation, holder };
    if (!(await takeLease(db, lease))) return wait(pause);
    try {
      const pinned = await engine.pinned();
      await catchUp(pinned, db, organisation, async () => {
        if (!(await takeLease(db, lease))) throw new EngineUnavailable('another process has taken the index over');
      });
      await pinned.settle();
    } finally {
      await returnLease(db, lease);
    }
  };
  /** One at a time within this process, which holds the lease as one. */
  const inTurn = (organisation: number): Promise<void> => {
    const turn = turns.get(organisation) ?? bringUp(organisation).finally(() => turns.delete(organisation));
    turns.set(organisation, turn);
    // A caller that timed out drops the result; the next one starts again.
    turn.catch(() => {});
    return turn;
  };

  const readStatus = async (organisation: number) => {
    const version = await engine.version(organisation);
    const wanted = await collectionVersion(db, organisation);
    // A first catch-up that is under way bears version 0.
    return { isCurrent: version === wanted || wanted === undefined, isUsable: Boolean(version) };
  };
  /** Until when it is known that an index cannot be brought up: somebody has waited for it in vain. */
  const stuckUntil = new Map<number, number>();
  const current = async (organisation: number): Promise<void> => {
    for (const start = performance.now(); ; ) {
      const { isCurrent, isUsable } = await readStatus(organisation);
      if (isCurrent) {
        stuckUntil.delete(organisation);
        return;
      }
      const left = start + (isUsable ? patience : timeout) - performance.now();
      if (isUsable && performance.now() < (stuckUntil.get(organisation) ?? 0)) return void inTurn(organisation);
      if (left <= 0) stuckUntil.set(organisation, performance.now() + stuckFor);
      if (left <= 0 && isUsable) return;
      if (left <= 0) throw new EngineUnavailable('the index is being made');
      try {
        await Promise.race([inTurn(organisation), wait(left, undefined, { ref: false })]);
      } catch (error) {
        // A shard without a leader is read and not written: what is there is better than nothing.
        if (!isUsable || !(error instanceof EngineUnavailable)) throw error;
        stuckUntil.set(organisation, performance.now() + stuckFor);
        return;
      }
    }
  };

  const lookAround = async (): Promise<void> => {
    const [indexed, wanted] = [await engine.versions(), await collectionVersions(db)];
    for (const { organisation, version } of wanted)
      if (indexed.get(organisation) !== version && !closing.signal.aborted) await inTurn(organisation);
  };
  const keepUp = async (): Promise<void> => {
    while (interval > 0 && !closing.signal.aborted) {
      await lookAround().catch(onFault);
      await wait(interval, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  };
  const keeping = keepUp();

  return {
    search: async (scope, query) => {
      const { organisation } = scope;
      const wanted = await collectionVersion(db, organisation);
      const question = JSON.stringify([scope, query]);
      const kept = answers.get(question);
      if (kept && kept.version === wanted) return kept.result;
      let found = await engine.searchAt(scope, query);
      if (wanted !== undefined && found.version !== wanted) {
        await current(organisation);
        found = await engine.searchAt(scope, query);
      }
      answers.set(question, found);
      return found.result;
    },
    ids: async (scope, query) => {
      await current(scope.organisation);
      return engine.ids(scope, query);
    },
    among: async (scope, query, isns) => {
      await current(scope.organisation);
      return engine.among(scope, query, isns);
    },
    suggest: async (scope, query) => {
      await current(scope.organisation);
      return engine.suggest(scope, query);
    },
    rebuild: async (organisation) => {
      await engine.clear(organisation);
      await inTurn(organisation);
    },
    lag: async () => {
      const [indexed, wanted] = [await engine.versions(), await collectionVersions(db)];
      const behind = wanted.filter(({ organisation, version }) => indexed.get(organisation) !== version);
      return { kept: wanted.length, behind: behind.length };
    },
    close: async () => {
      closing.abort();
      await keeping;
      await Promise.allSettled(turns.values());
    },
  };
};

/**
 * Answers of this process's, each good as long as the collection stands at the version it was made of: what a page is opened with is asked for again
 * and again. For a minute only: an index that is built anew at the same version may have been put right.
 */
const keepAnswers = () =>
  new LRUCache<string, DatedResult>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ result }, question) => question.length + JSON.stringify(result).length,
    ttl: 60_000,
  });

/** Milliseconds for which nobody else waits for an index that one has waited for in vain: they are answered from it as it is. */
const stuckFor = 10_000;

/** Milliseconds to wait for another process that is at an index. */
const pause = 100;
