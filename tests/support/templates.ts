import { copyFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { loadDemo } from '#server/domains/demo/load.ts';
import { openStore } from '#server/platform/storage/database.ts';
import { unmarkDemo } from './admit-demo.ts';
import { countAsDrawn } from './count-as-drawn.ts';
import { addressOf, dropAllDatabases, onServer, postgresServer, templateName } from './postgres/databases.ts';
import { quickenPasswords } from './quick-password.ts';

/** The demo organisations are loaded once for a run; every test server begins with a copy. What is made here goes with the run. */
export default async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-template-'));
  const file = join(folder, 'demo.sqlite');
  await fillWithDemo(file);
  process.env[templateSetting] = file;
  if (postgresServer) await makeDatabases(postgresServer);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (postgresServer) await dropAllDatabases(postgresServer);
  };
};

/** Puts a store with the demo organisations at an unused path. */
export const copyDemoStore = (path: string): void => {
  const file = process.env[templateSetting];
  if (!file) throw new Error('The template is made by the global set-up of vitest.config.ts');
  copyFileSync(file, path);
};

const templateSetting = 'TEST_STORE_TEMPLATE';

const makeDatabases = async (server: string): Promise<void> => {
  await dropAllDatabases(server);
  await onServer(server, `create database ${templateName('empty')} encoding 'UTF8' template template0`);
  await (await openStore(addressOf(server, templateName('empty')))).destroy();
  await onServer(server, `create database ${templateName('demo')} template ${templateName('empty')}`);
  await fillWithDemo(addressOf(server, templateName('demo')));
};

/** Closed again, it is one file, or a database that others may be copied from. */
const fillWithDemo = async (address: string): Promise<void> => {
  const store = await openStore(address);
  await loadDemo(store);
  await quickenPasswords(store, demoPassword);
  await unmarkDemo(store);
  await countAsDrawn(store);
  await store.destroy();
};
