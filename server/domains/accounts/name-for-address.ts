import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/storage/database.ts';

/**
 * What an account signs in with that is to have this address: the address, or, while another account has it, a name that nobody can
 * type. So whoever gives the address to an account is not told that there is another; `claimAddress` decides when the mail leaves.
 */
export const nameForAddress = async (trx: Database, address: string): Promise<string> =>
  (await findHolder(trx, address)) ? `${address} #${randomUUID()}` : address;

/**
 * Lets an account sign in with its address if it still waits for it and nobody has it any more. Answers the account that has it,
 * where that is another one.
 */
export const claimAddress = async (trx: Database, userId: number, address: string) => {
  const holder = await findHolder(trx, address);
  if (holder) return holder.id === userId ? undefined : holder;
  await trx.updateTable('users').set({ name: address }).where('id', '=', userId).execute();
  return undefined;
};

/** What an organisation is shown as the name: of an account that waits for its address it is not told so. */
export const shownName = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name.startsWith(`${email} #`) ? email : name;

const findHolder = (db: Database, address: string) =>
  db.selectFrom('users').select(['id', 'language']).where('name', '=', address).executeTakeFirst();
