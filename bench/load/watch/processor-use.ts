import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { processorSeconds } from '../../documents/process-usage.ts';

/** What was taken of the processors since a moment; Linux only. */
export interface ProcessorUse {
  /** Seconds of the server's processes, all their threads. */
  readonly server: number;
  /** Seconds of this process, which asks. */
  readonly asked: number;
  /** Seconds in which their main threads could have gone on and no processor was free. */
  readonly waited: number;
  /** The share of the whole machine that was taken by processes other than the server and this one. */
  readonly others: number;
  /** Seconds by the name of their program, all but the server’s and this one; of those that lived all the time. */
  readonly programs: ReadonlyMap<string, number>;
}

/** Begins to count; what it gives says what was taken since. */
export const countProcessorUse = (pids: readonly number[]): (() => ProcessorUse) => {
  const [before, programsBefore] = [readAll(pids), readPrograms(pids)];
  return () => {
    const now = readAll(pids);
    const since = (name: keyof typeof now) => now[name] - before[name];
    return {
      server: since('server'),
      asked: since('own'),
      waited: since('waited'),
      others: (since('busy') - since('server') - since('own')) / since('all'),
      programs: sumByProgram(programsBefore, readPrograms(pids)),
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

interface Program {
  readonly name: string;
  readonly seconds: number;
}

/** Every process of the machine but the server’s and this one, by number; one that ends meanwhile is left out. */
const readPrograms = (pids: readonly number[]): ReadonlyMap<string, Program> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && ![process.pid, ...pids].includes(Number(name)))
      .flatMap((pid) => {
        try {
          const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
          return [[pid, { name, seconds: processorSeconds(Number(pid)) }]];
        } catch {
          return [];
        }
      }),
  );

const sumByProgram = (before: ReadonlyMap<string, Program>, now: ReadonlyMap<string, Program>) => {
  const sums = new Map<string, number>();
  for (const [pid, { name, seconds }] of now) {
    const taken = seconds - (before.get(pid)?.seconds ?? seconds);
    if (taken > 0) sums.set(name, (sums.get(name) ?? 0) + taken);
  }
  return sums;
};

const addUp = (pids: readonly number[], of: (pid: number) => number) => pids.reduce((sum, pid) => sum + of(pid), 0);

const waitedSeconds = (pid: number): number => {
  const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(waited) / 1e9;
};
