import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { connectStore } from '#server/platform/storage/database.ts';
import { OperatorError } from './operator-error.ts';

/** Throws OperatorError while anybody else, a server above all, works with the store of this address. */
export const refuseWhileInUse = async (address: string): Promise<void> => {
  const others = isServer(address) ? await hasOtherSessions(address) : isOpenElsewhere(address);
  if (others) throw new OperatorError('Vigie is running with this store: stop it first. Nothing was changed.');
};

/** Whether an address is of a database on a server; else it is the path of a SQLite file. */
export const isServer = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** Anyone who has the file open keeps it from being taken out of write-ahead logging, which opening it again puts it back into. */
const isOpenElsewhere = (file: string): boolean => {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    const mode = database.prepare('pragma journal_mode = delete').get();
    return mode?.journal_mode !== 'delete';
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return true;
    throw error;
  } finally {
    database.close();
  }
};

/** Connections of ours say what they are (server/platform/storage/dialects/postgres-pool.ts). */
const hasOtherSessions = async (address: string): Promise<boolean> => {
  const store = connectStore(address);
  try {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and application_name = 'vigie' and pid <> pg_backend_pid()`.execute(store);
    return rows.length > 0;
  } finally {
    await store.destroy();
  }
};
