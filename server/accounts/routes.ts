import type { FastifyInstance } from 'fastify';
import { getUserInfo } from '#contract/calls/get-user-info.ts';
import { signIn } from '#contract/calls/sign-in.ts';
import { signOut } from '#contract/calls/sign-out.ts';
import { answerCall } from '../answer-call.ts';
import { refusal } from '../api-error.ts';
import { clearSessionToken, sendSessionToken, sessionToken } from '../plugins/session.ts';
import type { Services } from '../services.ts';
import { findMemberships, findUserByName } from './accounts.ts';
import { verifyPassword } from './passwords.ts';
import { endSession, openSession } from './sessions.ts';
import { readUserInfo } from './user-info.ts';

export const accountRoutes = async (app: FastifyInstance, { store, config }: Services): Promise<void> => {
  answerCall(app, signIn, async ({ body, request, reply }) => {
    const user = await findUserByName(store, body.name);
    const right = await verifyPassword(body.password, user?.password_hash);
    const [membership] = user && right ? await findMemberships(store, user.id) : [];
    if (!membership) throw refusal('auth.failed');
    const previous = sessionToken(request);
    if (previous) await endSession(store, previous);
    const { token, expiresAt } = await openSession(store, membership.id, config.sessionHours);
    sendSessionToken(reply, token, expiresAt);
    return {};
  });

  answerCall(app, signOut, async ({ request, reply }) => {
    const token = sessionToken(request);
    if (token) await endSession(store, token);
    clearSessionToken(reply);
    return {};
  });

  answerCall(app, getUserInfo, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return readUserInfo(store, session);
  });
};
