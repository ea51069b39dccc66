import type { FastifyInstance } from 'fastify';
import { scopesFor } from '#contract/api-scopes.ts';
import * as calls from '#contract/calls/api-tokens.ts';
import { makeApiToken, readApiTokens, revokeApiToken, toApiToken } from '#server/domains/accounts/api-tokens.ts';
import { confirmOwner } from '#server/domains/accounts/confirm-owner.ts';
import { createSecret } from '#server/domains/accounts/secrets.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { answerOnce } from '#server/platform/submissions.ts';

/** Tokens with which programs call the API, as administrators and operators look after them. */
export const apiTokenRoutes = async (
  app: FastifyInstance,
  { store, encryption }: Pick<Services, 'store' | 'encryption'>,
): Promise<void> => {
  registerRoute(app, calls.listApiTokens, async ({ session }) => ({
    tokens: await readApiTokens(store, session),
    scopes: scopesFor(session.role),
    asks_password: await hasPassword(store, session.userId),
  }));

  registerRoute(app, calls.createApiToken, async ({ body, session, submissionKey: key, request }) => {
    const { userId } = session;
    const { current_password, ...wanted } = body;
    await confirmOwner(store, session, current_password);
    // Sent again, the same token is the answer, though what is kept of it is a hash.
    const token = toApiToken(key ? encryption.derive(`api token ${userId} ${key}`) : createSecret());
    const { id } = await inTransaction(store, (trx) =>
      answerOnce(trx, { userId, key }, () =>
        makeApiToken(trx, session, { ...wanted, token, language: request.replyLanguage }),
      ),
    );
    return { id, token };
  });

  registerRoute(app, calls.revokeApiToken, async ({ params, session }) => {
    await inTransaction(store, (trx) => revokeApiToken(trx, session, params.id));
    return {};
  });
};

const hasPassword = async (db: Database, id: number): Promise<boolean> => {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return password_hash !== '';
};
