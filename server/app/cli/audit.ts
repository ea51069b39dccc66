import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AuditEvent, auditEvents } from '#contract/audit.ts';
import { isServer } from '#server/domains/backup/in-use.ts';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { type ChainFault, checkChain } from '#server/platform/audit/chain.ts';
import { readEntries } from '#server/platform/audit/entries.ts';
import { readConfig } from '#server/platform/config.ts';
import { connectStore, type Store } from '#server/platform/storage/database.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run audit -- [--organisation NUMBER] [--since YYYY-MM-DD] [--event EVENT]
    Prints the audit log of the store that the settings name, a line of JSON for each entry, the oldest first. The server may
    run, and nothing is changed. Days are of UTC.
    EVENT   ${Object.keys(auditEvents).join(', ')}
npm run audit -- --check [--head NUMBER:HASH]
    Says whether the log is as it was written, and its head, which is to be noted somewhere else. With a head that was noted
    before: whether this is still the log of then.`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      organisation: { type: 'string' },
      since: { type: 'string' },
      event: { type: 'string' },
      check: { type: 'boolean' },
      head: { type: 'string' },
    },
  });
  const { organisation, since, event, check, head } = values;
  if (organisation !== undefined && !/^\d{1,15}$/.test(organisation)) throw new OperatorError(`Usage: ${usage}`);
  if (since !== undefined && !isDay(since))
    throw new OperatorError(`--since is a day, not “${since}”.\nUsage: ${usage}`);
  if (event !== undefined && !isEvent(event)) throw new OperatorError(`There is no event “${event}”.\nUsage: ${usage}`);
  const known = head?.match(/^(\d{1,15}):([\da-f]{64})$/);
  if (head !== undefined && (!check || !known)) throw new OperatorError(`Usage: ${usage}`);
  const { storeAddress } = readConfig(process.env);
  if (!isServer(storeAddress) && !existsSync(storeAddress))
    throw new OperatorError(`There is no store at ${storeAddress}.`);
  const store = connectStore(storeAddress);
  try {
    if (check) await tellOfChain(store, known ? { number: Number(known[1]), hash: known[2] ?? '' } : undefined);
    else
      for await (const entry of readEntries(store, {
        organisationId: organisation === undefined ? undefined : Number(organisation),
        since,
        event,
      }))
        console.log(JSON.stringify(entry));
  } finally {
    await store.destroy();
  }
};

const tellOfChain = async (store: Store, known: { number: number; hash: string } | undefined): Promise<void> => {
  const report = await checkChain(store, { ...(known && { known }) });
  if (!report.isWhole)
    throw new OperatorError(`Not as it was written, at seal ${report.number}: ${faults[report.why]}`);
  console.log(
    `As it was written: ${report.sealed} entries are sealed, ${report.unsealed} were written since. Head ${report.head}`,
  );
};

const faults: Readonly<Record<ChainFault, string>> = {
  gone: 'an entry was taken out.',
  changed: 'an entry was changed.',
  renamed: 'the names of an entry were changed.',
  cut: 'the end of the log was taken away.',
  'other-head': 'this is not the log whose head was noted.',
};

const isEvent = (text: string): text is AuditEvent => Object.hasOwn(auditEvents, text);

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

runCommand(main);
