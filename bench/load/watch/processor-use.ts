import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { processorSeconds } from '../../documents/process-usage.ts';

/** What was taken of the processors since a moment; Linux only. */
export interface ProcessorUse {
  /** Seconds of the server, all its threads. */
  readonly server: number;
  /** Seconds in which its main thread could have gone on and no processor was free. */
  readonly waited: number;
  /** The share of the whole machine that was taken by processes other than the server and this one. */
  readonly others: number;
}

/** Begins to count; what it gives says what was taken since. */
export const countProcessorUse = (pid: number): (() => ProcessorUse) => {
  const before = readAll(pid);
  return () => {
    const now = readAll(pid);
    const since = (name: keyof typeof now) => now[name] - before[name];
    return {
      server: since('server'),
      waited: since('waited'),
      others: (since('busy') - since('server') - since('own')) / since('all'),
    };
  };
};

const readAll = (pid: number) => {
  const { user, system } = process.cpuUsage();
  const times = cpus().map((one) => one.times);
  const sum = (of: (one: (typeof times)[number]) => number) => times.reduce((total, one) => total + of(one), 0) / 1000;
  const idle = sum((one) => one.idle);
  const busy = sum((one) => one.user + one.nice + one.sys + one.irq);
  const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return {
    server: processorSeconds(pid),
    waited: Number(waited) / 1e9,
    own: (user + system) / 1e6,
    busy,
    all: busy + idle,
  };
};
