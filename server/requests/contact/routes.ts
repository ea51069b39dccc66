import type { FastifyInstance } from 'fastify';
import { contactUs as call } from '#contract/calls/contact-us.ts';
import { takeAttempt } from '#server/accounts/attempts.ts';
import type { Services } from '#server/services.ts';
import { answerUpload } from '#server/uploads/answer-upload.ts';
import { contactUs } from './contact-us.ts';
import { messagesOf } from './limits.ts';

/** Messages to the provider’s support. */
export const contactRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  answerUpload(
    app,
    call,
    services,
    async ({ body, files, session }) => {
      await takeAttempt(services.store, [messagesOf(session.userId)]);
      return contactUs(services, session, { body, file: files[0] });
    },
    { pointers: { '/data/firstName': '/data/fname' } },
  );
};
