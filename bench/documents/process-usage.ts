import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Seconds of processor time that a process has used, with all its threads, those that have ended too. Linux only. */
export const processorSeconds = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold spaces; utime and stime are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Megabytes of memory that a process holds now. Linux only. */
export const residentMegabytes = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
};

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']));
