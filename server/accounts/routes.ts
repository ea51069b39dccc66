import type { FastifyInstance } from 'fastify';
import { changePassword as changePasswordCall } from '#contract/calls/change-password.ts';
import { getUserInfo } from '#contract/calls/get-user-info.ts';
import { answerCall } from '../answer-call.ts';
import type { Services } from '../services.ts';
import { changePassword } from './change-password.ts';
import { locationRoutes } from './location-routes.ts';
import { resetRoutes } from './reset-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { readUserInfo } from './user-info.ts';
import { verificationRoutes } from './verification-routes.ts';

/** Signing in and out, passwords, invitations, and who is signed in. */
export const accountRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(signInRoutes, services);
  await app.register(locationRoutes, services);
  await app.register(resetRoutes, services);
  await app.register(verificationRoutes, services);

  answerCall(app, getUserInfo, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return readUserInfo(services.store, session);
  });
  answerCall(app, changePasswordCall, async ({ body, session, request }) => {
    await changePassword(services.store, session, { fields: body, address: request.ip });
    return {};
  });
};
