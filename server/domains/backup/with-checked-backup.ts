import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeLeftovers } from '#server/platform/files/remove-leftovers.ts';
import { instanceId } from '#server/platform/instance-id.ts';
import type { BackupReader } from './backup-place.ts';
import { type CheckedBackup, checkBackup } from './check-backup.ts';
import { openBackup } from './open-backup.ts';

/**
 * Reads a whole backup and hands it on, if every byte of it is right; `workshop` is a folder for its records meanwhile. Throws
 * OperatorError that says what is wrong with it, and what `use` throws.
 */
export const withCheckedBackup = async <Result>(
  { from, workshop }: { readonly from: string; readonly workshop: string },
  use: (backup: BackupReader, checked: CheckedBackup) => Promise<Result>,
): Promise<Result> => {
  await removeLeftovers(workshop);
  const own = join(workshop, instanceId);
  const backup = await openBackup(from);
  try {
    await mkdir(own, { recursive: true });
    const checked = await checkBackup(backup, own);
    return await use(backup, checked).finally(() => checked.store.destroy());
  } finally {
    await backup.close();
    await rm(own, { recursive: true, force: true });
    // Another command may be at a backup too.
    await rmdir(workshop).catch(() => {});
  }
};
