import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginProviderSignIn, completeProviderSignIn, findSignInProvider } from '#contract/calls/sign-in-provider.ts';
import { toMailDomain } from '#contract/mail-domains.ts';
import { ownPath } from '#contract/own-path.ts';
import type { ProviderRefusal } from '#contract/single-sign-on.ts';
import { consumeAttempt } from '#server/domains/accounts/attempts.ts';
import { providersFrom } from '#server/domains/accounts/limits.ts';
import { findLocation } from '#server/domains/accounts/pending-locations.ts';
import { readFactors } from '#server/domains/accounts/second-factor/factors.ts';
import { openStep } from '#server/domains/accounts/second-factor/sign-in-step.ts';
import { findArrival, settleArrival } from '#server/domains/single-sign-on/arrivals.ts';
import {
  type Claims,
  discover,
  ProviderFailure,
  readAnswer,
} from '#server/domains/single-sign-on/identity-provider.ts';
import { type PendingSignIn, spendProviderSignIn } from '#server/domains/single-sign-on/pending-sign-ins.ts';
import { type ProvidedPerson, readClaims } from '#server/domains/single-sign-on/read-claims.ts';
import {
  connectionOf,
  findSettings,
  findSettingsOfDomain,
  redirectUriOf,
  type SingleSignOnRow,
} from '#server/domains/single-sign-on/settings.ts';
import { claimNamesOf, keepTry } from '#server/domains/single-sign-on/tries.ts';
import { lockMembers } from '#server/domains/users/lock-members.ts';
import { isFromThisMachine } from '#server/http/plugins/session.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { enterAsKnown } from './enter.ts';
import { goToProvider } from './go-to-provider.ts';
import { providerToken } from './provider-cookie.ts';
import { sendStepToken } from './step-cookie.ts';

/** Signing in at the identity provider of one's organisation: there, and back. */
export const providerSignInRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, config } = services;

  registerRoute(app, findSignInProvider, async ({ query, request }) => {
    await consumeAttempt(store, [providersFrom(request.ip)]);
    const settings = await settingsFor(query.domain);
    return {
      provider: settings ? { name: settings[`name_${request.replyLanguage}`], is_only: settings.is_only === 1 } : null,
    };
  });

  registerRoute(app, beginProviderSignIn, async ({ body, request, reply }) => {
    await consumeAttempt(store, [providersFrom(request.ip)]);
    const settings = await settingsFor(body.domain);
    if (!settings) throw apiError('sso.off');
    const { hint } = body;
    const whence = { redirect: ownPath(body.redirect ?? null) ?? '', triedBy: null, ...(hint && { hint }) };
    return { url: await goToProvider(services, { request, reply, settings, ...whence }) };
  });

  registerRoute(app, completeProviderSignIn, async ({ params, query, request, reply }) => {
    const { organisation: organisationId } = params;
    const state = typeof query.state === 'string' ? query.state : '';
    const pending = await spendProviderSignIn(store, { browser: providerToken(request), state, organisationId });
    // Nothing is written of it: whoever likes may ask for this.
    if (!pending) return backToSignIn(reply, { provider: 'expired' });
    const settings = await findSettings(store, organisationId);
    const isStale = settings?.connection !== pending.connection || (settings.is_on === 0 && pending.triedBy === null);
    if (!settings || isStale) return refuse(reply, pending, 'off');
    const answer = await hear(settings, { pending, request });
    if (pending.triedBy !== null) {
      await keepTry(store, { settings, answer, triedBy: pending.triedBy });
      return reply.redirect(pending.redirect);
    }
    if (answer instanceof ProviderFailure) {
      request.log.info({ refusal: answer.refusal, reason: answer.reason }, 'not let in by the provider');
      return refuse(reply, pending, answer.refusal);
    }
    const person = readClaims(answer, claimNamesOf(settings));
    return letIn({ request, reply }, { pending, settings, person });
  });

  /** Those that are switched on for a mail domain. */
  const settingsFor = async (typed: string) => {
    const domain = toMailDomain(typed);
    return domain === undefined ? undefined : findSettingsOfDomain(store, domain);
  };

  /** What the provider says of the person. */
  const hear = async (
    settings: SingleSignOnRow,
    { pending, request }: { pending: Pending; request: FastifyRequest },
  ): Promise<Claims | ProviderFailure> => {
    const [, search = ''] = request.url.split('?', 2);
    const address = new URL(`${redirectUriOf(config, settings.organisation_id)}?${search}`);
    const wanted = [settings.email_claim, settings.groups_claim].filter(Boolean);
    try {
      const configuration = await discover(connectionOf(settings, services));
      return await readAnswer(configuration, { address, ties: pending.ties, wanted });
    } catch (error) {
      if (error instanceof ProviderFailure) return error;
      throw error;
    }
  };

  const letIn = async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    { pending, settings, person }: { pending: Pending; settings: SingleSignOnRow; person: ProvidedPerson },
  ) => {
    const { organisationId, redirect } = pending;
    const arrived = await inTransaction(store, async (trx) => {
      await lockMembers(trx, organisationId);
      const arrival = await findArrival(trx, settings, person);
      if (arrival.refusal) return { refusal: arrival.refusal };
      if (arrival.member && (await isDemo(trx, arrival.member.id)) && !isFromThisMachine(request, config))
        return { refusal: 'no-account' as const };
      return settleArrival(trx, { settings, person, arrival, language: request.replyLanguage });
    });
    if ('refusal' in arrived) return refuse(reply, pending, arrived.refusal);
    const { userId, membershipId } = arrived;
    const { totp, passkey } = await readFactors(store, userId);
    const hasShownFactor = person.showedSecondFactor || settings.asks_second_factor === 1;
    if ((totp || passkey) && !hasShownFactor) {
      const step = await openStep(store, { userId, membershipId });
      sendStepToken(reply, step.token, step.expiresAt);
      return backToSignIn(reply, { provider: 'step', redirect });
    }
    const locations = await findLocation(store, membershipId);
    await enterAsKnown(services, { request, reply, userId, locations, proof: 'provider', hasShownFactor });
    return backToSignIn(reply, { provider: 'in', redirect });
  };

  const refuse = async (reply: FastifyReply, pending: Pending, refusal: ProviderRefusal) => {
    const { organisationId, redirect, triedBy } = pending;
    if (triedBy !== null) return reply.redirect(redirect);
    await writeEntry(store, 'provider-sign-in-refused', {
      userId: null,
      organisationId,
      details: { outcome: refusal },
    });
    return backToSignIn(reply, { provider: refusal, redirect });
  };
};

type Pending = PendingSignIn & Pick<NonNullable<Awaited<ReturnType<typeof spendProviderSignIn>>>, 'ties'>;

/** The sign-in page says the rest, and goes on to where one was going. */
const backToSignIn = (reply: FastifyReply, { provider, redirect }: { provider: string; redirect?: string }) =>
  reply.redirect(`/login?${new URLSearchParams({ provider, ...(redirect && { redirect }) })}`);

const isDemo = async (db: Database, userId: number): Promise<boolean> =>
  (await db.selectFrom('users').select('demo').where('id', '=', userId).executeTakeFirst())?.demo === 1;
