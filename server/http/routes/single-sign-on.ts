import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/single-sign-on.ts';
import { ProviderFailure } from '#server/domains/single-sign-on/identity-provider.ts';
import { type Editor, saveSingleSignOn, switchSingleSignOn } from '#server/domains/single-sign-on/save-settings.ts';
import { findSettings, readSingleSignOn } from '#server/domains/single-sign-on/settings.ts';
import { keepTry } from '#server/domains/single-sign-on/tries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';
import { goToProvider } from './accounts/go-to-provider.ts';

/** How people of an organisation sign in at its identity provider: looked after by its administrators and by operators. */
export const singleSignOnRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, config } = services;

  const read = ({ organisationId }: Pick<Editor, 'organisationId'>, { replyLanguage }: FastifyRequest) =>
    readSingleSignOn(store, config, { organisationId, language: replyLanguage });

  /** Where to go to try it; the page itself where the provider cannot even be asked, which that page then says. */
  const beginTry = async (
    { organisationId, userId }: Editor,
    { request, reply, page }: { request: FastifyRequest; reply: FastifyReply; page: string },
  ) => {
    const settings = await findSettings(store, organisationId);
    if (!settings?.issuer || !settings.client_id) throw apiError('sso.incomplete');
    try {
      return { url: await goToProvider(services, { request, reply, settings, redirect: page, triedBy: userId }) };
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      await keepTry(store, { settings, answer: error, triedBy: userId });
      return { url: page };
    }
  };

  const own = ({ organisationId, userId }: { organisationId: number; userId: number }): Editor => ({
    organisationId,
    userId,
    isOperator: false,
  });
  const byOperator = (organisationId: number, { userId }: { userId: number }): Editor => ({
    organisationId,
    userId,
    isOperator: true,
  });

  registerRoute(app, calls.getSingleSignOn, ({ session, request }) => read(session, request));
  registerRoute(app, calls.updateSingleSignOn, async ({ body, session, request }) => {
    await saveSingleSignOn(services, own(session), body);
    return read(session, request);
  });
  registerRoute(app, calls.switchSingleSignOn, async ({ body, session, request }) => {
    await switchSingleSignOn(services, own(session), body);
    return read(session, request);
  });
  registerRoute(app, calls.trySingleSignOn, ({ session, request, reply }) =>
    beginTry(own(session), { request, reply, page: '/single-sign-on' }),
  );

  registerRoute(app, calls.getOperatorSingleSignOn, ({ params, request }) =>
    read({ organisationId: params.id }, request),
  );
  registerRoute(app, calls.updateOperatorSingleSignOn, async ({ params, body, session, request }) => {
    await saveSingleSignOn(services, byOperator(params.id, session), body);
    return read({ organisationId: params.id }, request);
  });
  registerRoute(app, calls.switchOperatorSingleSignOn, async ({ params, body, session, request }) => {
    await switchSingleSignOn(services, byOperator(params.id, session), body);
    return read({ organisationId: params.id }, request);
  });
  registerRoute(app, calls.tryOperatorSingleSignOn, ({ params, session, request, reply }) =>
    beginTry(byOperator(params.id, session), { request, reply, page: `/operator/single-sign-on/${params.id}` }),
  );
};
