/** What somebody may read within an hour; 0 for as much as they like. */
export interface ReadingBudget {
  /** Different documents: reading one again costs nothing. */
  readonly documents: number;
  /** Calls of any kind that read. */
  readonly calls: number;
}

export interface ReadingLimits {
  /**
   * Counts a call that reads, of a document where one is named, or as several calls. Answers in how many seconds the next one is free, and counts nothing,
   * where too many were read; else 0.
   */
  readonly count: (
    subject: string,
    read: { readonly document?: string; readonly calls?: number; readonly now: number },
  ) => number;
  /** How many readers it remembers. */
  readonly size: () => number;
}

const hour = 3_600_000;

/**
 * Limits on what each reader reads, in the memory of this process: a call that reads does not write. An hour's budget may be spent at once
 * and comes back evenly, so that nobody waits longer than for one more document, whatever was read before. Decision 59.
 */
export const createReadingLimits = (budget: ReadingBudget): ReadingLimits => {
  const readers = new Map<string, Reader>();
  let lastSweep = 0;
  const readerOf = (subject: string, now: number): Reader => {
    const known = readers.get(subject);
    if (known) return known;
    const reader = { documents: full(budget.documents, now), calls: full(budget.calls, now), opened: new Map() };
    readers.set(subject, reader);
    return reader;
  };
  /** Forgets whoever has read nothing for an hour: their budgets are whole again. */
  const sweep = (now: number): void => {
    if (now - lastSweep < hour / 60) return;
    lastSweep = now;
    for (const [subject, { calls, opened }] of readers) {
      for (const [document, at] of opened) if (now - at >= hour) opened.delete(document);
      if (now - calls.at >= hour) readers.delete(subject);
    }
  };
  return {
    count: (subject, { document, calls = 1, now }) => {
      sweep(now);
      const reader = readerOf(subject, now);
      const openedAt = document === undefined ? undefined : reader.opened.get(document);
      if (openedAt !== undefined && now - openedAt < hour) return 0;
      const wait = Math.max(
        waitOf(reader.calls, budget.calls, now),
        document === undefined ? 0 : waitOf(reader.documents, budget.documents, now),
      );
      if (wait > 0) return Math.ceil(wait / 1000);
      // What is handed out together may be more than is left: the next call then waits for all of it.
      spend(reader.calls, budget.calls, { now, calls });
      if (document === undefined) return 0;
      spend(reader.documents, budget.documents, { now, calls: 1 });
      reader.opened.set(document, now);
      return 0;
    },
    size: () => readers.size,
  };
};

interface Reader {
  readonly documents: Purse;
  readonly calls: Purse;
  /** When documents were opened. */
  readonly opened: Map<string, number>;
}

/** What is left of a budget, and since when. */
interface Purse {
  left: number;
  at: number;
}

const full = (most: number, at: number): Purse => ({ left: most, at });

const leftAt = ({ left, at }: Purse, most: number, now: number): number =>
  Math.min(most, left + (Math.max(0, now - at) * most) / hour);

/** Milliseconds until there is one more. */
const waitOf = (purse: Purse, most: number, now: number): number => {
  const left = leftAt(purse, most, now);
  return most === 0 || left >= 1 ? 0 : ((1 - left) * hour) / most;
};

const spend = (purse: Purse, most: number, { now, calls }: { now: number; calls: number }): void => {
  purse.left = leftAt(purse, most, now) - calls;
  purse.at = now;
};
