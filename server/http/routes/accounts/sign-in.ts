import type { FastifyInstance } from 'fastify';
import { signIn } from '#contract/calls/sign-in.ts';
import { signInShared } from '#contract/calls/sign-in-shared.ts';
import { signOut } from '#contract/calls/sign-out.ts';
import { listWaysIn } from '#contract/calls/ways-in.ts';
import { findUserByName } from '#server/domains/accounts/accounts.ts';
import { clearAttempts, consumeAttempt, refundAttempt } from '#server/domains/accounts/attempts.ts';
import { signInsFrom, signInsOfName } from '#server/domains/accounts/limits.ts';
import { verifyPassword } from '#server/domains/accounts/passwords.ts';
import { findLocationsOf, findSharedLocations } from '#server/domains/accounts/pending-locations.ts';
import { findSession } from '#server/domains/accounts/sessions.ts';
import { tellOfAccount } from '#server/domains/accounts/tell-of-account.ts';
import { isFromThisMachine, sessionToken } from '#server/http/plugins/session.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { noteForAudit, nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { refusal } from '#server/platform/errors/api-error.ts';
import { enter, leave, leaveLocation } from './enter.ts';

/** In by name and password or by the network, and out. */
export const signInRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, config } = services;

  registerRoute(app, signIn, async ({ body, request, reply }) => {
    const [ofName, ofNetwork] = [signInsOfName(body.name), signInsFrom(request.ip)];
    await consumeAttempt(store, [ofName, ofNetwork]);
    const user = await findUserByName(store, body.name);
    const right = await verifyPassword(body.password, user?.password_hash);
    const isIn = right && !(user?.demo === 1 && !isFromThisMachine(request, config));
    const locations = user && isIn ? await findLocationsOf(store, user.id) : [];
    if (!user || locations.length === 0) {
      // Never the name as it was typed: now and then it is a password.
      await tellOfAccount(store, 'sign-in-refused', { userId: user?.id ?? null });
      throw refusal('auth.failed');
    }
    await clearAttempts(store, ofName);
    await refundAttempt(store, ofNetwork);
    return enter(services, { request, reply, userId: user.id, locations, proof: 'multi-location' });
  });

  registerRoute(app, signInShared, async ({ request, reply }) => {
    const { userId, locations } = await findSharedLocations(store, request.ip);
    if (locations.length === 0) throw refusal('auth.shared_not_allowed');
    return enter(services, { request, reply, userId, locations, proof: 'network-location' });
  });

  registerRoute(app, listWaysIn, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const token = sessionToken(request);
    const session = token ? await findSession(store, token) : undefined;
    const { locations } = await findSharedLocations(store, request.ip);
    return { session: session?.organisationId ?? null, shared: locations.length > 0 };
  });

  registerRoute(app, signOut, async ({ body, request, reply }) => {
    const token = sessionToken(request);
    const session = token && (await findSession(store, token));
    if (session) noteForAudit({ userId: session.userId, organisationId: session.organisationId || null });
    else nothingToAudit();
    if (body?.change_location) await leaveLocation(services, { request, reply });
    else await leave(services, { request, reply });
    return {};
  });
};
