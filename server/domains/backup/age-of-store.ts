import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { Store } from '#server/platform/storage/database.ts';
import { migrations } from '#server/platform/storage/migrations/registry.ts';

/** How the tables of a store stand to this version of Vigie: made by it, by an earlier one, or by a newer one. */
export const ageOfStore = async (store: Store): Promise<'same' | 'earlier' | 'newer'> => {
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined)) return 'earlier';
  const { rows: applied } = await sql`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(store);
  return applied.length > known.length ? 'newer' : 'same';
};
