import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/storage/database.ts';

/**
 * What an account signs in with that is to have this address: the address, or, while another account has it, a name that nobody can
 * type. So whoever gives the address to an account is not told that there is another; who has it is decided when the mail leaves, or
 * when an invitation is accepted.
 */
export const nameForAddress = async (trx: Database, address: string): Promise<string> =>
  (await trx.selectFrom('users').select('id').where('name', '=', address).executeTakeFirst())
    ? waitingName(address)
    : address;

/** A name that nobody can type, of an account that waits for its address. */
export const waitingName = (address: string): string => `${address} #${randomUUID()}`;
