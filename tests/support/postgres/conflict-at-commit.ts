import { sql } from 'kysely';
import type { Store } from '#server/platform/storage/database.ts';

/**
 * Has the next transactions that write to this table meet a conflict at the last moment, so many of them; counted beside the
 * transactions, which take back what they do. Answers how many did.
 */
export const conflictAtCommit = async (store: Store, table: string, times: number): Promise<() => Promise<number>> => {
  await sql`create sequence conflicts`.execute(store);
  await sql`
    create function meet_conflict() returns trigger language plpgsql as $body$
    begin
      if nextval('conflicts') <= ${sql.lit(times)} then raise exception 'met' using errcode = '40001'; end if;
      return null;
    end $body$
  `.execute(store);
  await sql`
    create constraint trigger conflicts after insert or update on ${sql.table(table)}
    deferrable initially deferred for each row execute function meet_conflict()
  `.execute(store);
  return async () => {
    const { rows } = await sql<{ met: number }>`
      select least(last_value, ${sql.lit(times)}) as met from conflicts where is_called
    `.execute(store);
    return rows[0]?.met ?? 0;
  };
};
