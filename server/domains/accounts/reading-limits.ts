import { type Budget, fullPurse, isFull, type Purse, spend, waitFor } from './purses.ts';
import type { Session } from './sessions.ts';

/** What somebody may read within an hour; 0 for as much as they like. */
export interface ReadingBudget {
  /** Different documents: reading one again costs nothing. */
  readonly documents: number;
  /** Calls of any kind that read. */
  readonly calls: number;
}

export interface ReadingLimits {
  /**
   * Counts a call that reads, of a document where one is named, which a device keeps or somebody opens, or as several calls. Answers in how many
   * seconds the next one is free, and counts nothing, where too many were read; else 0.
   */
  readonly count: (
    subject: string,
    read: { readonly document?: string; readonly isKept?: boolean; readonly calls?: number; readonly now: number },
  ) => number;
  /** How many readers it remembers. */
  readonly size: () => number;
}

const hour = 3_600_000;

/** Hours whose documents devices may keep at once: a collection of the usual size in one go, and a larger one no slower than it is read. */
const keptHours = 5;

/**
 * Limits on what each reader reads, in the memory of this process: a call that reads does not write. An hour's budget may be spent at once
 * and comes back evenly, so that nobody waits longer than for one more document, whatever was read before. Decision 59.
 */
export const createReadingLimits = (budget: ReadingBudget): ReadingLimits => {
  const ofDocuments: Budget = { most: budget.documents, within: hour };
  const ofKept: Budget = { most: keptHours * budget.documents, within: keptHours * hour };
  const ofCalls: Budget = { most: budget.calls, within: hour };
  const readers = new Map<string, Reader>();
  let lastSweep = 0;
  const readerOf = (subject: string, now: number): Reader => {
    const known = readers.get(subject);
    if (known) return known;
    const reader = {
      documents: fullPurse(ofDocuments, now),
      kept: fullPurse(ofKept, now),
      calls: fullPurse(ofCalls, now),
      opened: new Map(),
    };
    readers.set(subject, reader);
    return reader;
  };
  /** Forgets whoever has read nothing for an hour, and kept nothing for longer: their budgets are whole again. */
  const sweep = (now: number): void => {
    if (now - lastSweep < hour / 60) return;
    lastSweep = now;
    for (const [subject, { calls, kept, opened }] of readers) {
      for (const [document, at] of opened) if (now - at >= hour) opened.delete(document);
      if (now - calls.at >= hour && isFull(kept, ofKept, now)) readers.delete(subject);
    }
  };
  return {
    count: (subject, { document, isKept = false, calls = 1, now }) => {
      sweep(now);
      const reader = readerOf(subject, now);
      const openedAt = document === undefined ? undefined : reader.opened.get(document);
      if (openedAt !== undefined && now - openedAt < hour) return 0;
      const [purse, ofPurse] = isKept ? [reader.kept, ofKept] : [reader.documents, ofDocuments];
      const wait = Math.max(
        waitFor(reader.calls, ofCalls, now),
        document === undefined ? 0 : waitFor(purse, ofPurse, now),
      );
      if (wait > 0) return Math.ceil(wait / 1000);
      // What is handed out together may be more than is left: the next call then waits for all of it.
      spend(reader.calls, ofCalls, { now, count: calls });
      if (document === undefined) return 0;
      spend(purse, ofPurse, { now, count: 1 });
      reader.opened.set(document, now);
      return 0;
    },
    size: () => readers.size,
  };
};

interface Reader {
  readonly documents: Purse;
  readonly kept: Purse;
  readonly calls: Purse;
  /** When documents were opened. */
  readonly opened: Map<string, number>;
}

/** A person is one reader on all devices; of a shared account each screen is one, and none waits for what another reads. */
export const readerOf = ({ shared, scopes, tokenHash, userId }: Session): string =>
  shared && !scopes ? `session ${tokenHash}` : `user ${userId}`;
