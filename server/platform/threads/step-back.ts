import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Loaded first by threads whose work nobody's next step waits for: where the processors are all taken, the threads that answer people go on
 * before it. Linux gives each thread a priority of its own; elsewhere there is none, and all go on alike.
 */
const nice = 10;

try {
  const [, , thread] = readlinkSync('/proc/thread-self').split('/');
  setPriority(Number(thread), nice);
} catch {
  // Not Linux.
}
