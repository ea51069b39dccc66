import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  completeVerification,
  completeVerificationLink,
  declineInvitation as declineInvitationCall,
  getVerification,
  openVerificationLink,
  resendVerification,
  resendVerificationLink,
  type VerificationFields,
} from '#contract/calls/verify-email.ts';
import type { Language } from '#contract/languages.ts';
import { consumeAttempt } from '#server/domains/accounts/attempts.ts';
import { completeAccount, verifyAddress } from '#server/domains/accounts/complete-verification.ts';
import { confirmEmailChange } from '#server/domains/accounts/confirm-email-change.ts';
import { declineInvitation } from '#server/domains/accounts/decline-invitation.ts';
import { resendsFrom, resendsOf } from '#server/domains/accounts/limits.ts';
import { resendVerificationMail } from '#server/domains/accounts/mails/resend-verification-mail.ts';
import { ownWordsOf } from '#server/domains/accounts/own-words.ts';
import { findOwnerOfLocations } from '#server/domains/accounts/pending-locations.ts';
import { hashSecret } from '#server/domains/accounts/secrets.ts';
import { checkFields } from '#server/domains/accounts/verification-fields.ts';
import {
  accountIn,
  bringsAddress,
  isComplete,
  knownVerification,
  mustVerifyFirst,
  openVerification,
  toVerificationStatus,
} from '#server/domains/accounts/verifications.ts';
import { markAllSeen } from '#server/domains/requests/mark-seen.ts';
import { sessionOf } from '#server/http/plugins/session.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { locationToken } from './location-cookie.ts';

/** Invitations and verifications of addresses, by the links of their mails: as our page sends them, and as the specification does. */
export const verificationRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store } = services;
  const open = async (link: Link) => toVerificationStatus(await openVerification(store, link));
  registerRoute(app, openVerificationLink, ({ body }) => open(body));
  registerRoute(app, getVerification, ({ params }) => open(params));

  registerRoute(app, completeVerificationLink, ({ body, query, request }) => {
    const { id, token, ...fields } = body;
    return complete(services, { link: { id, token }, fields, language: query.lang, request });
  });
  registerRoute(app, completeVerification, ({ params, query, body, request }) =>
    complete(services, { link: params, fields: body ?? {}, language: query.lang, request }),
  );

  registerRoute(app, resendVerificationLink, ({ body, request }) => resend(services, body, request));
  registerRoute(app, resendVerification, ({ params, request }) => resend(services, params, request));

  registerRoute(app, declineInvitationCall, async ({ body: link }) => {
    const verification = await openVerification(store, link);
    await inTransaction(store, (trx) => declineInvitation(trx, { verification, token: link.token }));
    return {};
  });
};

interface Link {
  readonly id: string;
  readonly token: string;
}

interface Completion {
  readonly link: Link;
  readonly fields: VerificationFields;
  readonly language: Language | undefined;
  readonly request: FastifyRequest;
}

const complete = async (services: Services, { link, fields, language, request }: Completion) => {
  const { store } = services;
  const { token } = link;
  const verification = await openVerification(store, link);
  if (isComplete(verification)) throw apiError('verification.expired');
  checkFields(verification, fields);
  const isKnown = verification.password_hash !== '' && !mustVerifyFirst(verification);
  if (isKnown && !(await isSignedInAs(services, request, verification.user_id))) throw apiError('auth.required');
  const passwordHash =
    fields.password &&
    (await services.passwords.hash({
      password: fields.password,
      own: await ownWordsOf(store, {
        userId: verification.user_id,
        name: verification.name,
        first_name: fields.first_name ?? '',
        last_name: fields.last_name ?? '',
      }),
    }));
  await inTransaction(store, async (trx) => {
    if (bringsAddress(verification)) return confirmEmailChange(trx, { verification, token });
    if (mustVerifyFirst(verification)) return verifyAddress(trx, { verification, token });
    await completeAccount(trx, { verification, token, fields, language, ...(passwordHash && { passwordHash }) });
    const { organisation_id, user_id } = verification;
    if (organisation_id !== null) await markAllSeen(trx, { organisationId: organisation_id, userId: user_id });
  });
  return {};
};

const resend = async ({ store }: Services, link: Link, request: FastifyRequest) => {
  const userId = accountIn(link);
  await consumeAttempt(store, [resendsFrom(request.ip)]);
  if (isComplete(await knownVerification(store, link))) throw apiError('verification.done');
  await consumeAttempt(store, [resendsOf(userId)]);
  await addJob(store, resendVerificationMail, {
    userId,
    tokenHash: hashSecret(link.token),
    askedAt: new Date().toISOString(),
  });
  return {};
};

/** Whether the request bears what the password of that account opened: a session, or the choice of its locations. */
const isSignedInAs = async (services: Services, request: FastifyRequest, userId: number): Promise<boolean> => {
  if ((await sessionOf(request, services))?.userId === userId) return true;
  const locations = locationToken(request);
  return Boolean(locations) && (await findOwnerOfLocations(services.store, locations ?? '')) === userId;
};
