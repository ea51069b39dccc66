import type { FastifyReply, FastifyRequest } from 'fastify';
import { authorizationUrl, discover, ProviderFailure } from '#server/domains/single-sign-on/identity-provider.ts';
import { openProviderSignIn } from '#server/domains/single-sign-on/pending-sign-ins.ts';
import { connectionOf, redirectUriOf, type SingleSignOnRow } from '#server/domains/single-sign-on/settings.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { providerToken, sendProviderToken } from './provider-cookie.ts';

interface Departure {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly settings: SingleSignOnRow;
  readonly redirect: string;
  readonly triedBy: number | null;
  readonly hint?: string;
}

/**
 * Sends a browser to the provider: notes that it is expected back, and answers where it is to go. Throws `sso.away` and
 * `sso.misconfigured` as ApiError, or ProviderFailure to who tries.
 */
export const goToProvider = async (
  services: Pick<Services, 'store' | 'config' | 'encryption'>,
  { request, reply, settings, redirect, triedBy, hint }: Departure,
): Promise<string> => {
  const configuration = await discover(connectionOf(settings, services)).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure) || triedBy !== null) throw error;
    request.log.info({ refusal: error.refusal, reason: error.reason }, 'the provider cannot be asked');
    throw apiError(error.refusal === 'away' || error.refusal === 'unknown-host' ? 'sso.away' : 'sso.misconfigured');
  });
  const { organisation_id: organisationId, connection, groups_claim: groupsClaim } = settings;
  const { browser, expiresAt, ties } = await openProviderSignIn(services.store, {
    browser: providerToken(request),
    organisationId,
    connection,
    triedBy,
    redirect,
  });
  sendProviderToken(reply, browser, expiresAt);
  const redirectUri = redirectUriOf(services.config, organisationId);
  return authorizationUrl(configuration, {
    ties,
    redirectUri,
    groupsClaim,
    isTry: triedBy !== null,
    ...(hint && { hint }),
  });
};
