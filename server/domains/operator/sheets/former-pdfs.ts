import type { Transaction } from 'kysely';
import { accountName } from '#server/domains/requests/account-name.ts';
import { reserveFile } from '#server/platform/files/reservations.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

interface Replaced {
  readonly isn: number;
  /** The file that the sheet had. */
  readonly hash: string;
  /** The one that it has from now on. */
  readonly by: string;
  /** The operator. */
  readonly userId: number;
}

/** Keeps the PDF of a sheet that has another from now on; of that, which may have been the sheet's before, no mark is left. */
export const keepFormerPdf = async (trx: Transaction<Tables>, { isn, hash, by, userId }: Replaced): Promise<void> => {
  await trx.deleteFrom('former_pdfs').where('isn', '=', isn).where('file_hash', '=', by).execute();
  if (hash === '' || hash === by) return;
  const replaced = { user_id: userId, replaced_at: new Date().toISOString() };
  await trx
    .insertInto('former_pdfs')
    .values({ isn, file_hash: hash, ...replaced })
    .onConflict((conflict) => conflict.columns(['isn', 'file_hash']).doUpdateSet(replaced))
    .execute();
};

/** What a sheet had, the last that went first. */
export const readFormerPdfs = async (db: Database, isn: number) => {
  const rows = await db
    .selectFrom('former_pdfs')
    .leftJoin('users', 'users.id', 'former_pdfs.user_id')
    .select(['former_pdfs.id', 'replaced_at', 'name', 'first_name', 'last_name'])
    .where('isn', '=', isn)
    .orderBy('replaced_at', 'desc')
    .orderBy('former_pdfs.id', 'desc')
    .execute();
  return rows.map(({ id, replaced_at: at, name, first_name, last_name }) => ({
    ...{ id, at },
    by: name === null ? '' : accountName({ name, first_name: first_name ?? '', last_name: last_name ?? '' }),
  }));
};

/** The file of a former PDF of this very sheet. */
export const findFormerPdf = async (db: Database, isn: number, id: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('former_pdfs')
      .select('file_hash')
      .where('isn', '=', isn)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.file_hash;

/** Lets go of those that were replaced so many days ago; the clean-up of files removes what nothing else holds. */
export const endFormerPdfs = (store: Store, days: number, now = new Date()): Promise<void> =>
  inTransaction(store, async (trx) => {
    const oldest = new Date(now.getTime() - days * 86_400_000).toISOString();
    const ended = await trx
      .deleteFrom('former_pdfs')
      .where('replaced_at', '<', oldest)
      .returning(['isn', 'file_hash'])
      .execute();
    for (const { isn, file_hash: hash } of ended) await letGo(trx, isn, hash);
  });

/** The clean-up removes a file that nothing holds any more once its reservation is over, which it is at once. */
export const letGo = async (trx: Transaction<Tables>, isn: number, hash: string): Promise<void> => {
  if (hash !== '') await reserveFile(trx, { hash, owner: `former-pdf.${isn}`, until: undefined });
};
