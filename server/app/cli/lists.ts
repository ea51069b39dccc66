import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { substanceListIds } from '#contract/sheets/substance-lists.ts';
import { compareLists, type ListChange } from '#lib/hazards/substance-lists/compare-lists.ts';
import { listsInForce, replaceLists, shippedLists } from '#lib/hazards/substance-lists/lists-in-force.ts';
import { entryColumns, givenColumns } from '#lib/hazards/substance-lists/read-lists.ts';
import { writeLists } from '#lib/hazards/substance-lists/write-lists.ts';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { ConfigError, readConfig } from '#server/platform/config.ts';
import { readListsFile, takeListsFile } from '#server/platform/substance-lists-file.ts';
import { runCommand } from './run-command.ts';

const half = Math.ceil(substanceListIds.length / 2);

const usage = `npm run lists -- FILE.csv
    Says, list by list, what a file with lists of substances would change; or everything that keeps it from being taken, and
    ends with 1. The server may run, and nothing is changed: SUBSTANCE_LISTS_FILE names a file, and it counts from the next
    start on. A list that it has a row of is replaced as a whole; the others stay as shipped.
    COLUMNS  ${[...entryColumns, ...givenColumns].join(', ')} (${givenColumns.join(' and ')} may be left out)
    LISTS    ${substanceListIds.slice(0, half).join(', ')},
             ${substanceListIds.slice(half).join(', ')}
npm run lists -- --export [--to FILE.csv]
    Writes the lists in force as such a file, to begin with; without --to to the standard output (npm run --silent lists).`;

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { export: { type: 'boolean' }, to: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(`Usage: ${usage}`);
  const [path, ...others] = positionals;
  const isExport = values.export || path === undefined;
  if (others.length > 0 || (isExport && path !== undefined) || (!isExport && values.to !== undefined))
    throw new OperatorError(`Usage: ${usage}`);
  const config = readConfig(process.env);
  if (path === undefined) {
    takeListsFile(config);
    return exportLists(values.to);
  }
  const file = resolve(path);
  const { lists, faults } = readListsFile(file);
  if (faults.length > 0) throw new OperatorError([`${file} cannot be taken:`, ...faults].join('\n  '));
  const before = listsBefore(file, config.substanceListsFile);
  console.log(`${file} may be taken. Beside ${before.whose}:`);
  // A list that only the file in force has is as shipped again.
  for (const change of compareLists(before.lists, replaceLists(lists)))
    if (lists.has(change.list) || !isSame(change)) console.log(tellChange(change));
  const left = substanceListIds.filter((id) => !lists.has(id));
  if (left.length > 0) console.log(`As shipped: ${left.join(', ')}`);
};

/** The lists in force, where they are another file's; a file that is in force already is told beside those shipped. */
const listsBefore = (file: string, inForce: string | undefined) => {
  const asShipped = { whose: 'the lists of this release', lists: shippedLists };
  if (inForce === undefined || inForce === file) return asShipped;
  try {
    takeListsFile({ substanceListsFile: inForce });
    return { whose: `those of ${inForce}`, lists: listsInForce() };
  } catch (error) {
    if (error instanceof ConfigError) return asShipped;
    throw error;
  }
};

const isSame = ({ before, after, added, gone, changed }: ListChange): boolean =>
  added.length + gone.length + changed === 0 && before.date === after.date && before.source === after.source;

const tellChange = ({ list, before, after, added, gone, changed }: ListChange): string =>
  [
    `${list}: entries ${before.entries.length} before, ${after.entries.length} after; date ${before.date === after.date ? after.date : `${before.date} before, ${after.date} after`}`,
    ...(before.source === after.source ? [] : [`source: ${after.source}`]),
    ...(added.length > 0 ? [`added ${added.length}: ${named(added)}`] : []),
    ...(gone.length > 0 ? [`gone ${gone.length}: ${named(gone)}`] : []),
    ...(changed > 0 ? [`listed otherwise: ${changed}`] : []),
  ].join('\n    ');

const named = (numbers: readonly string[]): string =>
  numbers.length > most ? `${numbers.slice(0, most).join(', ')} …` : numbers.join(', ');

/** Numbers that are named of each list: enough to see what a change is about. */
const most = 30;

/** Into a file that is not there yet, or to the standard output. */
const exportLists = async (to: string | undefined): Promise<void> => {
  const text = writeLists(listsInForce());
  if (to === undefined) return void process.stdout.write(text);
  const file = resolve(to);
  await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new OperatorError(`${file} is there already.`) : error;
  });
  console.log(`${file}: ${substanceListIds.length} lists.`);
};

runCommand(main);
