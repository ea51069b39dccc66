import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type ApiScope, maxApiTokens, scopesFor } from '#contract/api-scopes.ts';
import type { ApiToken, createApiToken } from '#contract/calls/api-tokens.ts';
import type { Language } from '#contract/languages.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import { compileOnce } from '#server/platform/storage/compile-once.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { readAdministrators } from './administrators.ts';
import { endAccounts } from './end-accounts.ts';
import { mailApiToken } from './mails/mail-api-token.ts';
import { readMemberNumbers } from './member-numbers.ts';
import { hashSecret } from './secrets.ts';
import type { Session } from './sessions.ts';

/** Every token begins so: people, and programs that look for secrets in source code, know what it is. */
const prefix = 'vigie_';

/** Characters that are kept to recognise a token by; some forty are left to guess. */
const shown = prefix.length + 4;

/** A token in full, of a secret that nobody can guess. */
export const toApiToken = (secret: string): string => prefix + secret;

type Administrator = Pick<Session, 'userId' | 'organisationId'>;

/** The tokens of the administrator's organisation, or of the provider, the newest first. */
export const readApiTokens = async (db: Database, { organisationId }: Administrator): Promise<ApiToken[]> => {
  const rows = await selectTokens(db, organisationId)
    .leftJoin('users', 'users.id', 'api_tokens.made_by')
    .selectAll('api_tokens')
    .select('users.name as maker')
    .orderBy('api_tokens.created_at', 'desc')
    .orderBy('api_tokens.user_id', 'desc')
    .execute();
  const numberOf = await readMemberNumbers(db, organisationId);
  return rows.map(({ user_id, token_hash: _, organisation_id: __, made_by: maker_id, maker, scopes, ...row }) => ({
    ...row,
    id: user_id,
    scopes: JSON.parse(scopes) as ApiScope[],
    made_by: maker ?? '',
    maker_id: maker === null ? null : numberOf(maker_id),
  }));
};

/**
 * Makes a token with an account of its own, in whose name it acts: it outlives whoever made it, and every entry of the log says which
 * token it was. Throws `auth.forbidden` for a scope that its maker does not have, and `api_token.too_many`. To be called in a
 * transaction.
 */
