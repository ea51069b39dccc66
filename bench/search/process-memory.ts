import { readFileSync } from 'node:fs';

/** Memory of a process in MB as Linux counts it, now and at its highest; undefined elsewhere. */
export const processMemory = (pid: number): { readonly now: number; readonly peak: number } | undefined => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (name: string) =>
      Math.round((Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) * 1024) / 1e6);
    return { now: read('VmRSS'), peak: read('VmHWM') };
  } catch {
    return undefined;
  }
};
