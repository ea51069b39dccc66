import { createOneAtATime, type Times } from '#server/platform/one-at-a-time.ts';
import type { PdfProblem } from './check.ts';

/** What the thread found: what is wrong, or where it put a copy without the programs that were in the file. */
export interface CheckReply {
  readonly problem?: PdfProblem;
  readonly cleanPath?: string;
}

export interface PdfChecker {
  /**
   * Whether the file at this path can serve as a sheet's PDF. One that stops the thread, or keeps it longer than the time
   * allowed, is `damaged`: no reader would do better. Files are read one after the other.
   */
  check(path: string): Promise<CheckReply>;
  /** Ends the thread; what it was asked is answered as `damaged`. */
  close(): Promise<void>;
}

/** Megabytes of the thread's heap; the bytes of a file lie outside it. */
const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 192 };

/** Checks the PDFs that people send, in a thread of its own that is there only while there is something to check. */
export const createPdfChecker = ({ allowed = 20_000, idle = 10_000 }: Partial<Times> = {}): PdfChecker => {
  const thread = createOneAtATime<string, CheckReply>({
    workerUrl: new URL('./check-worker.ts', import.meta.url),
    resourceLimits,
    allowed,
    idle,
  });
  return {
    check: async (path) => (await thread.ask(path)) ?? { problem: 'damaged' },
    close: () => thread.close(),
  };
};
