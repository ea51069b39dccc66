import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { restoreBackup } from '#server/domains/backup/restore-backup.ts';
import { withCheckedBackup } from '#server/domains/backup/with-checked-backup.ts';
import { readConfig } from '#server/platform/config.ts';
import { createEncryption } from '#server/platform/encryption/encryption.ts';
import { examineSecrets } from '#server/platform/encryption/examine-secrets.ts';
import { keyPlaceOf, openKeyRing } from '#server/platform/encryption/key-ring.ts';
import { unreadableSecretLines } from '#server/platform/encryption/unreadable-lines.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { takeListsFile } from '#server/platform/substance-lists-file.ts';
import { runCommand } from './run-command.ts';
import { listCounts, sumOf } from './table-counts.ts';

const usage = `npm run restore -- --from DIR|FILE.tar [--check] [--replace]
    Reads the whole backup first and changes nothing unless every byte of it is right; then puts it where the settings
    say, whatever it was taken from. The server has to be stopped, and what is there has to be empty.
    --check     only reads the backup, and says whether it is whole.
    --replace   puts it in place of all that is there now, which is gone then: take a backup of it before.`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, check: { type: 'boolean' }, replace: { type: 'boolean' } },
  });
  if (!values.from) throw new OperatorError(`Usage: ${usage}`);
  const config = readConfig(process.env);
  // Indexes in Solr are named by the lists that they were made with: those in use are emptied.
  if (config.solr && !values.check) takeListsFile(config);
  const files = await openFileStore(config);
  await withCheckedBackup(
    { from: resolve(values.from), workshop: join(config.dataDir, 'restore') },
    async (backup, checked) => {
      const { where, manifest } = backup;
      const contents = `${sumOf(manifest.tables)} rows and ${checked.files.length} files`;
      console.log(`${where}, taken ${manifest.takenAt}: ${contents}, checked`);
      for (const hash of manifest.missing)
        console.error(`Not in it: the file ${hash}, which could not be had when it was taken.`);
      const encryption = createEncryption(openKeyRing(config.dataDir, config.secretKeys));
      const warning = unreadableSecretLines(await examineSecrets(checked.store, encryption), keyPlaceOf(config));
      const warn = () => warning.length > 0 && console.error(`\n${warning.join('\n')}`);
      if (values.check) return void warn();
      const restored = await restoreBackup(backup, checked, { config, files, replaces: values.replace ?? false });
      console.log(`${listCounts(restored.tables)}\nchecked; ${restored.copied} files were not there yet.`);
      console.log('Search indexes are built when they are first asked.');
      warn();
    },
  );
};

runCommand(main);
