import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/** Bytes after which what has been written is given back. */
const interval = 4_000_000;

/**
 * Counts bytes that came in, and every few megabytes has the engine look for those nobody needs any more. It would do so by
 * itself only when 64 MB of them lie about: it sees small objects, not the buffers behind them. A look takes about 1 ms.
 */
export const createYoungCollector = (): ((bytes: number) => void) => {
  let since = 0;
  return (bytes) => {
    since += bytes;
    if (since < interval) return;
    since = 0;
    collect({ type: 'minor' });
  };
};
