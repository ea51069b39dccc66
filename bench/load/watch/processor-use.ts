import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { processorSeconds } from '../../documents/process-usage.ts';

/** What was taken of the processors since a moment; Linux only. */
export interface ProcessorUse {
  /** Seconds of the server's processes, all their threads. */
  readonly server: number;
  /** Seconds in which their main threads could have gone on and no processor was free. */
  readonly waited: number;
  /** The share of the whole machine that was taken by processes other than the server and this one. */
  readonly others: number;
}

/** Begins to count; what it gives says what was taken since. */
export const countProcessorUse = (pids: readonly number[]): (() => ProcessorUse) => {
  const before = readAll(pids);
  return () => {
    const now = readAll(pids);
    const since = (name: keyof typeof now) => now[name] - before[name];
    return {
      server: since('server'),
      waited: since('waited'),
      others: (since('busy') - since('server') - since('own')) / since('all'),
    };
  };
};

const readAll = (pids: readonly number[]) => {
  const { user, system } = process.cpuUsage();
  const times = cpus().map((one) => one.times);
  const sum = (of: (one: (typeof times)[number]) => number) => times.reduce((total, one) => total + of(one), 0) / 1000;
  const idle = sum((one) => one.idle);
  const busy = sum((one) => one.user + one.nice + one.sys + one.irq);
  return {
    server: addUp(pids, processorSeconds),
    waited: addUp(pids, waitedSeconds),
    own: (user + system) / 1e6,
    busy,
    all: busy + idle,
  };
};

const addUp = (pids: readonly number[], of: (pid: number) => number) => pids.reduce((sum, pid) => sum + of(pid), 0);

const waitedSeconds = (pid: number): number => {
  const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(waited) / 1e9;
};
