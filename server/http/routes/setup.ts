import type { FastifyInstance } from 'fastify';
import { completeSetup as completeSetupCall, openSetup, sendSetupMail } from '#contract/calls/setup.ts';
import { consumeAttempt } from '#server/domains/accounts/attempts.ts';
import { setupMails } from '#server/domains/accounts/limits.ts';
import { namesOfOrganisation, namesOfPerson } from '#server/domains/accounts/own-words.ts';
import { findLocationsOf } from '#server/domains/accounts/pending-locations.ts';
import { nextOrganisationNumber } from '#server/domains/operator/organisations/save-organisation.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import { completeSetup } from '#server/domains/setup/complete-setup.ts';
import { checkSetupLink } from '#server/domains/setup/setup-links.ts';
import { setupMail } from '#server/domains/setup/setup-mail.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';
import { enter } from './accounts/enter.ts';

/** An operator belongs to no organisation. */
const isOperator: ErrorObject = { code: 'operator.is_member', source: { pointer: '/data/administrator_email' } };

/** The first day: what the link that the server printed leads to. */
export const setupRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, config, mailer } = services;
  const withoutServer = config.outboxDir ? ('folder' as const) : ('none' as const);
  const mail = config.smtpUrl ? ('server' as const) : withoutServer;

  registerRoute(app, openSetup, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store');
    await checkSetupLink(store, body.token);
    return {
      mail,
      support_email_en: config.supportEmail?.en ?? '',
      support_email_fr: config.supportEmail?.fr ?? '',
      number: await nextOrganisationNumber(store),
    };
  });

  registerRoute(app, sendSetupMail, async ({ body, request }) => {
    await checkSetupLink(store, body.token);
    await consumeAttempt(store, [setupMails]);
    const supportEmail = await supportEmailOf(services);
    try {
      const content = setupMail({ language: body.language, publicUrl: config.publicUrl, supportEmail });
      await mailer.send({ kind: 'setup-try', to: body.email, ...content });
      return { mail, sent: true, reason: '' };
    } catch (error) {
      request.log.warn({ err: error }, 'mail of the set-up not sent');
      return { mail, sent: false, reason: (error as Error).message.slice(0, 500) };
    }
  });

  registerRoute(app, completeSetupCall, async ({ body, request, reply }) => {
    await checkSetupLink(store, body.token);
    // All that is wrong is said at once.
    const faults = body.administrator_email === body.email ? [isOperator] : [];
    const passwordHash = await services.passwords
      .hash({
        password: body.password,
        own: [
          body.email,
          ...namesOfPerson(body),
          ...[body.organisation_en, body.organisation_fr].flatMap(namesOfOrganisation),
        ],
      })
      .catch((error: unknown) => {
        throw error instanceof ApiError ? new ApiError(...error.errors, ...faults) : error;
      });
    const [fault] = faults;
    if (fault) throw new ApiError(fault);
    const userId = await completeSetup(store, { answers: body, passwordHash });
    const locations = await findLocationsOf(store, userId);
    await enter(services, { request, reply, userId, locations });
    return {};
  });
};
