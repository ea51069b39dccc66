import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { instanceId, isDead } from '#server/platform/instance-id.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * Has one process at a time write at a place. One that was killed is noticed, where it was of this machine. Gives the function
 * that lets others have it; throws OperatorError while another is working on it.
 */
export const takeLock = async (file: string): Promise<() => Promise<void>> => {
  if (!(await create(file))) {
    const mark = await readMark(file);
    if (mark && !isDead(mark))
      throw new OperatorError(`Another command is writing there (${mark}). If it is not, remove ${file}.`);
    await rm(file, { force: true });
    if (!(await create(file))) throw new OperatorError(`Another command has begun to write there: ${file}.`);
  }
  return () => rm(file, { force: true });
};

/** A lock is there a moment before its mark. Without one to the end: its writer was killed in that moment. */
const readMark = async (file: string): Promise<string | undefined> => {
  for (const pause of [0, 50, 200, 750]) {
    await wait(pause);
    const mark = await readFile(file, 'utf8').catch(() => undefined);
    if (mark !== '') return mark;
  }
  return undefined;
};

const create = async (file: string): Promise<boolean> => {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(instanceId).finally(() => handle.close());
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};
