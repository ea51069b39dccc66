import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { checkPassword } from './check-password.ts';
import type { Session } from './sessions.ts';

/** Minutes after signing in within which an account without a password may change its ways in. */
const recentMinutes = 10;

/**
 * Has the password asked for again before the ways in to an account, or to an organisation, change; of an account without one, a session
 * that was just opened. Throws `validation.current_password` at its field, `throttled`, and `auth.not_recent`.
 */
export const confirmOwner = async (store: Store, session: Session, password: string | undefined): Promise<void> => {
  // The password was typed a moment ago, where no provider stood in for it: the session opens nothing else.
  if (session.mustEnrol && !session.byProvider) return;
  const user = await store
    .selectFrom('users')
    .select(['name', 'password_hash'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (user.password_hash === '') {
    if (Date.now() - Date.parse(session.openedAt) > recentMinutes * 60_000) throw apiError('auth.not_recent');
    return;
  }
  const pointer = '/data/current_password';
  if (!password) throw new ApiError({ code: 'request.required', source: { pointer } });
  await checkPassword(store, { user, password, tokenHash: session.tokenHash, pointer });
};
