import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { createApp } from '#server/app/app.ts';
import { openServices } from '#server/app/open-services.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import type { Services } from '#server/http/services.ts';
import { readConfig } from '#server/platform/config.ts';
import { createDatabase, dropDatabase, postgresServer } from './postgres/databases.ts';
import { copyDemoStore } from './templates.ts';
import { unhurried } from './test-store.ts';

/**
 * The real application on a data folder of its own, with the demo organisations, or with nothing at all; every answer
 * is checked against the contract.
 */
export const startTestServer = async (env: NodeJS.ProcessEnv = {}, template: 'demo' | 'empty' = 'demo') => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vigie-test-'));
  const database = postgresServer && (await createDatabase(postgresServer, template));
  const store = database && { DATABASE_URL: database };
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...unhurried, ...store, ...env });
  if (!database && template === 'demo') copyDemoStore(config.storeAddress);
  const services = await openServices(config);
  const app = await createApp({ ...services, checkAnswers: true });
  return {
    app,
    services: services as Services,
    dataDir,
    close: async () => {
      await app.close();
      await services.close();
      if (database) await dropDatabase(database);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** The header without which nothing is changed. */
export const marked = { [xhrMarker.name.toLowerCase()]: xhrMarker.value };

/** Signs in and returns the cookie to send along. */
export const signInAs = async (app: FastifyInstance, name: string, password = demoPassword): Promise<string> => {
  const response = await app.inject({
    method: 'POST',
    url: `${apiBase}/login`,
    headers: marked,
    payload: { name, password },
  });
  const [cookie] = response.cookies;
  if (response.statusCode !== 200 || !cookie) throw new Error(`${name} cannot sign in: ${response.body}`);
  return `${cookie.name}=${cookie.value}`;
};

/** People of the demo by what they are. */
export const people = {
  companyAdmin: 'admin@mapleridge.example',
  collectionAdmin: 'collection@mapleridge.example',
  reader: 'reader@mapleridge.example',
  manager: 'manager@vigie.example',
  invited: 'invited@mapleridge.example',
  late: 'late@mapleridge.example',
  unverified: 'unverified@mapleridge.example',
  shared: 'mapleridge',
  hospitalAdmin: 'admin@riviere-bleue.example',
  operator: 'operator@vigie.example',
} as const;
