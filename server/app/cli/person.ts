import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { errorTitle } from '#contract/errors.ts';
import { exportPerson } from '#server/domains/accounts/export-person.ts';
import { isServer } from '#server/domains/backup/in-use.ts';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { erasePerson } from '#server/domains/operator/users/erase-person.ts';
import { readConfig } from '#server/platform/config.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run person -- --export WHO | --erase WHO
    Prints all that is kept of a person as JSON, or erases them: account, names, addresses and messages, from requests and from
    the audit log too. It cannot be taken back. The server may run.
    WHO   what they sign in with, or their number; of somebody who is gone already, “Former user 12”, the number`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { export: { type: 'string' }, erase: { type: 'string' } } });
  const { export: exported, erase } = values;
  const who = exported ?? erase;
  if (who === undefined || (exported !== undefined && erase !== undefined)) throw new OperatorError(`Usage: ${usage}`);
  const { storeAddress } = readConfig(process.env);
  if (!isServer(storeAddress) && !existsSync(storeAddress))
    throw new OperatorError(`There is no store at ${storeAddress}.`);
  const store = await openStore(storeAddress);
  try {
    const id = await numberOf(store, who);
    if (erase !== undefined) {
      await erasePerson(store, id);
      console.log(`“${who}” is erased. What they did is that of Former user ${id}.`);
      return;
    }
    const data = await exportPerson(store, id);
    if (!data) throw new OperatorError(`“${who}” has no account any more; what is left is the number.`);
    console.log(JSON.stringify(data, undefined, 2));
  } catch (error) {
    throw error instanceof ApiError ? new OperatorError(errorTitle(error.errors[0]!.code, 'en')) : error;
  } finally {
    await store.destroy();
  }
};

const numberOf = async (store: Store, who: string): Promise<number> => {
  if (/^\d{1,15}$/.test(who)) return Number(who);
  const name = who.trim().toLowerCase();
  const user = await store.selectFrom('users').select('id').where('name', '=', name).executeTakeFirst();
  if (!user) throw new OperatorError(`Nobody signs in with “${who}”. Of somebody who is gone, give the number.`);
  return user.id;
};

runCommand(main);
