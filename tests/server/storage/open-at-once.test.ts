import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore } from '#server/platform/storage/database.ts';
import { migrations } from '#server/platform/storage/migrations/registry.ts';
import { storeAddressIn } from '#tests/support/test-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-open-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const opener = join(import.meta.dirname, 'open-store.ts');

/** A process that is ready to open the store, and does so when told; answers what went wrong, or nothing. */
const startOpener = async (address: string) => {
  const child = fork(opener, [address], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  await once(child, 'message');
  return async (): Promise<string> => {
    child.send('open');
    const [outcome] = await once(child, 'message');
    await once(child, 'exit');
    return outcome;
  };
};

test.each([1, 2, 3, 4, 5])(
  'several processes that start at once on an empty store make its tables once, and all of them open it (%i)',
  async (round) => {
    const dataDir = join(folder, `${round}`);
    await mkdir(dataDir);
    const address = await storeAddressIn(dataDir, 'blank');
    const openers = await Promise.all([1, 2, 3, 4].map(() => startOpener(address)));
    expect(await Promise.all(openers.map((open) => open()))).toEqual(['', '', '', '']);
    const store = connectStore(address);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(store);
    await store.destroy();
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  },
  60_000,
);
