import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isServer } from '#server/domains/backup/in-use.ts';
import { createBackup } from '#server/domains/backup/open-backup.ts';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { takeBackup } from '#server/domains/backup/take-backup.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { readConfig } from '#server/platform/config.ts';
import { keyPlaceOf } from '#server/platform/encryption/key-ring.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { connectStore } from '#server/platform/storage/database.ts';
import { runCommand } from './run-command.ts';
import { sumOf } from './table-counts.ts';

const usage = `npm run backup -- --to DIR|FILE.tar
    Takes a backup of the store and the files that the settings name, whatever they are kept in. The server may run.
    DIR holds one backup: the next one there copies only the files that are new, and then takes its place.
    FILE.tar is whole each time. Neither holds SECRET_KEY, or the file secret-key: keep that elsewhere.`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new OperatorError(`Usage: ${usage}`);
  const to = resolve(values.to);
  const config = readConfig(process.env);
  const { storeAddress } = config;
  if (!isServer(storeAddress) && !existsSync(storeAddress))
    throw new OperatorError(`There is no store at ${storeAddress}.`);
  const store = connectStore(storeAddress);
  try {
    const files = await openFileStore(config);
    const writer = await createBackup(to);
    const taken = await takeBackup({ store, files }, writer).finally(() => writer.close());
    await writeEntry(store, 'backup-taken', { details: { files: taken.copied + taken.present } });
    const held = taken.copied + taken.present;
    console.log(
      `${to}: ${sumOf(taken.tables)} rows and ${held} files (${taken.copied} new), ${taken.takenAt.toISOString()}`,
    );
    const { count, keys } = taken.secrets;
    if (count > 0)
      console.log(
        `Not in it: key ${keys.join(', ')} (${keyPlaceOf(config)}), which ${count} secrets are encrypted with. Keep it elsewhere: a restore needs it.`,
      );
    for (const hash of taken.missing)
      console.error(`Not in it: the file ${hash}, which a record refers to, is not there.`);
    for (const hash of taken.damaged)
      console.error(`Not in it: the file ${hash}, which a record refers to, is damaged.`);
  } finally {
    await store.destroy();
  }
};

runCommand(main);
