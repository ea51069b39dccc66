import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { UserInfo } from '#contract/calls/get-user-info.ts';
import type { KeptFrame, KeptList, KeptSheet } from '#contract/calls/kept-sheets.ts';
import { keptDays } from '#contract/kept-sheets.ts';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import type { Cells } from '#lib/search-engine/columns/growable.ts';
import { databaseName } from './drop-kept.ts';

/** What a person chose to keep on this device. */
export interface KeptChoice {
  /** Ids of locations; none for all that they see. */
  readonly locations: readonly number[];
  /** Bytes of PDFs at most. */
  readonly pdfBytes: number;
}

/** For whom, of what, and as of when this device keeps sheets. */
export interface KeptState extends KeptChoice {
  readonly user: UserInfo;
  /** The server's version of what was taken in whole; empty until then. */
  readonly version: string;
  /** Marks of the groups of that version; none of what an earlier version of the app took in. */
  readonly groups?: NonNullable<KeptList['groups']>;
  readonly frame: KeptFrame;
  /** Sheets in sight of this choice, as the server listed them last. */
  readonly total: number;
  /** Of these, how many lie on the device: fewer while they come, and where it has no room. */
  readonly stored: number;
  /** When everything was as the server has it, and when the server last said anything; milliseconds since 1970. */
  readonly refreshedAt: number;
  readonly contactAt: number;
  /** Rises with each change of the sheets: an index of another revision is out of date. */
  readonly revision: number;
  /** Somebody ended the session: nothing is shown until the person is back. */
  readonly isLocked: boolean;
}

/** A sheet on the device: details and label, packed. */
export interface StoredSheet {
  readonly isn: number;
  readonly mark: string;
  readonly pdf: KeptSheet['pdf'];
  /** Of its tag, when its PDF is kept too; empty else. */
  readonly pdfTag: string;
  readonly pdfBytes: number;
  /** What is kept first: 0 for Danger, 1 for Warning, 2 for others. */
  readonly rank: number;
  /** JSON of `PackedSheet`, compressed. */
  readonly packed: ArrayBuffer;
}
export type PackedSheet = Pick<KeptSheet, 'details' | 'label'>;

interface StoredIndex {
  readonly format: string;
  readonly version: number;
  readonly arrays: readonly { readonly data: Cells; readonly length: number }[];
}

/** Kept before lists of substances were looked in, it has none until it is refreshed. */
export type KeptRecord = Omit<SearchedSheet, 'listedUnder'> & Partial<Pick<SearchedSheet, 'listedUnder'>>;

export interface KeptSchema extends DBSchema {
  state: { key: 'state'; value: KeptState };
  sheets: { key: number; value: StoredSheet };
  records: { key: number; value: KeptRecord };
  index: { key: 'index'; value: StoredIndex };
}
export type KeptDatabase = IDBPDatabase<KeptSchema>;

let opened: Promise<KeptDatabase> | undefined;
let known: KeptState | undefined;
/** How often what was known has ended: what was read before that is not taken for it. */
let endings = 0;
const forgetKnown = () => {
  known = undefined;
  endings += 1;
};

/** On which pages and workers tell one another that the state has changed. */
const changes = new BroadcastChannel(databaseName);
changes.onmessage = forgetKnown;

/** The database of this device. Another tab that drops it is not kept waiting. */
export const openKept = (): Promise<KeptDatabase> => {
  opened ??= openDB<KeptSchema>(databaseName, 1, {
    upgrade: (db) => {
      db.createObjectStore('state');
      db.createObjectStore('sheets', { keyPath: 'isn' });
      db.createObjectStore('records', { keyPath: 'isn' });
      db.createObjectStore('index');
    },
    blocking: (_from, _to, event) => {
      releaseKept();
      (event.target as IDBDatabase).close();
    },
    terminated: () => releaseKept(),
  });
  // One that could not be opened is tried anew by whoever asks next.
  opened.catch(() => releaseKept());
  return opened;
};

/** What is asked from here on is asked of a database that is opened anew: the one there was is being removed, and is told so a moment later. */
export const releaseKept = (): void => {
  opened = undefined;
  forgetKnown();
};

/** For whom and of what sheets are kept; undefined when there are none. */
export const readKeptState = async (): Promise<KeptState | undefined> => (await openKept()).get('state', 'state');

/**
 * The same, read once until it changes: to read it takes longer than a search. Nobody can have removed the database while this page
 * or worker has it open, and whoever changes the state tells.
 */
export const knownKeptState = async (): Promise<KeptState | undefined> => {
  if (known) return known;
  const before = endings;
  const state = await readKeptState();
  if (endings === before) known = state;
  return state;
};

/** Changes the state, with whatever else changes with it; the only way to do so. Everybody who knows it is told. */
export const changeKept = async <Stores extends StoreNames<KeptSchema>[], Result>(
  stores: Stores,
  change: (transaction: IDBPTransaction<KeptSchema, Stores, 'readwrite'>) => Promise<Result>,
): Promise<Result> => {
  const transaction = (await openKept()).transaction(stores, 'readwrite');
  const result = await change(transaction);
  await transaction.done;
  forgetKnown();
  changes.postMessage('');
  return result;
};

/** Whether the server has said nothing for so long that nothing may be shown any more. */
export const isTooOld = ({ contactAt }: Pick<KeptState, 'contactAt'>, now = Date.now()): boolean =>
  now - contactAt > keptDays * 86_400_000;
