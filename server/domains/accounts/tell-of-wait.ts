import { addJob } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { findUserByName } from './accounts.ts';
import { isFirst } from './attempts.ts';
import { waitsMailed, waitsTold } from './limits.ts';
import { mailSecurityNotice } from './mails/mail-security-notice.ts';
import { tellOfAccount } from './tell-of-account.ts';

/** Tells the audit log that somebody has to wait before they try a name again, and, more rarely, the owner of the account by mail. */
export const tellOfWait = async (
  store: Store,
  { name, address }: { readonly name: string; readonly address: string },
): Promise<void> => {
  if (!(await isFirst(store, waitsTold(name, address)))) return;
  const user = await findUserByName(store, name);
  await tellOfAccount(store, 'sign-in-limited', { userId: user?.id ?? null });
  if (!user || user.shared === 1 || !(await isFirst(store, waitsMailed(name)))) return;
  await addJob(store, mailSecurityNotice, { userId: user.id, what: 'many-wrong-tries', address });
};
