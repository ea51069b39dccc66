import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { mapleRidge } from '#server/domains/demo/organisations.ts';
import { connectStore } from '#server/platform/storage/database.ts';
import { readMailFolder } from '#tests/support/mails.ts';
import { signInAt } from '#tests/support/slow-form.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { copyDemoStore } from '#tests/support/templates.ts';
import { people } from '#tests/support/test-server.ts';
import { storeAddressIn } from '#tests/support/test-store.ts';

let dataDir: string;
let server: Awaited<ReturnType<typeof spawnServer>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vigie-documents-'));
  copyDemoStore(join(dataDir, 'vigie.sqlite'));
  server = await spawnServer({ dataDir });
}, 60_000);
afterAll(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const inStore = async <Result>(read: (store: ReturnType<typeof connectStore>) => Promise<Result>): Promise<Result> => {
  const store = connectStore(await storeAddressIn(dataDir));
  try {
    return await read(store);
  } finally {
    await store.destroy();
  }
};

const order = async (path: string, more: object): Promise<number> => {
  const sheets = await inStore((store) =>
    store
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', mapleRidge.id)
      .orderBy('isn')
      .limit(40)
      .execute(),
  );
  const response = await fetch(`${server.url}${apiBase}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [xhrMarker.name]: xhrMarker.value,
      cookie: await signInAt(server.url, people.companyAdmin),
    },
    body: JSON.stringify({
      sort: 'product',
      includeDate: true,
      customFields: true,
      sdsIds: sheets.map(({ isn }) => isn),
      language: 'all',
      websiteLanguage: 'en',
      ...more,
    }),
  }).catch(() => undefined);
  const body = (await response?.json().catch(() => undefined)) as { id: number } | undefined;
  // An index is answered when it is made, and the server may be gone by then.
  return (
    body?.id ??
    (
      await inStore((store) =>
        store
          .selectFrom('requests')
          .select((eb) => eb.fn.max('id').as('id'))
          .executeTakeFirstOrThrow(),
      )
    ).id
  );
};

const outcome = (id: number) =>
  inStore(async (store) => {
    const request = await store.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const changes = await store.selectFrom('request_changes').selectAll().where('request_id', '=', id).execute();
    const files = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    const held = await store.selectFrom('requests').select('file_hash').where('file_hash', '<>', '').execute();
    const sheets = await store.selectFrom('sheets').select('file_hash').where('file_hash', '<>', '').execute();
    const known = new Set([...held, ...sheets].map(({ file_hash }) => file_hash));
    return {
      status: request.status,
      completions: changes.filter(({ status }) => status === 'completed').length,
      orphans: files.filter((entry) => entry.isFile() && !known.has(entry.name)).length,
      jobs: (await store.selectFrom('jobs').select('id').execute()).length,
    };
  });

test.each([
  ['an index', '/createIndex', { format: 'pdf' }, false],
  ['a binder', '/createBinder', { doubleSided: true, emails: ['binder@example.com'] }, 'binder@example.com'],
  ['an e-binder', '/createEbinder', { email: 'ebinder@example.com' }, 'ebinder@example.com'],
] as const)(
  'kill -9 while %s is made: it is made once after the restart, and mailed once',
  { timeout: 90_000 },
  async (...row) => {
    const [, path, more, address] = row;
    const ordered = order(path, more);
    await vi.waitFor(
      async () => {
        const busy = await inStore((store) =>
          store.selectFrom('jobs').select('id').where('leased_by', '<>', '').where('lane', '<>', 'short').execute(),
        );
        expect(busy).toHaveLength(1);
      },
      { timeout: 10_000, interval: 10 },
    );
    await wait(150);
    await server.kill();
    const id = await ordered;
    server = await spawnServer({ dataDir });
    await vi.waitFor(
      async () => expect(await outcome(id)).toEqual({ status: 'completed', completions: 1, orphans: 0, jobs: 0 }),
      { timeout: 60_000, interval: 200 },
    );
    if (!address) return;
    const mails = await readMailFolder(join(dataDir, 'outbox'));
    expect(mails.filter(({ to }) => to === address)).toHaveLength(1);
  },
);
