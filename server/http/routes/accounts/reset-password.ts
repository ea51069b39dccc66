import type { FastifyInstance } from 'fastify';
import { checkResetLink, forgotPassword, openResetLink, resetPassword } from '#contract/calls/reset-password.ts';
import { consumeAttempt } from '#server/domains/accounts/attempts.ts';
import { findPlace } from '#server/domains/accounts/known-places.ts';
import { resetsOf } from '#server/domains/accounts/limits.ts';
import { mailResetLink } from '#server/domains/accounts/mails/mail-reset-link.ts';
import { ownWordsOf } from '#server/domains/accounts/own-words.ts';
import { findResetLink, setPasswordByLink } from '#server/domains/accounts/reset-links.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import { networkOf } from '#server/platform/networks.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { deviceToken } from './device-cookie.ts';

/** A forgotten password, and the link that sets a new one. */
export const resetRoutes = async (app: FastifyInstance, { store, passwords }: Services): Promise<void> => {
  registerRoute(app, forgotPassword, async ({ body, request }) => {
    const { email: name } = body;
    const place = await findPlace(store, name, { address: request.ip, device: deviceToken(request) });
    await consumeAttempt(store, resetsOf({ name, address: request.ip, place }));
    // Whether there is such an account is looked up when the mail is written, where nobody waits and can tell.
    await addJob(store, mailResetLink, {
      name: body.email,
      askedAt: new Date().toISOString(),
      network: networkOf(request.ip),
      request: request.id,
    });
    return {};
  });

  const check = async (link: { email: string; token: string }) => {
    if (!(await findResetLink(store, link))) throw apiError('reset.invalid');
    return {};
  };
  registerRoute(app, openResetLink, ({ body }) => check(body));
  registerRoute(app, checkResetLink, ({ query }) => check(query));

  registerRoute(app, resetPassword, async ({ body }) => {
    const user = await findResetLink(store, body);
    if (!user) throw apiError('reset.invalid');
    const own = await ownWordsOf(store, { userId: user.id, name: body.email, ...user });
    const passwordHash = await passwords.hash({ password: body.password, own });
    await inTransaction(store, (trx) => setPasswordByLink(trx, { email: body.email, token: body.token, passwordHash }));
    return {};
  });
};
