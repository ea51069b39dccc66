import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const steps = new Set<() => void>();

/** Runs `step` when the benchmark ends, however it ends; the function it gives takes that back. */
export const atExit = (step: () => void): (() => void) => {
  if (steps.size === 0) listen();
  steps.add(step);
  return () => steps.delete(step);
};

/** Gives `use` a temporary folder and removes it afterwards, also when `use` fails or the process is told to stop. */
export const withTemporaryFolder = async <Result>(use: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'vigie-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const forget = atExit(remove);
  try {
    return await use(folder);
  } finally {
    forget();
    remove();
  }
};

/** Ends a process with the benchmark, should it still run by then. */
export const endWithBench = (pid: number): (() => void) =>
  atExit(() => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  });

let isListening = false;
const listen = () => {
  if (isListening) return;
  isListening = true;
  // Processes first, then the folders they write into.
  process.on('exit', () => {
    for (const step of [...steps].reverse()) step();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
};
