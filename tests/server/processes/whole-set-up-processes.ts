import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { apiBase } from '#contract/call.ts';
import { aliasOf } from '#lib/search-engine/solr/collections.ts';
import { readMailFolder } from '#tests/support/mails.ts';
import { postgres, s3 as s3Server, solr } from '#tests/support/outside.ts';
import { createDatabase, dropDatabase } from '#tests/support/postgres/databases.ts';
import { startS3 } from '#tests/support/s3/start-s3.ts';
import { signInAt } from '#tests/support/slow-form.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { marked } from '#tests/support/test-server.ts';

/** What two processes have in common. */
export const wholeSetUp = [postgres, solr, s3Server];

/** The two processes. */
export type Process = 'first' | 'second';
export type Server = Awaited<ReturnType<typeof spawnServer>>;
type Servers = Readonly<Record<Process, Server>>;

/** Two processes that have a database, indexes in Solr and a bucket in common, and each a data folder of its own. */
export const startWholeSetUp = async () => {
  const database = await createDatabase(postgres.found ?? '', 'demo');
  const s3 = await startS3();
  const name = `whole-${randomBytes(4).toString('hex')}`;
  const env = {
    DATABASE_URL: database,
    FILES_URL: s3.urlOf('whole'),
    SOLR_URL: solr.found,
    SOLR_COLLECTION: name,
  };
  const [first, second] = await Promise.all([spawnServer({ env }), spawnServer({ env })]);
  const servers: Servers = { first, second };
  return {
    servers,
    signIn: async (at: Process, who: string) => createPerson(servers, await signInAt(servers[at].url, who)),
    /** What left by mail, whichever process sent it. */
    mails: async () =>
      (await Promise.all([first, second].map(({ dataDir }) => readMailFolder(join(dataDir, 'outbox'))))).flat(),
    close: async () => {
      for (const { kill, dataDir } of [first, second]) {
        await kill();
        await rm(dataDir, { recursive: true, force: true });
      }
      await s3.close();
      await dropDatabase(database);
      await removeCollections(name);
    },
  };
};
export type WholeSetUp = Awaited<ReturnType<typeof startWholeSetUp>>;

/** Somebody who is signed in and may be brought to any process: all that he carries is the cookie. */
const createPerson = (servers: Servers, cookie: string) => {
  const ask = async (at: Process, path: string, { headers, ...init }: RequestInit = {}) => {
    const response = await fetch(servers[at].url + apiBase + path, {
      ...init,
      headers: { ...marked, cookie, ...(headers as Record<string, string>) },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      body: isJson ? JSON.parse(bytes.toString()) : undefined,
    };
  };
  const send = (method: 'POST' | 'PUT' | 'DELETE') => (at: Process, path: string, body?: object) => {
    if (!body || body instanceof FormData) return ask(at, path, { method, ...(body && { body }) });
    return ask(at, path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  };
  return {
    cookie,
    get: (at: Process, path: string, headers: Record<string, string> = {}) => ask(at, path, { headers }),
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
    /** Record numbers that a search of the first organisation finds. */
    find: async (at: Process, parameters: Record<string, string> = {}): Promise<number[]> => {
      const query = new URLSearchParams({ fl: 'id', rows: '90000000', ...parameters });
      const { status, body } = await ask(at, `/lucidworks-solr-api/sds-10001/?${query}`);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body.response.docs.map((doc: Record<string, string>) =>
        Number(doc['Name.IdentificationNumber.RecordNumber_s']),
      );
    },
  };
};
export type Person = ReturnType<typeof createPerson>;

/** The Solr is everybody's; what was made there for these processes goes with them. */
const removeCollections = async (name: string) => {
  const admin = async (parameters: Record<string, string>) =>
    (await fetch(`${solr.found}/admin/collections?${new URLSearchParams(parameters)}`)).json();
  await admin({ action: 'DELETEALIAS', name: aliasOf({ name }) });
  const { collections } = (await admin({ action: 'LIST' })) as { collections: string[] };
  for (const each of collections) if (each.startsWith(`${name}-`)) await admin({ action: 'DELETE', name: each });
};
