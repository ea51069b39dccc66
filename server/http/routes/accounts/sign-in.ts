import type { FastifyInstance } from 'fastify';
import { signIn } from '#contract/calls/sign-in.ts';
import { signInShared } from '#contract/calls/sign-in-shared.ts';
import { signOut } from '#contract/calls/sign-out.ts';
import { listWaysIn } from '#contract/calls/ways-in.ts';
import type { Language } from '#contract/languages.ts';
import { domainOf, toMailDomain } from '#contract/mail-domains.ts';
import { findCompanyAdmin, findSuspension, findUserByName } from '#server/domains/accounts/accounts.ts';
import { clearAttempts, consumeAttempt, refundAttempt } from '#server/domains/accounts/attempts.ts';
import { createFewAtOnce } from '#server/domains/accounts/few-at-once.ts';
import { findPlace } from '#server/domains/accounts/known-places.ts';
import { freeTries, signInsOf } from '#server/domains/accounts/limits.ts';
import { verifyPassword } from '#server/domains/accounts/passwords.ts';
import {
  findLocationsOf,
  findLocationsOfShared,
  findSharedLocations,
} from '#server/domains/accounts/pending-locations.ts';
import { readFactors } from '#server/domains/accounts/second-factor/factors.ts';
import { findStep, openStep } from '#server/domains/accounts/second-factor/sign-in-step.ts';
import { tellOfAccount } from '#server/domains/accounts/tell-of-account.ts';
import { tellOfWait } from '#server/domains/accounts/tell-of-wait.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import { findSettingsOfDomain } from '#server/domains/single-sign-on/settings.ts';
import { isFromThisMachine, sessionOf, unendedSessionOf } from '#server/http/plugins/session.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { noteForAudit, nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import { deviceToken } from './device-cookie.ts';
import { enter, enterAsKnown, leave, leaveLocation } from './enter.ts';
import { providerSignInRoutes } from './provider-sign-in.ts';
import { secondStepRoutes } from './second-step.ts';
import { sendStepToken, stepToken } from './step-cookie.ts';

/** In by name and password or by the network, and out. */
export const signInRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, config } = services;
  const fewAtOnce = createFewAtOnce(freeTries / 2);
  await app.register(secondStepRoutes, services);
  await app.register(providerSignInRoutes, services);

  registerRoute(app, signIn, async ({ body, request, reply }) => {
    const visit = { address: request.ip, device: deviceToken(request) };
    const place = await findPlace(store, body.name, visit);
    const { own, others } = signInsOf({ name: body.name, address: request.ip, place });
    // Counted before their outcome is known, right passwords of many people at the same moment would be taken for tries.
    const { user, locations } = await fewAtOnce(`${own.scope} ${own.subject}`, async () => {
      await consumeAttempt(store, [own, ...others]).catch(async (error: unknown) => {
        await tellOfWait(store, { name: body.name, address: request.ip });
        throw error;
      });
      const user = await findUserByName(store, body.name);
      const right = await verifyPassword(body.password, user?.password_hash);
      const isHere = isFromThisMachine(request, config);
      const isIn = right && !(user?.demo === 1 && !isHere);
      const isAnywhere = user?.shared === 0 || isHere;
      const find = isAnywhere ? findLocationsOf : findLocationsOfShared;
      const locations = user && isIn ? await find(store, user.id, request.ip) : [];
      if (!user || locations.length === 0) {
        // The log never has the name as it was typed: sometimes people type their password there.
        await tellOfAccount(store, 'sign-in-refused', { userId: user?.id ?? null });
        const language = request.replyLanguage;
        throw await refusalOf(services, { name: body.name, language, ...(user && isIn && { knownId: user.id }) });
      }
      await clearAttempts(store, own);
      for (const other of others) await refundAttempt(store, other);
      return { user, locations };
    });
    const { totp, passkey } = await readFactors(store, user.id);
    if (!totp && !passkey) return enterAsKnown(services, { request, reply, userId: user.id, locations });
    // A session that was open here is somebody's still, until this one opens.
    const step = await openStep(store, { userId: user.id });
    sendStepToken(reply, step.token, step.expiresAt);
    nothingToAudit();
    return { meta: { second_factor: { totp, passkey } } };
  });

  registerRoute(app, signInShared, async ({ request, reply }) => {
    const { userId, locations } = await findSharedLocations(store, request.ip);
    if (locations.length === 0) throw apiError('auth.shared_not_allowed');
    return enter(services, { request, reply, userId, locations });
  });

  registerRoute(app, listWaysIn, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const session = await sessionOf(request, services);
    const { locations } = await findSharedLocations(store, request.ip);
    const step = await findStep(store, stepToken(request));
    const due = step && (await readFactors(store, step.userId));
    return {
      session: session?.organisationId ?? null,
      shared: locations.length > 0,
      step: due ? { totp: due.totp, passkey: due.passkey } : null,
    };
  });

  registerRoute(app, signOut, async ({ body, request, reply }) => {
    const session = await unendedSessionOf(request, services);
    if (session) noteForAudit({ userId: session.userId, organisationId: session.organisationId || null });
    else nothingToAudit();
    if (body?.change_location) await leaveLocation(services, { request, reply });
    else await leave(services, { request, reply });
    return {};
  });
};

interface Refused {
  readonly name: string;
  readonly language: Language;
  /** Of the account, where the right password was given. */
  readonly knownId?: number;
}

/**
 * Name or password is wrong, or opens nothing. Where people of the name's mail domain have another way in alone they are told so,
 * whether or not there is such an account; that somebody is suspended is told for the right password alone.
 */
const refusalOf = async (
  site: Pick<Services, 'store' | 'config'>,
  { name, language, knownId }: Refused,
): Promise<ApiError> => {
  const { store } = site;
  const domain = toMailDomain(domainOf(name));
  const settings = name.includes('@') && domain ? await findSettingsOfDomain(store, domain) : undefined;
  if (settings?.is_only === 1)
    return new ApiError({ code: 'auth.use_provider', params: { organisation: settings[`name_${language}`] } });
  const by = knownId === undefined ? undefined : await findSuspension(store, knownId);
  if (!by) return apiError('auth.failed');
  const admin = await findCompanyAdmin(store, by.id);
  const contact = admin
    ? `${admin.first_name} ${admin.last_name}`.trim() || admin.email
    : (await supportEmailOf(site))[language];
  return new ApiError({ code: 'auth.suspended', params: { organisation: by[`name_${language}`], contact } });
};
