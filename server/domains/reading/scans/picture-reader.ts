import type { RecognisedPage } from '#lib/sheet-reader/scans/recognised.ts';
import type { Turn } from '#lib/sheet-reader/text/layout.ts';
import { type Bounds, createBoundedProcess } from '#server/platform/files/pdf/bounded-process.ts';
import { tellOf } from '#server/platform/telemetry.ts';
import type { CopyOrder } from './write-readable-copy.ts';

/** A page whose picture is to be read, from 1; `turn` is the way that is tried first. */
export interface PictureOrder {
  readonly path: string;
  readonly page: number;
  readonly turn: Turn;
}

/** What the process is asked: for the words on the picture of a page, or for a readable copy of a file. */
export type PictureQuestion = { readonly recognise: PictureOrder } | { readonly copy: CopyOrder };

/** Its answer; null where the page has no picture, or none that can be drawn. */
export interface PictureReply {
  readonly recognised: RecognisedPage | null;
  /** Whether the copy is written. */
  readonly isCopied: boolean;
}

export interface PictureReader {
  /** The words on the picture of a page; null where there is none, or it takes more time or memory than a page ever needs. One at a time. */
  recognise(order: PictureOrder): Promise<RecognisedPage | null>;
  /** Writes the readable copy of a file; false where none can be made, or it takes more time or memory than allowed. One at a time. */
  copy(order: CopyOrder): Promise<boolean>;
  /** Ends the process; what it was asked is answered as null. */
  close(): Promise<void>;
  /** The number of the process while there is one. */
  readonly pid: number | undefined;
}

const megabyte = 1024 * 1024;

/** A page takes 3 to 6 s of processor time and 250 MB. */
const usual: Bounds = { allowed: 60_000, idle: 10_000, memory: 400 * megabyte, resting: 300 * megabyte };

/** Recognises letters, and writes them into copies, in a process of its own, which is there only while there is something to recognise. */
export const createPictureReader = (bounds: Partial<Bounds> = {}): PictureReader => {
  const program = createBoundedProcess<PictureReply>(new URL('./recognition-process.ts', import.meta.url), {
    ...usual,
    ...bounds,
  });
  let last: Promise<unknown> = Promise.resolve();
  const ask = (question: PictureQuestion) =>
    tellOf('worker', { name: 'pictures' }, () => {
      const asking = last.then(() => program.ask(JSON.stringify(question)));
      last = asking.catch(() => undefined);
      return asking;
    });
  return {
    recognise: async (order) => (await ask({ recognise: order }))?.recognised ?? null,
    copy: async (order) => (await ask({ copy: order }))?.isCopied ?? false,
    close: () => program.close(),
    get pid() {
      return program.pid;
    },
  };
};
