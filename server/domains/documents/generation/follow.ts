import { setImmediate } from 'node:timers/promises';

/** The progress callback and the abort signal of a caller that waits for a document. */
export interface Following {
  /** Told now and then how many sheets are done. */
  readonly onProgress?: (done: number) => void;
  /** Ends the making with its reason. */
  readonly signal?: AbortSignal;
}

/** Sheets between two looks at the signal. */
const stride = 100;

/**
 * Passes sheets on. After every hundred it reports the progress, yields to other work, and stops if it was cancelled.
 */
export async function* follow<Sheet>(
  sheets: Iterable<Sheet> | AsyncIterable<Sheet>,
  { onProgress, signal }: Following,
): AsyncGenerator<Sheet> {
  signal?.throwIfAborted();
  let done = 0;
  for await (const sheet of sheets) {
    yield sheet;
    done += 1;
    if (done % stride > 0) continue;
    onProgress?.(done);
    await setImmediate();
    signal?.throwIfAborted();
  }
  onProgress?.(done);
}
