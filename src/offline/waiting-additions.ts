import { type DBSchema, openDB } from 'idb';

/** What the server said to an addition that came late, and why it is not sent again as it is. */
export interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

/** An addition that a person sent while the server could not be reached. */
export interface WaitingAddition {
  /** Its idempotency key: however often it is sent, it is done once. */
  readonly submission: string;
  /** What the key was drawn for: the same filled in again goes under the same key. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly fields: Readonly<Record<string, string[]>>;
  readonly files: readonly File[];
  /** The form as it was filled in, to open it again. */
  readonly typed: unknown;
  readonly refusal?: Refusal;
}

interface WaitingSchema extends DBSchema {
  additions: { key: string; value: WaitingAddition };
}

/** Works with a person's database, and lets go of it: it can be removed at any time. */
const within = async <Result>(name: string, work: (db: Awaited<ReturnType<typeof open>>) => Promise<Result>) => {
  const db = await open(name);
  try {
    return await work(db);
  } finally {
    db.close();
  }
};

const open = (name: string) =>
  openDB<WaitingSchema>(name, 1, {
    upgrade: (db) => void db.createObjectStore('additions', { keyPath: 'submission' }),
  });

/** Keeps an addition, in place of what was kept under its key. Throws `QuotaExceededError` where the device has no room. */
export const putWaiting = (name: string, addition: WaitingAddition): Promise<void> =>
  within(name, async (db) => void (await db.put('additions', addition)));

/** What waits, the oldest first. */
export const listWaiting = async (name: string): Promise<WaitingAddition[]> =>
  (await within(name, (db) => db.getAll('additions'))).toSorted((a, b) => a.savedAt - b.savedAt);

/** Removes one that was sent, or taken back. */
export const dropWaiting = (name: string, submission: string): Promise<void> =>
  within(name, (db) => db.delete('additions', submission));
