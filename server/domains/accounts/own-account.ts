import type { AccountChange } from '#contract/calls/account.ts';
import { permissionsOf } from '#contract/permissions.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { checkPassword } from './check-password.ts';
import { countMails } from './mail-limits.ts';
import { mailAccountChange } from './mails/mail-account-change.ts';
import { mailEmailChange } from './mails/mail-email-change.ts';
import { dropOwnDetails } from './own-details.ts';
import type { Session } from './sessions.ts';
import { retireTokens } from './tokens.ts';

/**
 * Changes the account of the person signed in. Another address becomes the account's only once it is verified by mail; until
 * then it is pending, and one signs in as before. Whether somebody has it already is told in that mail alone. Throws `throttled`, `record.changed`, and ApiError with what is wrong.
 */
export const changeOwnAccount = async (
  store: Store,
  session: Session,
  { attributes, meta }: AccountChange,
): Promise<void> => {
  const user = await store.selectFrom('users').selectAll().where('id', '=', session.userId).executeTakeFirstOrThrow();
  if (meta?.version !== undefined && meta.version !== user.version) throw apiError('record.changed');
  const isMoving = attributes.email !== user.email;
  const [fault, ...others] = [...checkPhone(session, attributes), ...(isMoving ? checkMove(attributes) : [])];
  if (fault) throw new ApiError(fault, ...others);
  if (isMoving) {
    const password = attributes.current_password ?? '';
    await checkPassword(store, { user, password, tokenHash: session.tokenHash, pointer: at('current_password') });
    await countMails(store, session, { kind: 'address', pointer: at('email') });
  }
  await inTransaction(store, async (trx) => {
    const changed = await storeDetails(trx, session, { user, attributes });
    if (isMoving) await requestOwnEmailChange(trx, session, attributes.email);
    const fields = [...changed, ...(isMoving ? ['pending_email'] : [])];
    if (fields.length === 0) return nothingToAudit();
    await writeEntry(trx, 'user-changed', { record: session.userId, details: { fields } });
  });
};

type Attributes = AccountChange['attributes'];

const at = (name: keyof Attributes): string => `/data/attributes/${name}`;

/** A phone number is required for a role with a phone, and not for others. S2.5-33, S2.6-16. */
const checkPhone = (session: Session, { phone = '' }: Attributes): ErrorObject[] => {
  const source = { pointer: at('phone') };
  if (permissionsOf(session).includes('has-phone')) return phone ? [] : [{ code: 'request.required', source }];
  return phone ? [{ code: 'validation.prohibited', source }] : [];
};

/** The data that an account needs with another address. S2.5-35. */
const checkMove = ({ email, email_confirmation, current_password }: Attributes): ErrorObject[] => {
  const missing = (name: keyof Attributes): ErrorObject => ({
    code: 'request.required',
    source: { pointer: at(name) },
  });
  const unlike: ErrorObject = { code: 'validation.confirmed', source: { pointer: at('email_confirmation') } };
  return [
    ...(email_confirmation ? (email_confirmation === email ? [] : [unlike]) : [missing('email_confirmation')]),
    ...(current_password ? [] : [missing('current_password')]),
  ];
};

type User = Pick<Attributes, 'first_name' | 'last_name'> & { phone: string; is_subscribed: 0 | 1; version: number };

/** The names of what has changed. */
const storeDetails = async (
  trx: Database,
  { userId, membershipId }: Session,
  { user, attributes }: { user: User; attributes: Attributes },
): Promise<string[]> => {
  const { first_name, last_name } = attributes;
  const details = {
    first_name,
    last_name,
    phone: attributes.phone || user.phone,
    is_subscribed: attributes.is_subscribed ? (1 as const) : (0 as const),
  };
  const fields = (Object.keys(details) as (keyof typeof details)[]).filter((name) => details[name] !== user[name]);
  if (fields.length === 0) return fields;
  const changed = await trx
    .updateTable('users')
    .set({ ...details, version: user.version + 1 })
    .where('id', '=', userId)
    .where('version', '=', user.version)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw apiError('record.changed');
  await dropOwnDetails(trx, userId, fields);
  await addJob(trx, mailAccountChange, { membershipId, change: 'details-changed' });
  return fields;
};

/** Links that were mailed to an address asked for before hold no longer. */
const requestOwnEmailChange = async (trx: Database, { userId }: Session, email: string): Promise<void> => {
  await trx.updateTable('users').set({ pending_email: email }).where('id', '=', userId).execute();
  await retireTokens(trx, { kind: 'new-address', userId });
  await addJob(trx, mailEmailChange, { userId, email, askedAt: new Date().toISOString() });
};
