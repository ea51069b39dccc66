import { writeEntry } from '#server/platform/audit/entries.ts';
import type { ErrorObject } from '#server/platform/errors/api-error.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { clearAttempts, consumeAttempt } from './attempts.ts';
import { passwordsOf } from './limits.ts';
import { verifyPassword } from './passwords.ts';

interface Claim {
  readonly user: { readonly name: string; readonly password_hash: string };
  readonly password: string;
  /** Hash of the token of the session it is claimed in. */
  readonly tokenHash: string;
  /** The field it was typed into. */
  readonly pointer: string;
}

/**
 * Holds a typed password against the account's, with limits of the session's own: one that was left open is no way to
 * guess it, and makes its owner wait nowhere else. Throws `throttled`, and `validation.current_password` at the field.
 */
export const checkPassword = async (store: Store, { user, password, tokenHash, pointer }: Claim): Promise<void> => {
  const counted = passwordsOf(tokenHash, user.name);
  await consumeAttempt(store, [counted]);
  const wrong: ErrorObject = { code: 'validation.current_password', source: { pointer } };
  if (!(await verifyPassword(password, user.password_hash))) {
    await writeEntry(store, 'password-refused');
    throw new ApiError(wrong);
  }
  await clearAttempts(store, counted);
};
