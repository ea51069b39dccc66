import type { Database, Store } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';

const oneDay = 24 * 60 * 60_000;

/** Bytes that an organisation has sent in the last 24 hours. */
export const uploadedBytes = async (db: Database, organisationId: number, now = new Date()): Promise<number> => {
  const { bytes } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.sum('bytes').as('bytes'))
    .where('organisation_id', '=', organisationId)
    .where('hour', '>', hourOf(now.getTime() - oneDay))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
};

/** Counts bytes that an organisation has sent, whatever becomes of them; gives those of the last 24 hours with them. */
export const addUploadedBytes = (
  store: Store,
  organisationId: number,
  { bytes, now = new Date() }: { readonly bytes: number; readonly now?: Date },
): Promise<number> =>
  inTransaction(store, async (trx) => {
    await trx
      .deleteFrom('uploads')
      .where('organisation_id', '=', organisationId)
      .where('hour', '<=', hourOf(now.getTime() - oneDay))
      .execute();
    await trx
      .insertInto('uploads')
      .values({ organisation_id: organisationId, hour: hourOf(now.getTime()), bytes })
      .onConflict((conflict) =>
        conflict
          .columns(['organisation_id', 'hour'])
          .doUpdateSet((eb) => ({ bytes: eb('uploads.bytes', '+', eb.ref('excluded.bytes')) })),
      )
      .execute();
    return uploadedBytes(trx, organisationId, now);
  });

/** `2026-05-31T14`: an hour of UTC. */
const hourOf = (time: number): string => new Date(time).toISOString().slice(0, 13);
