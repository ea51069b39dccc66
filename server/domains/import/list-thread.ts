import type { Bilingual } from '#contract/languages.ts';
import { createOneAtATime } from '#server/platform/threads/one-at-a-time.ts';
import type { Lines } from './list.ts';
import { ListError } from './list-error.ts';
import type { SheetChoice } from './read-list.ts';

/** What the thread is given. */
export interface ListToRead {
  readonly bytes: Uint8Array;
  readonly choice: SheetChoice;
}

/** What the thread makes of the bytes of a list. */
export type LinesRead = { readonly lines: Lines } | { readonly problem: Bilingual };

/** Megabytes of the thread's heap, and milliseconds that it may take: far more than a list of 200,000 rows needs. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };
const allowed = 120_000;

/** `readLines` in a thread of its own: whatever is in a list that somebody sent, nobody else waits for it, or falls with it. */
export const readLinesApart = async (bytes: Uint8Array, choice: SheetChoice): Promise<Lines> => {
  const workerUrl = new URL('./list-worker.ts', import.meta.url);
  const thread = createOneAtATime<ListToRead, LinesRead>({
    name: 'list-reader',
    workerUrl,
    resourceLimits,
    allowed,
    idle: 0,
  });
  try {
    const read = await thread.ask({ bytes, choice });
    if (!read) throw tooLarge;
    if ('problem' in read) throw new ListError(read.problem.en, read.problem.fr);
    return read.lines;
  } finally {
    await thread.close();
  }
};

const tooLarge = new ListError(
  'The list is too large or too complex to be read. Save it as CSV, or import it in parts.',
  'La liste est trop grande ou trop complexe pour être lue. Enregistrez-la en CSV ou importez-la en plusieurs parties.',
);
