import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import type { SectionsRead } from '#contract/sheets/sheet-sections.ts';
import type { RecognisedPage } from '#lib/sheet-reader/scans/recognised.ts';
import { createOneAtATime, type Times } from '#server/platform/threads/one-at-a-time.ts';
import type { ThreadLog } from '#server/platform/threads/start-thread.ts';

/** A reading, and the sections of the sheet with what they say for an emergency. */
export interface WholeReading extends SheetReading {
  readonly sections: SectionsRead;
  /** Pages without text, from 1: pictures, if they are anything. */
  readonly wordless: readonly number[];
}

/** What the thread is asked: the PDF at a path, with what was recognised in the pictures of its pages. */
export interface ReadingOrder {
  readonly path: string;
  readonly recognised: readonly RecognisedPage[];
}

export const noSections: SectionsRead = { sections: [], cards: [] };

/** A file that could not be read. */
export const notRead: WholeReading = { outcome: 'failed', pages: 0, fields: {}, sections: noSections, wordless: [] };

/** A file of which nobody knows whether it can be read. */
export const brokenOff: WholeReading = { ...notRead, brokenOff: true };

export interface SheetReader {
  /**
   * Reads the facts of the product from the PDF at this path. Files are read one after the other; the reading of a file that kills the
   * thread or takes longer than allowed is broken off, and the next one is read all the same. Pages without text are read as they were
   * recognised, where they were.
   */
  read(path: string, recognised?: readonly RecognisedPage[]): Promise<WholeReading>;
  /** Ends the thread; what it was asked is broken off. */
  close(): Promise<void>;
}

/** Megabytes of the thread's heap; the bytes of a file lie outside it. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 };

/** Reads PDFs of safety data sheets, in a thread of its own that is there only while there is something to read. */
export const createSheetReader = ({
  allowed = 10_000,
  // On a busy machine; whoever opens the request waits for it.
  atMost = Math.max(60_000, allowed),
  idle = 10_000,
  log,
}: Partial<Times> & { readonly log?: ThreadLog } = {}): SheetReader => {
  const thread = createOneAtATime<ReadingOrder, WholeReading>({
    name: 'reader',
    log,
    workerUrl: new URL('./read-worker.ts', import.meta.url),
    resourceLimits,
    allowed,
    atMost,
    idle,
  });
  return {
    read: async (path, recognised = []) => (await thread.ask({ path, recognised })) ?? brokenOff,
    close: () => thread.close(),
  };
};
