import type { Database, Store } from '../storage/database.ts';
import { readChain, sealEntries } from './chain.ts';
import { readSealed } from './entries.ts';
import type { AuditStream } from './stream.ts';

/** Milliseconds between two looks at what was written; it is not yet sealed for no longer than that. */
const interval = 5_000;

/** Milliseconds before an unavailable receiver is tried again. */
const pause = 60_000;

/** Entries sent at once. */
const batchSize = 200;

interface Keeping {
  readonly store: Store;
  readonly stream?: AuditStream | undefined;
  /** Hears of what could not be done; it is tried again. */
  readonly onFault: (error: unknown) => void;
}

/** Seals the log while the server runs, and sends on what is sealed. */
export const startAuditKeeper = ({ store, stream, onFault }: Keeping) => {
  let asleepUntil = 0;
  const round = async () => {
    while ((await sealEntries(store)) > 0);
    if (!stream || Date.now() < asleepUntil) return;
    try {
      while (await sendSome(store, stream));
    } catch (error) {
      asleepUntil = Date.now() + pause;
      throw error;
    }
  };
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = round()
      .catch(onFault)
      .finally(() => {
        isRunning = false;
      });
  }, interval);
  return {
    /** Seals what is left. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
      await sealEntries(store).catch(onFault);
    },
  };
};

/** Of several servers two may send the same: each entry bears its number. */
const sendSome = async (store: Database, stream: AuditStream): Promise<boolean> => {
  const { sent_number, last_number, first_number } = await readChain(store);
  const after = Math.max(sent_number, first_number - 1);
  if (after >= last_number) return false;
  const entries = await readSealed(store, { after, count: batchSize });
  const last = entries.at(-1);
  if (!last) return false;
  await stream.send(entries);
  await store
    .updateTable('audit_chain')
    .set({ sent_number: last.number })
    .where('sent_number', '<', last.number)
    .execute();
  return true;
};
