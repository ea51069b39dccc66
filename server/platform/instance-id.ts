import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** The text of a file of the system; empty when there is no such file. */
const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
};

/** Which processes this one sees: two containers may have a host's name in common, and neither sees the other's. */
const processSpace = (): string => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
};

/** What the processes of a machine itself have; its containers have others, which other machines may have too. */
const machineSpace = 'pid:[4026531836]';

/** Two runs with the same id can each see whether the other's process is alive. */
const spaceOf = (space: string): string => {
  const machine = textOf('/etc/machine-id');
  const boot = space === machineSpace ? '' : textOf('/proc/sys/kernel/random/boot_id');
  return createHash('sha256').update([machine, space, boot].join(' ')).digest('hex').slice(0, 12);
};

/** Where processes of that space are: in the mark of each of its runs. */
export const hostMarkOf = (space: string): string => `${hostname().replaceAll('.', '-')}-${spaceOf(space)}`;

const host = hostMarkOf(processSpace());

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
