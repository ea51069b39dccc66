import { spawnSync } from 'node:child_process';

/** What a command wrote, and the processor time of it and of all that it started. */
export interface Counted {
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command to its end; undefined when there is no such command. Throws when it fails with more than warnings. */
export const runCounted = (command: string, parameters: readonly string[], warnings = 0): Counted | undefined => {
  const script = 'TIMEFORMAT="%U %S"; time "$@"';
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', command, ...parameters], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status === 127) return undefined;
  if (status !== 0 && status !== warnings) throw new Error(`${command} failed: ${stderr.slice(-2000)}`);
  const [user, system] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
  return { output: stdout + stderr, seconds: user! + system! };
};
