import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '#contract/second-factor.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { hashSecret } from '../secrets.ts';

/** No letter that is taken for a digit or another letter. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const groupLength = 4;

/** Ten new codes of some 78 random bits, `7KQF-2MXR-9TDC-HW4B`, in place of those there were; only their hashes are kept. */
export const makeRecoveryCodes = async (db: Database, userId: number, now = new Date()): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
    ).join('-'),
  );
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashOf(code), user_id: userId, created_at: now.toISOString() })))
    .execute();
  return codes;
};

/** Uses a code up, however it is spaced and in whatever case. False when it is not one of theirs, or used: of two at once, one gets true. */
export const spendRecoveryCode = async (db: Database, userId: number, code: string): Promise<boolean> => {
  const spent = await db
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashOf(code))
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
};

/** How many of them are left. */
export const countRecoveryCodes = async (db: Database, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const hashOf = (code: string): string => hashSecret(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
