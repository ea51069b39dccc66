import { createHash } from 'node:crypto';
import { createSecret, hashSecret } from '#server/domains/accounts/secrets.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Ties } from './identity-provider.ts';

/** Minutes from here to the provider and back. */
const minutes = 10;

/** Whom a provider is expected to send back, and what for. */
export interface PendingSignIn {
  readonly organisationId: number;
  /** The settings' connection with which it began. */
  readonly connection: number;
  /** Who tries the settings; null for somebody who signs in. */
  readonly triedBy: number | null;
  /** Page of ours to go to then; empty for the first one. */
  readonly redirect: string;
}

/**
 * Records that somebody goes to the provider. `browser` is the cookie of a browser that has begun already, in another tab for
 * example; a cookie that is not ours is replaced. Nonce and verifier are derived from cookie and state: nothing stored here opens anything.
 */
export const openProviderSignIn = async (
  db: Database,
  { browser, ...pending }: PendingSignIn & { browser: string | undefined },
  now = new Date(),
) => {
  const isOurs = browser !== undefined && (await isKnownBrowser(db, browser, now));
  const token = isOurs ? browser : createSecret();
  const state = createSecret();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db
    .insertInto('provider_sign_ins')
    .values({
      state_hash: hashSecret(state),
      browser_hash: hashSecret(token),
      organisation_id: pending.organisationId,
      connection: pending.connection,
      tried_by: pending.triedBy,
      redirect: pending.redirect,
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return { browser: token, expiresAt, ties: tiesOf(token, state) };
};

/** Uses it up: of two answers at once, one is heard. Undefined where this browser is not expected back so, any more or at all. */
export const spendProviderSignIn = async (
  db: Database,
  { browser = '', state, organisationId }: { browser: string | undefined; state: string; organisationId: number },
  now = new Date(),
): Promise<(PendingSignIn & { readonly ties: Ties }) | undefined> => {
  const row = await db
    .deleteFrom('provider_sign_ins')
    .where('state_hash', '=', hashSecret(state))
    .where('browser_hash', '=', hashSecret(browser))
    .where('organisation_id', '=', organisationId)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      organisationId,
      connection: row.connection,
      triedBy: row.tried_by,
      redirect: row.redirect,
      ties: tiesOf(browser, state),
    }
  );
};

/** Forgets those who never came back. */
export const deleteOldProviderSignIns = async (db: Database, now = new Date()): Promise<void> => {
  await db.deleteFrom('provider_sign_ins').where('expires_at', '<=', now.toISOString()).execute();
};

const isKnownBrowser = async (db: Database, browser: string, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('provider_sign_ins')
    .select('state_hash')
    .where('browser_hash', '=', hashSecret(browser))
    .where('expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const tiesOf = (browser: string, state: string): Ties => ({
  state,
  nonce: derived('nonce', browser, state),
  verifier: derived('verifier', browser, state),
});

const derived = (...parts: string[]): string => createHash('sha256').update(parts.join(' ')).digest('base64url');
