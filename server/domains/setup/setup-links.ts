import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { mailedLink } from '../accounts/mailed-link.ts';
import { createSecret, hashSecret } from '../accounts/secrets.ts';

/** Milliseconds for which a link of the set-up works. */
const life = 86_400_000;

/** Whether nobody can work as an operator yet: there is no operator but those of the demo. */
export const isUnattended = async (db: Database): Promise<boolean> => {
  const operator = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('memberships.id')
    .where('memberships.role', '=', 'operator')
    .where('memberships.accepted_at', '!=', '')
    .where('users.demo', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return operator === undefined;
};

/**
 * Makes the link with which a new installation is set up, and answers its address within the site; undefined where somebody is there already.
 * Several processes that start at once each print a link of their own, of which the first to be used ends the others.
 */
export const createSetupLink = (store: Store, now = new Date()): Promise<string | undefined> =>
  inTransaction(store, async (trx) => {
    await trx.deleteFrom('setup_links').where('expires_at', '<=', now.toISOString()).execute();
    if (!(await isUnattended(trx))) return undefined;
    const token = createSecret();
    await trx
      .insertInto('setup_links')
      .values({
        token_hash: hashSecret(token),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + life).toISOString(),
      })
      .execute();
    return mailedLink('/setup', { token });
  });

/** Throws `setup.done` for every link once an operator is there, and `setup.invalid` for one that is not one of ours or too old. */
export const checkSetupLink = async (db: Database, token: string, now = new Date()): Promise<void> => {
  if (!(await isUnattended(db))) throw apiError('setup.done');
  const link = await db
    .selectFrom('setup_links')
    .select('token_hash')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!link) throw apiError('setup.invalid');
};

/** Ends every link: somebody is there now. */
export const endSetupLinks = async (trx: Database): Promise<void> => {
  await trx.deleteFrom('setup_links').execute();
};
