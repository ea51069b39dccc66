import type { FastifyInstance } from 'fastify';
import { changePassword as changePasswordCall } from '#contract/calls/change-password.ts';
import { getUserInfo } from '#contract/calls/get-user-info.ts';
import { endOwnSessions as endOwnSessionsCall, listOwnSessions } from '#contract/calls/own-sessions.ts';
import { changePassword } from '#server/domains/accounts/change-password.ts';
import { endOwnSessions, readOwnSessions } from '#server/domains/accounts/own-sessions.ts';
import { readUserInfo } from '#server/domains/accounts/user-info.ts';
import { sendSessionToken, visitOf } from '#server/http/plugins/session.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { apiTokenRoutes } from './api-tokens.ts';
import { locationRoutes } from './locations.ts';
import { resetRoutes } from './reset-password.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { signInRoutes } from './sign-in.ts';
import { verificationRoutes } from './verification.ts';

/** Signing in and out, passwords, invitations, and who is signed in. */
export const accountRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(signInRoutes, services);
  await app.register(locationRoutes, services);
  await app.register(resetRoutes, services);
  await app.register(verificationRoutes, services);

  await app.register(secondFactorRoutes, services);
  await app.register(apiTokenRoutes, services);

  registerRoute(app, getUserInfo, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return readUserInfo(services.store, session);
  });
  registerRoute(app, listOwnSessions, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return { sessions: await readOwnSessions(services.store, session) };
  });
  registerRoute(app, endOwnSessionsCall, async ({ body, session }) =>
    inTransaction(services.store, async (trx) => {
      const ended = await endOwnSessions(trx, session, body.id);
      if (ended === 0) nothingToAudit();
      else await writeEntry(trx, 'sessions-ended', { record: session.userId, details: { ended } });
      return { ended };
    }),
  );
  registerRoute(app, changePasswordCall, async ({ body, session, request, reply }) => {
    const { store, passwords, config } = services;
    const { sessionHours } = config;
    const opened = await changePassword(store, session, {
      fields: body,
      passwords,
      sessionHours,
      visit: visitOf(request),
    });
    sendSessionToken(reply, { ...opened, organisationId: session.organisationId });
    return {};
  });
};
