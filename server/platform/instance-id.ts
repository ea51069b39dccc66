import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const host = hostname().replaceAll('.', '-');

/** Its threads are the same run: they are handed the mark of the first. */
const known = getEnvironmentData('vigie.instance-id');

/** Names this run of the program, so that what it leaves half done when it is killed can be told from what others are at. */
export const instanceId =
  typeof known === 'string' ? known : `${host}.${process.pid}.${randomBytes(4).toString('hex')}`;
setEnvironmentData('vigie.instance-id', instanceId);

/** Whether the run of that mark is over, for sure: it was on this machine, and its process is not there any more. */
export const isDead = (mark: string): boolean => {
  const [markedHost, pid] = mark.split('.');
  if (markedHost !== host || mark.startsWith(instanceId)) return false;
  return Number(pid) === process.pid || !isAlive(Number(pid));
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
