import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditEvents } from '#contract/audit.ts';
import { isServer } from '#server/domains/backup/in-use.ts';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { readEntries } from '#server/platform/audit/entries.ts';
import { readConfig } from '#server/platform/config.ts';
import { connectStore } from '#server/platform/storage/database.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run audit -- [--organisation NUMBER] [--since YYYY-MM-DD] [--event EVENT]
    Prints the audit log of the store that the settings name, a line of JSON for each entry, the oldest first. The server may
    run, and nothing is changed. Days are of UTC.
    EVENT   ${Object.keys(auditEvents).join(', ')}`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { organisation: { type: 'string' }, since: { type: 'string' }, event: { type: 'string' } },
  });
  const { organisation, since, event } = values;
  if (organisation !== undefined && !/^\d{1,15}$/.test(organisation)) throw new OperatorError(`Usage: ${usage}`);
  if (since !== undefined && !isDay(since))
    throw new OperatorError(`--since is a day, not “${since}”.\nUsage: ${usage}`);
  if (event !== undefined && !Object.hasOwn(auditEvents, event))
    throw new OperatorError(`There is no event “${event}”.\nUsage: ${usage}`);
  const { storeAddress } = readConfig(process.env);
  if (!isServer(storeAddress) && !existsSync(storeAddress))
    throw new OperatorError(`There is no store at ${storeAddress}.`);
  const store = connectStore(storeAddress);
  try {
    const wanted = { ...(organisation && { organisationId: Number(organisation) }), since, event };
    for await (const entry of readEntries(store, wanted)) console.log(JSON.stringify(entry));
  } finally {
    await store.destroy();
  }
};

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

runCommand(main);
