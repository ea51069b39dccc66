import { writeEntry } from '#server/platform/audit/entries.ts';
import type { Fault } from '#server/platform/errors/api-error.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { clearAttempts, consumeAttempt, refundAttempt } from './attempts.ts';
import { signInsFrom, signInsOfName } from './limits.ts';
import { verifyPassword } from './passwords.ts';

interface Claim {
  readonly user: { readonly name: string; readonly password_hash: string };
  readonly password: string;
  /** Network address of the person who claims to know it. */
  readonly address: string;
  /** The field it was typed into. */
  readonly pointer: string;
}

/**
 * Holds a typed password against the account's, with the limits of signing in: a session that was left open is no way to guess
 * it. Throws `throttled`, and `validation.current_password` at the field.
 */
export const checkPassword = async (store: Store, { user, password, address, pointer }: Claim): Promise<void> => {
  const [ofName, ofNetwork] = [signInsOfName(user.name), signInsFrom(address)];
  await consumeAttempt(store, [ofName, ofNetwork]);
  const wrong: Fault = { code: 'validation.current_password', source: { pointer } };
  if (!(await verifyPassword(password, user.password_hash))) {
    await writeEntry(store, 'password-refused');
    throw new ApiError(wrong);
  }
  await clearAttempts(store, ofName);
  await refundAttempt(store, ofNetwork);
};
