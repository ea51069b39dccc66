import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the server before anything else: writes down each second what its main thread's heap holds, and now and then what
 * is left of it after a full collection. A busy engine leaves much lying about that nobody holds.
 */
const { BENCH_HEAP_FILE: file, BENCH_COLLECT_SECONDS: seconds } = process.env;

if (isMainThread && file) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const write = (what: 'held' | 'left') =>
    appendFileSync(file, `${what} ${Date.now()} ${process.memoryUsage().heapUsed}\n`);
  setInterval(() => write('held'), 1000).unref();
  setInterval(() => {
    collect();
    write('left');
  }, Number(seconds) * 1000).unref();
}
