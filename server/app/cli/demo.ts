import { parseArgs } from 'node:util';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { removeDemo } from '#server/domains/demo/remove-demo.ts';
import { readConfig } from '#server/platform/config.ts';
import { openStore } from '#server/platform/storage/database.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run demo -- --remove
    Takes the demo out of the store: its organisations with their requests and users, its operator, and its sheets, but for
    those that another organisation holds by now. The server may run.`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { remove: { type: 'boolean' } } });
  if (!values.remove) throw new OperatorError(`Usage: ${usage}`);
  const store = await openStore(readConfig(process.env).storeAddress);
  try {
    const { organisations, users, sheets } = await removeDemo(store);
    console.log(
      organisations + users === 0
        ? 'There is no demo in this store.'
        : `The demo is gone: ${organisations} organisations, ${users} accounts, ${sheets} sheets. Its files go with the next clean-up, within an hour.`,
    );
  } finally {
    await store.destroy();
  }
};

runCommand(main);
