import { parseArgs } from 'node:util';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { readConfig } from '#server/platform/config.ts';
import { SecretUnreadable } from '#server/platform/encryption/encryption.ts';
import { openKeyRing } from '#server/platform/encryption/key-ring.ts';
import { rotateKeys } from '#server/platform/encryption/rotate-keys.ts';
import { openStore } from '#server/platform/storage/database.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run rotate-key
    Encrypts everything anew that is kept encrypted: with a new key, which it makes in DATA_DIR/secret-key; or, where SECRET_KEY is
    set, with the first of its keys: put the new one in front (SECRET_KEY=new,old), start the server anew, run this, and take the
    old one out. The server may run.`;

const main = async (): Promise<void> => {
  try {
    parseArgs({ options: {} });
  } catch {
    throw new OperatorError(`Usage: ${usage}`);
  }
  const { dataDir, secretKeys, storeAddress } = readConfig(process.env);
  const store = await openStore(storeAddress);
  try {
    const changed = await rotateKeys(store, openKeyRing(dataDir, secretKeys)).catch((error: unknown) => {
      throw error instanceof SecretUnreadable ? new OperatorError(error.message) : error;
    });
    console.log(changed === 1 ? 'One secret is encrypted anew.' : `${changed} secrets are encrypted anew.`);
  } finally {
    await store.destroy();
  }
};

runCommand(main);
