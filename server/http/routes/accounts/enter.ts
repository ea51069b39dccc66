import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInAnswer } from '#contract/calls/sign-in.ts';
import { isFirst } from '#server/domains/accounts/attempts.ts';
import { rememberPlace } from '#server/domains/accounts/known-places.ts';
import { devicesMailed } from '#server/domains/accounts/limits.ts';
import { mailSecurityNotice } from '#server/domains/accounts/mails/mail-security-notice.ts';
import {
  closeLocations,
  openLocations,
  type PendingLocation,
  toSignInLocation,
} from '#server/domains/accounts/pending-locations.ts';
import { readFactors } from '#server/domains/accounts/second-factor/factors.ts';
import { endSession, openSession } from '#server/domains/accounts/sessions.ts';
import { clearSessionToken, sendSessionToken, sessionToken, visitOf } from '#server/http/plugins/session.ts';
import type { Services } from '#server/http/services.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { SessionProof } from '#server/platform/storage/tables/accounts.ts';
import { deviceToken, sendDeviceToken } from './device-cookie.ts';
import { clearLocationToken, sendLocationToken, unendedLocationToken } from './location-cookie.ts';

type Site = Pick<Services, 'store' | 'config'>;

/** A request at the door, and the reply that lets it in. */
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Person {
  readonly userId: number;
  /** What they have shown; a password if left out. */
  readonly proof?: SessionProof;
  /** A second factor was asked for elsewhere, by the organisation's provider. */
  readonly hasShownFactor?: boolean;
}

interface Arrival extends Exchange, Person {
  readonly locations: readonly PendingLocation[];
}

/** Lets someone in who has shown who they are: straight in, or to the choice of their locations where they have several. */
export const enter = async (
  site: Site,
  { request, reply, userId, locations, proof: shown, hasShownFactor = false }: Arrival,
): Promise<SignInAnswer> => {
  await leave(site, { request, reply });
  const [only, ...others] = locations;
  if (only && others.length === 0) {
    await beginSession(site, {
      request,
      reply,
      userId,
      location: only,
      hasShownFactor,
      ...(shown && { proof: shown }),
    });
    return {};
  }
  const proof = locations[0]?.proof ?? 'network-location';
  const { token, expiresAt } = await openLocations(site.store, { userId, proof, hours: site.config.sessionHours });
  sendLocationToken(reply, token, expiresAt);
  // The organisations are chosen among next, which is a sign-in of its own.
  await writeEntry(site.store, 'sign-in', { userId, organisationId: null });
  const language = request.replyLanguage;
  return { meta: { multi_location: true, locations: locations.map((one) => toSignInLocation(one, language)) } };
};

/**
 * Starts a session and records its device: a known browser no longer counts as new, and a new one is reported to its
 * owner by mail.
 */
export const enterAsKnown = async (site: Site, arrival: Arrival): Promise<SignInAnswer> => {
  const { request, reply, userId } = arrival;
  const answer = await enter(site, arrival);
  const { address, userAgent } = visitOf(request);
  const { token, isNew } = await rememberPlace(site.store, userId, { address, device: deviceToken(request) });
  sendDeviceToken(reply, token);
  if (isNew && (await isFirst(site.store, devicesMailed(userId))))
    await addJob(site.store, mailSecurityNotice, { userId, what: 'new-device', userAgent, address });
  return answer;
};

/** Opens a session in place of the one the browser had. */
export const beginSession = async (
  { store, config }: Site,
  {
    request,
    reply,
    userId,
    location,
    proof = '',
    hasShownFactor = false,
  }: Exchange & Person & { location: PendingLocation },
): Promise<void> => {
  const isByNetwork = location.proof === 'network-location';
  const { totp, passkey, isDemanded } = await readFactors(store, userId);
  const mustEnrol = !isByNetwork && !hasShownFactor && isDemanded && !totp && !passkey;
  const previous = sessionToken(request);
  if (previous) await endSession(store, previous);
  const { token, expiresAt } = await openSession(store, {
    membershipId: location.membershipId,
    hours: config.sessionHours,
    proof: isByNetwork ? 'network' : proof,
    mustEnrol,
    visit: visitOf(request),
  });
  sendSessionToken(reply, { token, expiresAt, organisationId: location.organisationId });
  await writeEntry(store, 'sign-in', {
    userId,
    organisationId: location.organisationId || null,
    details: proof === 'provider' ? { by: proof } : {},
  });
};

/** Ends the browser's session. */
export const leaveLocation = async ({ store }: Site, { request, reply }: Exchange): Promise<void> => {
  const token = sessionToken(request);
  if (!token) return;
  await endSession(store, token);
  clearSessionToken(reply);
};

/** Ends the browser's session, and with it what would open the other locations without a password. */
export const leave = async (site: Site, visit: Exchange): Promise<void> => {
  await leaveLocation(site, visit);
  const token = unendedLocationToken(visit.request);
  if (!token) return;
  await closeLocations(site.store, token);
  clearLocationToken(visit.reply);
};
