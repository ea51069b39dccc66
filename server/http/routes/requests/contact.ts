import type { FastifyInstance } from 'fastify';
import { contactUs as call } from '#contract/calls/contact-us.ts';
import { consumeAttempt } from '#server/domains/accounts/attempts.ts';
import { contactUs } from '#server/domains/requests/contact/contact-us.ts';
import { messagesOf } from '#server/domains/requests/contact/limits.ts';
import type { Services } from '#server/http/services.ts';
import { registerUploadRoute } from '#server/http/uploads/register-upload-route.ts';

/** Messages to the provider’s support. */
export const contactRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  registerUploadRoute(
    app,
    call,
    services,
    async ({ body, files, session }) => {
      await consumeAttempt(services.store, [messagesOf(session.userId)]);
      return contactUs(services, session, { body, file: files[0] });
    },
    { pointers: { '/data/firstName': '/data/fname' } },
  );
};
