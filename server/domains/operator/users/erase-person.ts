import { endAccounts } from '#server/domains/accounts/end-accounts.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { eraseNames, namesInLog } from '#server/platform/audit/names.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { contains } from '#server/platform/storage/contains.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { readOperators, refuseLast } from './operators.ts';

/**
 * Erases a person wherever they are: the account, what they wrote to support, their address where documents went, and their name in
 * the audit log. What has to stay, that something was asked for or done, stays as that of "former user 12". Somebody who is gone
 * already is erased by the number. Throws `not_found` for a number that was nobody's, `people.not_editable` for a shared
 * account, `operator.last` for the only operator.
 */
export const erasePerson = (store: Store, userId: number): Promise<void> =>
  inTransaction(store, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['name', 'email', 'shared'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const former = await trx.selectFrom('former_users').select('id').where('id', '=', userId).executeTakeFirst();
    if (!user && !former) throw apiError('not_found');
    if (user?.shared === 1) throw apiError('people.not_editable');
    refuseLast(await readOperators(trx), userId);
    const known = [user?.name, user?.email, ...(await namesInLog(trx, userId))];
    const addresses = [...new Set(known.filter((name) => name !== undefined && name !== ''))] as string[];
    await trx.deleteFrom('memberships').where('user_id', '=', userId).execute();
    if (user) await endAccounts(trx, [userId]);
    await eraseWords(trx, userId);
    for (const address of addresses) await eraseRecipient(trx, address);
    await eraseNames(trx, { userId, names: addresses });
    await writeEntry(trx, 'person-erased', { organisationId: null, record: userId, about: [] });
  });

/** What a former user wrote in words of their own. */
const eraseWords = async (trx: Database, userId: number): Promise<void> => {
  const requests = await trx
    .selectFrom('requests')
    .select(['id', 'info'])
    .where('former_user_id', '=', userId)
    .where('type', '=', 'contact')
    .execute();
  for (const { id, info } of requests) {
    const wordless = { ...JSON.parse(info), subject: '', message: '', additional_information: '' };
    const rest = { info: JSON.stringify(wordless), file_hash: '', file_name: '', is_file_deleted: 1 as const };
    await trx.updateTable('requests').set(rest).where('id', '=', id).execute();
  }
};

/** Documents that others had sent to this address. */
const eraseRecipient = async (trx: Database, address: string): Promise<void> => {
  const documents = await trx
    .selectFrom('requests')
    .select(['id', 'info'])
    .where(contains('requests.info', JSON.stringify(address)))
    .execute();
  for (const { id, info } of documents) {
    const { emails = [], ...rest } = JSON.parse(info) as { emails?: string[] };
    const others = emails.filter((one) => one !== address);
    await trx
      .updateTable('requests')
      .set({ info: JSON.stringify({ ...rest, emails: others }) })
      .where('id', '=', id)
      .execute();
  }
};
