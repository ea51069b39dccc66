import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readStoreSchema } from '#server/domains/backup/store-schema.ts';
import { loadDemo } from '#server/domains/demo/load.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { connectStore, openStore, type Store } from '#server/platform/storage/database.ts';
import { postgres, s3 as s3Server } from '#tests/support/outside.ts';
import { createDatabase, dropDatabase, postgresServer } from '#tests/support/postgres/databases.ts';
import { type S3, startS3 } from '#tests/support/s3/start-s3.ts';

/** What Vigie keeps its records and files in. */
export const setUps = [
  { kind: 'SQLite and the disk', needs: [], isLarge: false },
  {
    kind: 'PostgreSQL and S3',
    needs: [postgres, s3Server],
    isLarge: true,
  },
] as const;

/** A place of its own, with an empty store. */
export interface Place {
  readonly config: Config;
  readonly env: NodeJS.ProcessEnv;
  readonly files: FileStore;
  readonly inStore: <Result>(work: (store: Store) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

let s3: Promise<S3> | undefined;
let places = 0;

export const openPlace = async (isLarge: boolean): Promise<Place> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vigie-backup-'));
  if (isLarge) s3 ??= startS3();
  const database = isLarge && postgresServer ? await createDatabase(postgresServer, 'empty') : undefined;
  const env = {
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database }),
    ...(isLarge && { FILES_URL: (await s3)?.urlOf(`place-${++places}`) }),
  };
  const config = readConfig(env);
  await (await openStore(config.storeAddress)).destroy();
  return {
    config,
    env,
    files: await openFileStore(config),
    inStore: async (work) => {
      const store = connectStore(config.storeAddress);
      return work(store).finally(() => store.destroy());
    },
    close: async () => {
      if (database) await dropDatabase(database);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export const closeS3 = async (): Promise<void> => {
  await (await s3)?.close();
  s3 = undefined;
};

/** The demo organisations, with files, and with what is seldom in texts. */
export const fillPlace = async ({ inStore, files }: Place): Promise<void> =>
  inStore(async (store) => {
    await loadDemo(store);
    const sheets = await store.selectFrom('sheets').select('isn').orderBy('isn').limit(30).execute();
    for (const { isn } of sheets) {
      const { hash } = await files.put(Buffer.from(`PDF of ${isn}`));
      await store.updateTable('sheets').set({ file_hash: hash }).where('isn', '=', isn).execute();
    }
    const { hash } = await files.put(Buffer.alloc(9_000_000, 'a large binder'));
    await store.updateTable('requests').set({ file_hash: hash }).where('id', '=', 1).execute();
    await store
      .updateTable('notices')
      .set({ subject_fr: 'Ä\u0301 é \u{1F9EA} \'"\\ \r\n\t\u2028', text_fr: '{"a": [1, null]}' })
      .execute();
  });

/** Every row of every table, and every file that a row refers to. */
export const contentsOf = ({ inStore, files }: Place) =>
  inStore(async (store) => {
    const tables: Record<string, string[]> = {};
    // The entry about a backup is written after it is complete, so it is not in it.
    const telling = await store.selectFrom('audit_entries').select('id').where('event', '=', 'backup-taken').execute();
    const isTelling = new Set<unknown>(telling.map(({ id }) => id));
    const numbers: Readonly<Record<string, string>> = { audit_entries: 'id', audit_names: 'entry_id' };
    for (const { name, columns } of await readStoreSchema()) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(store);
      const compared = rows.filter((row) => !isTelling.has(row[numbers[name] ?? '']));
      tables[name] = compared.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();
    }
    const held = await sql<{ file_hash: string }>`
      select file_hash from sheets where file_hash <> '' union select file_hash from requests where file_hash <> ''`.execute(
      store,
    );
    const found = await Promise.all(held.rows.map(({ file_hash }) => files.find(file_hash)));
    return { tables, files: found.map((file) => file && `${file.hash} ${file.size}`).sort() };
  });

/** Numbers of two sheets that have files. */
export const sheetsWithFiles = ({ inStore }: Place): Promise<[number, number]> =>
  inStore(async (store) => {
    const rows = await store.selectFrom('sheets').select('isn').where('file_hash', '<>', '').limit(2).execute();
    return [rows[0]!.isn, rows[1]!.isn];
  });
