import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createOneAtATime } from '#server/platform/threads/one-at-a-time.ts';
import type { ThreadLog } from '#server/platform/threads/start-thread.ts';
import type { Store } from '../database.ts';
import { isPostgres } from '../dialect.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import type { Tables } from '../tables.ts';
import type { ReadQuestion, ReadReply } from './read-messages.ts';

/** Milliseconds that one query may take, and after which the thread without work ends. */
const times = { allowed: 30_000, idle: 60_000 };

/**
 * A second connection to a store, for queries that read whole tables: counts and lists of all organisations' sheets.
 * SQLite answers in the thread of the caller, which is quickest for most queries; these run in a thread of their own,
 * so that no other request waits for them. They see committed data and cannot write. A PostgreSQL server is queried as
 * always. The caller destroys it, before the store.
 */
export const connectReads = (store: Store, address: string, log?: ThreadLog): Store => {
  if (isPostgres(store) || address === ':memory:') return store;
  const thread = createOneAtATime<ReadQuestion, ReadReply>({
    name: 'reads',
    log,
    ...times,
    workerUrl: new URL('./read-worker.ts', import.meta.url),
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const refuseWriting = async () => {
    throw new Error('Nothing is written where only reading is done');
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => ({
          executeQuery: async <Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
            const reply = await thread.ask({ file: address, sql, parameters });
            if (!reply) throw new StoreUnavailable(new Error('a query took too long'));
            if ('error' in reply) throw new Error(reply.error);
            return { rows: reply.rows as Row[] };
          },
          streamQuery: () => {
            throw new Error('Rows are read at once here');
          },
        }),
        beginTransaction: refuseWriting,
        commitTransaction: refuseWriting,
        rollbackTransaction: refuseWriting,
        releaseConnection: async () => {},
        destroy: () => thread.close(),
      }),
    },
  });
};
