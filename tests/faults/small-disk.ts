import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { atExit } from '../../bench/clean-up.ts';

const run = promisify(execFile);

/** A disk of so many megabytes in memory, which can be filled and freed; undefined where one may not be mounted. */
export const mountSmallDisk = async (megabytes: number) => {
  const directory = await mkdtemp(join(tmpdir(), 'vigie-disk-'));
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory]).then(
    () => true,
    () => false,
  );
  if (!isMounted) {
    await rm(directory, { recursive: true });
    return undefined;
  }
  const forget = atExit(() => execFileSync('umount', ['-l', directory]));
  const filler = join(directory, 'filler');
  return {
    directory,
    /** Leaves so many bytes free. */
    fill: async (free: number) => {
      await rm(filler, { force: true });
      const { bavail, bsize } = await statfs(directory);
      const size = Math.max(0, Math.floor((bavail * bsize - free) / bsize) * bsize);
      // Written, not only given its length: a file of holes takes no room.
      await writeFile(filler, Buffer.alloc(size, 1)).catch((error: NodeJS.ErrnoException) => {
        // Whoever else writes there had the last of it meanwhile: it is full.
        if (error.code !== 'ENOSPC') throw error;
      });
    },
    free: () => truncate(filler, 0),
    unmount: async () => {
      forget();
      await run('umount', ['-l', directory]);
      await rm(directory, { recursive: true, force: true });
    },
  };
};
