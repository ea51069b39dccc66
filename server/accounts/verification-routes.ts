import type { FastifyInstance, FastifyRequest } from 'fastify';
import { declineInvitation as declineInvitationCall } from '#contract/calls/account.ts';
import { completeVerification, getVerification, resendVerification } from '#contract/calls/verify-email.ts';
import { answerCall } from '../answer-call.ts';
import { refusal } from '../api-error.ts';
import { addJob } from '../jobs/queue.ts';
import { sessionToken } from '../plugins/session.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { takeAttempt } from './attempts.ts';
import { completeAccount, verifyAddress } from './complete-verification.ts';
import { declineInvitation } from './decline-invitation.ts';
import { resendsOf } from './limits.ts';
import { locationToken } from './location-cookie.ts';
import { resendVerificationMail } from './mails/resend-verification-mail.ts';
import { hashPassword } from './passwords.ts';
import { findOwnerOfLocations } from './pending-locations.ts';
import { hashSecret } from './secrets.ts';
import { findSession } from './sessions.ts';
import { takeNewAddress } from './take-new-address.ts';
import { checkFields } from './verification-fields.ts';
import {
  accountIn,
  bringsAddress,
  isComplete,
  knownVerification,
  mustVerifyFirst,
  openVerification,
  toVerificationStatus,
} from './verifications.ts';

/** Invitations and verifications of addresses, by the links of their mails. */
export const verificationRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
  answerCall(app, getVerification, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return toVerificationStatus(await openVerification(store, params));
  });

  answerCall(app, completeVerification, async ({ params, body, request }) => {
    const { token } = params;
    const fields = body ?? {};
    const verification = await openVerification(store, params);
    if (isComplete(verification)) throw refusal('verification.expired');
    checkFields(verification, fields);
    const isKnown = verification.password_hash !== '' && !mustVerifyFirst(verification);
    if (isKnown && !(await isSignedInAs(store, request, verification.user_id))) throw refusal('auth.required');
    const passwordHash = fields.password && (await hashPassword(fields.password));
    await inTransaction(store, (trx) =>
      bringsAddress(verification)
        ? takeNewAddress(trx, { verification, token })
        : mustVerifyFirst(verification)
          ? verifyAddress(trx, { verification, token })
          : completeAccount(trx, { verification, token, fields, ...(passwordHash && { passwordHash }) }),
    );
    return {};
  });

  answerCall(app, declineInvitationCall, async ({ params }) => {
    const verification = await openVerification(store, params);
    await inTransaction(store, (trx) => declineInvitation(trx, { verification, token: params.token }));
    return {};
  });

  answerCall(app, resendVerification, async ({ params, request }) => {
    const userId = accountIn(params);
    await takeAttempt(store, resendsOf(userId, request.ip));
    if (isComplete(await knownVerification(store, params))) throw refusal('verification.done');
    await addJob(store, resendVerificationMail, {
      userId,
      tokenHash: hashSecret(params.token),
      askedAt: new Date().toISOString(),
    });
    return {};
  });
};

/** Whether the request bears what the password of that account opened: a session, or the choice of its locations. */
const isSignedInAs = async (db: Database, request: FastifyRequest, userId: number): Promise<boolean> => {
  const session = sessionToken(request);
  if (session && (await findSession(db, session))?.userId === userId) return true;
  const locations = locationToken(request);
  return Boolean(locations) && (await findOwnerOfLocations(db, locations ?? '')) === userId;
};
