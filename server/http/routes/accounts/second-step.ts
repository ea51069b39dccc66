import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { beginPasskeySignIn, signInByCode, signInByPasskey } from '#contract/calls/sign-in-second-factor.ts';
import { clearAttempts, consumeAttempt, refundAttempt } from '#server/domains/accounts/attempts.ts';
import { findPlace } from '#server/domains/accounts/known-places.ts';
import { codesOf, passkeysFrom } from '#server/domains/accounts/limits.ts';
import { mailSecurityNotice } from '#server/domains/accounts/mails/mail-security-notice.ts';
import { findLocation, findLocationsOf } from '#server/domains/accounts/pending-locations.ts';
import {
  beginPasskeySignIn as beginSigning,
  findPasskeyOwner,
} from '#server/domains/accounts/second-factor/passkeys.ts';
import { spendRecoveryCode } from '#server/domains/accounts/second-factor/recovery-codes.ts';
import { findStep, type SignInStep, spendStep } from '#server/domains/accounts/second-factor/sign-in-step.ts';
import { spendTotpCode } from '#server/domains/accounts/second-factor/totp.ts';
import { tellOfAccount } from '#server/domains/accounts/tell-of-account.ts';
import { tellOfWait } from '#server/domains/accounts/tell-of-wait.ts';
import { isFromThisMachine } from '#server/http/plugins/session.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { deviceToken } from './device-cookie.ts';
import { enterAsKnown } from './enter.ts';
import { clearStepToken, stepToken } from './step-cookie.ts';

const sixDigits = /^\d{3}\s?\d{3}$/;

/** The second factor after the password, and passkeys alone. */
export const secondStepRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, config, encryption } = services;

  /** A recovery code is used up in one transaction with the log and the mail that tell of it. */
  const isRight = ({ userId }: SignInStep, code: string): Promise<boolean> => {
    if (sixDigits.test(code))
      return spendTotpCode(store, encryption, { userId, code: code.replace(/\s/, ''), isConfirmed: true });
    return inTransaction(store, async (trx) => {
      if (!(await spendRecoveryCode(trx, userId, code))) return false;
      await tellOfAccount(trx, 'recovery-code-used', { userId, record: userId });
      await addJob(trx, mailSecurityNotice, { userId, what: 'recovery-code-used' });
      return true;
    });
  };

  /** What comes before the second factor says what it opens: a password every location, a provider its own organisation. */
  const openedBy = async ({ userId, membershipId }: SignInStep) =>
    membershipId === null
      ? { locations: await findLocationsOf(store, userId) }
      : { locations: await findLocation(store, membershipId), proof: 'provider' as const };

  registerRoute(app, signInByCode, async ({ body, request, reply }) => {
    const token = stepToken(request);
    const step = await findStep(store, token);
    if (!step || token === undefined) throw apiError('auth.step_over');
    const visit = { address: request.ip, device: deviceToken(request) };
    const place = await findPlace(store, step.name, visit);
    const { own, others } = codesOf({ name: step.name, address: request.ip, place });
    await consumeAttempt(store, [own, ...others]).catch(async (error: unknown) => {
      await tellOfWait(store, { name: step.name, address: request.ip });
      throw error;
    });
    if (!(await isRight(step, body.code))) {
      await tellOfAccount(store, 'second-factor-refused', { userId: step.userId });
      throw apiError('auth.code_wrong');
    }
    if (!(await spendStep(store, token))) throw apiError('auth.step_over');
    await clearAttempts(store, own);
    for (const other of others) await refundAttempt(store, other);
    clearStepToken(reply);
    const opened = await openedBy(step);
    // Suspended since the first step.
    if (opened.locations.length === 0) throw apiError('auth.step_over');
    return enterAsKnown(services, { request, reply, userId: step.userId, ...opened });
  });

  registerRoute(app, beginPasskeySignIn, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    await consumeAttempt(store, [passkeysFrom(request.ip)]);
    const step = await findStep(store, stepToken(request));
    return { options: { ...(await beginSigning(store, config.publicUrl, step?.userId)) } };
  });

  registerRoute(app, signInByPasskey, async ({ body, request, reply }) => {
    const response = body.response as unknown as AuthenticationResponseJSON;
    const token = stepToken(request);
    const step = await findStep(store, token);
    const userId = await findPasskeyOwner(store, config.publicUrl, {
      ...(step && { userId: step.userId }),
      response,
    });
    const user =
      userId === undefined
        ? undefined
        : await store.selectFrom('users').select('demo').where('id', '=', userId).executeTakeFirst();
    const isIn = user !== undefined && !(user.demo === 1 && !isFromThisMachine(request, config));
    const { locations, ...opened } =
      step && isIn
        ? await openedBy(step)
        : { locations: userId !== undefined && isIn ? await findLocationsOf(store, userId) : [] };
    if (userId === undefined || locations.length === 0) {
      await tellOfAccount(store, 'second-factor-refused', { userId: step?.userId ?? null });
      throw apiError('auth.passkey_refused');
    }
    if (step && token !== undefined && !(await spendStep(store, token))) throw apiError('auth.step_over');
    if (step) clearStepToken(reply);
    return enterAsKnown(services, { request, reply, userId, locations, proof: 'passkey', ...opened });
  });
};
