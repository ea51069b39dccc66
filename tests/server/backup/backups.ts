import { join } from 'node:path';
import { createBackup } from '#server/domains/backup/open-backup.ts';
import { restoreBackup } from '#server/domains/backup/restore-backup.ts';
import { takeBackup } from '#server/domains/backup/take-backup.ts';
import { withCheckedBackup } from '#server/domains/backup/with-checked-backup.ts';
import type { Place } from './set-ups.ts';

/** Takes a backup of a place, as the command does. */
export const backUp = ({ inStore, files }: Pick<Place, 'inStore' | 'files'>, to: string) =>
  inStore(async (store) => {
    const writer = await createBackup(to);
    return takeBackup({ store, files }, writer).finally(() => writer.close());
  });

/** Puts a backup into a place, as the command does. */
export const restore = (from: string, { config, files }: Place, replaces = false) =>
  withCheckedBackup({ from, workshop: join(config.dataDir, 'restore') }, (backup, checked) =>
    restoreBackup(backup, checked, { config, files, replaces }),
  );
