import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isServer, refuseWhileInUse } from '#server/domains/backup/in-use.ts';
import { moveFiles, moveStore } from '#server/domains/backup/move.ts';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { runCommand } from './run-command.ts';
import { listCounts } from './table-counts.ts';

const usage = `npm run move -- [--from STORE] [--to STORE] [--files-to FILES]
    Copies the store and the files to another place, and checks the copy; what was there stays as it is. The server has
    to be stopped. Afterwards set DATABASE_URL and FILES_URL to the new place.
    STORE   postgres://… or the path of a SQLite file; what is copied from is the one of the settings unless --from says another.
            What is copied to has to be empty.
    FILES   s3://bucket?endpoint=… or a folder.`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, 'files-to': { type: 'string' } },
  });
  if (!values.to && !values['files-to']) throw new OperatorError(`Usage: ${usage}`);
  const config = readConfig(process.env);
  const from = toAddress(values.from ?? config.storeAddress);
  if (!isServer(from) && !existsSync(from)) throw new OperatorError(`There is no store at ${from}.`);
  await refuseWhileInUse(from);
  if (values.to) {
    const to = toAddress(values.to);
    if (to === from) throw new OperatorError('That is where the store is.');
    console.log(`${listCounts(await moveStore(from, to))}\nchecked`);
  }
  if (values['files-to']) {
    const places = { from: await openFileStore(config), to: await openFiles(values['files-to'], config) };
    const files = await moveFiles(from, places);
    console.log(`${files.copied} files copied, ${files.present} were there; checked`);
    for (const hash of [...files.missing, ...files.damaged])
      console.error(`Not copied: the file ${hash}, which a record refers to, is not there or damaged.`);
  }
};

const toAddress = (store: string): string => (isServer(store) ? store : resolve(store));

const openFiles = (place: string, { dataDir }: Config): Promise<FileStore> =>
  place.startsWith('s3:')
    ? openFileStore(readConfig({ FILES_URL: place, DATA_DIR: dataDir }))
    : openFileStore({ filesUrl: undefined, filesDir: resolve(place) });

runCommand(main);