export const makeApiToken = async (
  trx: Transaction<Tables>,
  session: Session,
  {
    name,
    scopes,
    days,
    token,
    language,
    now = new Date(),
  }: Omit<z.output<typeof createApiToken.body>, 'current_password'> & {
    readonly token: string;
    readonly language: Language;
    readonly now?: Date;
  },
): Promise<{ id: number }> => {
  const possible = scopesFor(session.role);
  if (!scopes.every((scope) => possible.includes(scope))) throw apiError('auth.forbidden');
  const kept = await selectTokens(trx, session.organisationId).select('api_tokens.user_id').execute();
  if (kept.length >= maxApiTokens) throw new ApiError({ code: 'api_token.too_many', params: { max: maxApiTokens } });
  const begins = token.slice(0, shown);
  const created_at = now.toISOString();
  const organisation_id = session.organisationId || null;
  const { id } = await trx
    .insertInto('users')
    .values({
      name: `${name} (${begins}…)`,
      email: '',
      first_name: '',
      last_name: name,
      phone: '',
      password_hash: '',
      shared: 1,
      program: 1,
      demo: session.demo ? 1 : 0,
      is_subscribed: 0,
      language,
      verified_at: '',
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // As one that was never accepted: nothing signs in with it. What it may do stands with the token.
  await trx.insertInto('memberships').values({ user_id: id, organisation_id, role: 'read-only' }).execute();
  await trx
    .insertInto('api_tokens')
    .values({
      user_id: id,
      token_hash: hashSecret(token),
      begins,
      name,
      organisation_id,
      scopes: JSON.stringify(scopes),
      made_by: session.userId,
      created_at,
      expires_at: new Date(now.getTime() + days * 86_400_000).toISOString(),
    })
    .execute();
  await writeEntry(trx, 'api-token-made', { record: id, details: { name, scopes, days } });
  for (const userId of await readAdministrators(trx, session.organisationId))
    await addJob(trx, mailApiToken, { userId, tokenId: id });
  return { id };
};

/** Revokes the tokens that somebody made for an organisation, or for the provider. To be called in a transaction. */
export const revokeTokensOf = async (
  trx: Transaction<Tables>,
  userId: number,
  organisationId: number,
): Promise<void> => {
  const made = await selectTokens(trx, organisationId)
    .select('api_tokens.user_id')
    .where('api_tokens.made_by', '=', userId)
    .execute();
  for (const { user_id } of made) await revokeApiToken(trx, { organisationId }, user_id);
};

/** Revokes a token of the administrator's organisation, or of the provider. Throws `not_found`. */
export const revokeApiToken = async (
  trx: Transaction<Tables>,
  { organisationId }: Pick<Administrator, 'organisationId'>,
  id: number,
): Promise<void> => {
  const token = await selectTokens(trx, organisationId)
    .select('api_tokens.name')
    .where('api_tokens.user_id', '=', id)
    .executeTakeFirst();
  if (!token) throw apiError('not_found');
  await writeEntry(trx, 'api-token-revoked', {
    organisationId: organisationId || null,
    record: id,
    details: { name: token.name },
  });
  await trx.deleteFrom('api_tokens').where('user_id', '=', id).execute();
  await trx.deleteFrom('memberships').where('user_id', '=', id).execute();
  await endAccounts(trx, [id]);
};

const selectTokens = (db: Database, organisationId: number) =>
  db
    .selectFrom('api_tokens')
    .where('api_tokens.organisation_id', organisationId === 0 ? 'is' : '=', organisationId || null);

/** What a token opens, as a session of the account in whose name it acts; undefined where it is not one of ours, or has ended. */
export const findTokenSession = async (db: Database, token: string, now = new Date()): Promise<Session | undefined> => {
  const [row] = await readToken(db, [hashSecret(token), now.toISOString()]);
  if (!row) return undefined;
  return {
    tokenHash: row.token_hash,
    expiresAt: row.expires_at,
    lastUse: row.used_at || row.created_at,
    membershipId: row.membership_id,
    userId: row.user_id,
    memberNumber: row.user_id,
    role: row.organisation_id === null ? 'operator' : 'company-admin',
    shared: true,
    organisationId: row.organisation_id ?? 0,
    ingredients: row.ingredients === 1,
    customFieldCount: row.custom_fields ? (JSON.parse(row.custom_fields) as unknown[]).length : 0,
    demo: row.demo_user === 1 || row.demo_organisation === 1,
    byProvider: false,
    mustEnrol: false,
    openedAt: row.created_at,
    scopes: JSON.parse(row.scopes) as ApiScope[],
  };
};

/** Takes the token's hash and the present instant. */
const readToken = compileOnce((db) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .innerJoin('memberships', 'memberships.user_id', 'api_tokens.user_id')
    .leftJoin('organisations', 'organisations.id', 'api_tokens.organisation_id')
    .select([
      'api_tokens.token_hash',
      'api_tokens.user_id',
      'api_tokens.organisation_id',
      'api_tokens.scopes',
      'api_tokens.created_at',
      'api_tokens.expires_at',
      'api_tokens.used_at',
      'memberships.id as membership_id',
      'organisations.ingredients',
      'organisations.custom_fields',
      'users.demo as demo_user',
      'organisations.demo as demo_organisation',
    ])
    .where('api_tokens.token_hash', '=', '')
    .where('api_tokens.expires_at', '>', ''),
);

/** Notes that a token is in use, and from where, once a minute at most. */
export const markTokenUsed = async (
  db: Database,
  { userId, lastUse }: Pick<Session, 'userId' | 'lastUse'>,
  address: string,
  now = new Date(),
): Promise<void> => {
  if (now.getTime() - Date.parse(lastUse) < 60_000) return;
  await db
    .updateTable('api_tokens')
    .set({ used_at: now.toISOString(), used_from: address })
    .where('user_id', '=', userId)
    .execute();
};
