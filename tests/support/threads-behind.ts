import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';

/** Whether threads have priorities of their own here. */
export const hasPriorities = process.platform === 'linux';

/** How many threads of this process go behind the others on a full machine. */
export const threadsBehind = (): number =>
  readdirSync('/proc/self/task').filter((thread) => priorityOf(thread) > getPriority()).length;

/** A thread may end while one looks. */
const priorityOf = (thread: string): number => {
  try {
    return getPriority(Number(thread));
  } catch {
    return getPriority();
  }
};
