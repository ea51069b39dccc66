import type { FastifyInstance } from 'fastify';
import { changePassword as changePasswordCall } from '#contract/calls/change-password.ts';
import { getUserInfo } from '#contract/calls/get-user-info.ts';
import { changePassword } from '#server/domains/accounts/change-password.ts';
import { readUserInfo } from '#server/domains/accounts/user-info.ts';
import { sendSessionToken } from '#server/http/plugins/session.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { locationRoutes } from './locations.ts';
import { resetRoutes } from './reset-password.ts';
import { signInRoutes } from './sign-in.ts';
import { verificationRoutes } from './verification.ts';

/** Signing in and out, passwords, invitations, and who is signed in. */
export const accountRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(signInRoutes, services);
  await app.register(locationRoutes, services);
  await app.register(resetRoutes, services);
  await app.register(verificationRoutes, services);

  registerRoute(app, getUserInfo, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return readUserInfo(services.store, session);
  });
  registerRoute(app, changePasswordCall, async ({ body, session, reply }) => {
    const { store, config } = services;
    const { sessionHours } = config;
    const opened = await changePassword(store, session, { fields: body, sessionHours });
    sendSessionToken(reply, opened.token, opened.expiresAt);
    return {};
  });
};
