import type { LaidPages, SeenPictogram } from '#lib/sheet-reader/pictograms/look.ts';
import { type Bounds, createBoundedProcess } from '#server/platform/files/pdf/bounded-process.ts';

/** The PDF at a path, and its pages, from 1, that are to be looked at. */
export interface LookOrder {
  readonly path: string;
  readonly pages: readonly number[];
  /** Those of them that lie turned in the file. */
  readonly laid?: LaidPages;
}

/** The answer of the process; empty where a page cannot be drawn. */
export interface Looked {
  readonly seen: readonly SeenPictogram[];
}

export interface Looker {
  /** The frames of pictograms on the pages; none where that takes more time or memory than pages ever need. One question at a time. */
  look(order: LookOrder): Promise<readonly SeenPictogram[]>;
  /** Ends the process. */
  close(): Promise<void>;
  /** The number of the process while there is one. */
  readonly pid: number | undefined;
}

const megabyte = 1024 * 1024;

/** Three pages take 100 ms and 150 MB. */
const usual: Bounds = { allowed: 3_000, idle: 10_000, memory: 300 * megabyte, resting: 220 * megabyte };

/** Looks at pages in a process of its own, which is there only while there is something to look at. */
export const createLooker = (bounds: Partial<Bounds> = {}): Looker => {
  const program = createBoundedProcess<Looked>(new URL('./look-process.ts', import.meta.url), { ...usual, ...bounds });
  return {
    look: async (order) => (await program.ask(order))?.seen ?? [],
    close: () => program.close(),
    get pid() {
      return program.pid;
    },
  };
};
