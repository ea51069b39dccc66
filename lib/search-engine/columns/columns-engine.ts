import type { SearchEngine, SearchResult } from '../port.ts';
import { bytesOf, createIndexState, type IndexState } from './index-state.ts';
import { createScratch, runAmong, runIds, runSearch, runSuggest } from './run-query.ts';
import { clearWholeLists } from './whole-lists.ts';
import { removeRecords, upsertRecords } from './write-records.ts';

/** Where indexes are kept while no process runs: files, or whatever a browser has. */
export interface Snapshots {
  /** Writes an index whole or not at all. Rejects when the disk does. */
  write(organisation: number, index: IndexState, file: string): Promise<void>;
  /** Undefined when there is none, or it is damaged, of another format or of another organisation. */
  read(organisation: number, file: string): Promise<IndexState | undefined>;
}

/** The embedded engine: all indexes in memory, with snapshots to start from. */
export interface ColumnsEngine extends SearchEngine {
  /** Writes the organisation's index to a file, whole or not at all; does nothing when there is none. Rejects when the disk fails. */
  save(organisation: number, file: string): Promise<void>;
  /** Bytes of memory that the organisation's index takes, about; 0 when there is none. */
  bytes(organisation: number): number;
  /** Takes the organisation's index from a file; false, with nothing changed, when the file is missing or not fit. */
  load(organisation: number, file: string): Promise<boolean>;
}

/** Starts without indexes: they come from records or from snapshots. Writes to one index wait for each other. */
export const createColumnsEngine = (snapshots: Snapshots): ColumnsEngine => {
  const indexes = new Map<number, IndexState>();
  const scratch = createScratch();
  const inTurn = createTurns();
  const change = (organisation: number, version: number, apply: (index: IndexState) => void) =>
    inTurn(organisation, async () => {
      const index = indexes.get(organisation) ?? createIndexState();
      indexes.set(organisation, index);
      apply(index);
      clearWholeLists(index);
      index.version = version;
    });
  return {
    version: async (organisation) => indexes.get(organisation)?.version,
    upsert: (organisation, records, version) => change(organisation, version, (index) => upsertRecords(index, records)),
    remove: (organisation, isns, version) => change(organisation, version, (index) => removeRecords(index, isns)),
    clear: (organisation) => inTurn(organisation, async () => void indexes.delete(organisation)),
    search: async (scope, query) => {
      const index = indexes.get(scope.organisation);
      return index ? runSearch(index, scratch, scope, query) : nothing(query.facets.map(({ name }) => name));
    },
    ids: async (scope, query) => {
      const index = indexes.get(scope.organisation);
      return index ? runIds(index, scratch, scope, query) : [];
    },
    among: async (scope, query, isns) => {
      const index = indexes.get(scope.organisation);
      return index ? runAmong(index, scratch, scope, { query, isns }) : [];
    },
    suggest: async (scope, query) => {
      const index = indexes.get(scope.organisation);
      return index
        ? runSuggest(index, scratch, scope, query)
        : { products: [], manufacturers: [], casNumbers: [], instead: [] };
    },
    save: (organisation, file) =>
      inTurn(organisation, async () => {
        const index = indexes.get(organisation);
        if (index) await snapshots.write(organisation, index, file);
      }),
    bytes: (organisation) => {
      const index = indexes.get(organisation);
      return index ? bytesOf(index) : 0;
    },
    load: (organisation, file) =>
      inTurn(organisation, async () => {
        const index = await snapshots.read(organisation, file);
        if (index) indexes.set(organisation, index);
        return index !== undefined;
      }),
  };
};

/** Runs what changes or writes an organisation's index one after the other; searches go on in between. */
const createTurns = () => {
  const last = new Map<number, Promise<unknown>>();
  return <Result>(organisation: number, run: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(organisation) ?? Promise.resolve()).then(run);
    last.set(
      organisation,
      turn.catch(() => undefined),
    );
    return turn;
  };
};

const nothing = (facets: readonly string[]): SearchResult => ({
  total: 0,
  collectionSize: 0,
  records: [],
  facets: Object.fromEntries(facets.map((name) => [name, []])),
  instead: [],
  apart: [],
});
