import { createWriteStream, existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { errorTitle } from '#contract/errors.ts';
import { isLanguage } from '#contract/languages.ts';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { createDocumentService } from '#server/domains/documents/document-service.ts';
import { openArchive } from '#server/domains/operator/organisations/export/archive.ts';
import {
  describedOrganisation,
  takeInOrganisation,
} from '#server/domains/operator/organisations/take-in-organisation.ts';
import { removeSharedAccount, setSharedAccount } from '#server/domains/users/shared-account.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { createLog } from '#server/platform/log.ts';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run organisation -- --export NUMBER --to FILE.zip
    Writes all that belongs to an organisation into one archive, whose README.txt says what is what. The server may run.
npm run organisation -- --create organisation.json
    Makes an organisation of what such an archive says of one: names, custom fields, products, ranges, locations, role
    rules, groups of its directory. Prints its number, into which npm run import then takes the sheets.
npm run organisation -- --shared-account NUMBER --name NAME [--language en|fr]
    Gives an organisation an account for workstations, which reads all of its locations, or that account another password: who
    is signed in with it is signed out. Prints the password, which is kept nowhere. Networks are named on its page at the desk.
npm run organisation -- --shared-account NUMBER --name NAME --remove
    Takes that account out; whoever is signed in with it is signed out.`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      export: { type: 'string' },
      to: { type: 'string' },
      create: { type: 'string' },
      'shared-account': { type: 'string' },
      name: { type: 'string' },
      language: { type: 'string', default: 'en' },
      remove: { type: 'boolean', default: false },
    },
  });
  const { export: number, to, create, 'shared-account': sharedAccount, name, language, remove } = values;
  const work = [number, create, sharedAccount].filter((one) => one !== undefined);
  const isExport = isNumber(number) && to !== undefined && name === undefined;
  const isCreation = create !== undefined && to === undefined && name === undefined;
  const isSharing = isNumber(sharedAccount) && name !== undefined && to === undefined && isLanguage(language);
  if (work.length !== 1 || !(isExport || isCreation || isSharing) || (remove && !isSharing))
    throw new OperatorError(`Usage: ${usage}`);
  const config = readConfig(process.env);
  const described = create === undefined ? undefined : await readDescribed(create);
  const store = await openStore(config.storeAddress);
  try {
    if (described) console.log(await createFrom(store, described));
    else if (isSharing && remove)
      console.log(await unshareAccount(store, { organisationId: Number(sharedAccount), name }));
    else if (isSharing)
      console.log(await shareAccount(store, { organisationId: Number(sharedAccount), name, language }));
    else console.log(await exportTo(store, config, { id: Number(number), to: resolve(to ?? '') }));
  } catch (error) {
    throw error instanceof ApiError ? new OperatorError(errorTitle(error.errors[0]!.code, 'en')) : error;
  } finally {
    await store.destroy();
  }
};

const isNumber = (typed: string | undefined): typed is string => typed !== undefined && /^\d{1,15}$/.test(typed);

const shareAccount = async (store: Store, account: Parameters<typeof setSharedAccount>[1]): Promise<string> => {
  const { password, isNew } = await setSharedAccount(store, account);
  return `${account.name} ${isNew ? 'signs in with' : 'has another password'}: ${password}`;
};

const unshareAccount = async (store: Store, account: Parameters<typeof removeSharedAccount>[1]): Promise<string> => {
  await removeSharedAccount(store, account);
  return `${account.name} signs in no more.`;
};

const exportTo = async (store: Store, config: Config, { id, to }: { id: number; to: string }): Promise<string> => {
  if (existsSync(to)) throw new OperatorError(`${to} is there already.`);
  const files = await openFileStore(config);
  const documents = createDocumentService(createLog(config, 2));
  // What bears the name is whole.
  const part = `${to}.part`;
  try {
    const { bytes } = await openArchive({ store, reads: store, files, documents }, id);
    await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(part, { mode: 0o600 }));
    const handle = await open(part);
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await writeEntry(store, 'organisation-exported', { organisationId: id, record: id });
    await rename(part, to);
    return `${to}: ${size} bytes`;
  } finally {
    await rm(part, { force: true });
    await documents.close();
  }
};

type Described = ReturnType<typeof describedOrganisation.parse>;

const readDescribed = async (path: string): Promise<Described> => {
  const text = await readFile(path, 'utf8');
  try {
    return describedOrganisation.parse(JSON.parse(text));
  } catch (error) {
    throw new OperatorError(`${path} does not describe an organisation: ${(error as Error).message}`);
  }
};

const createFrom = (store: Store, described: Described): Promise<string> =>
  inTransaction(store, async (trx) => {
    const id = await takeInOrganisation(trx, described);
    const { entry, directory } = described;
    const [locations, groups, rules] = [entry.locations, directory.directory_groups, directory.role_rules];
    const beside =
      groups.length + rules.length > 0
        ? ` Its directory's ${groups.length} groups are empty until it tells who is in them; ${rules.length} role rules.`
        : '';
    return `Organisation ${id}, ${entry.name_en}, with ${locations.length} locations.${beside}`;
  });

runCommand(main);
