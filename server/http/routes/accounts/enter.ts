import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInAnswer } from '#contract/calls/sign-in.ts';
import {
  closeLocations,
  openLocations,
  type PendingLocation,
  toSignInLocation,
} from '#server/domains/accounts/pending-locations.ts';
import { endSession, openSession } from '#server/domains/accounts/sessions.ts';
import { clearSessionToken, sendSessionToken, sessionToken } from '#server/http/plugins/session.ts';
import type { Services } from '#server/http/services.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { clearLocationToken, locationToken, sendLocationToken } from './location-cookie.ts';

type Site = Pick<Services, 'store' | 'config'>;

/** A request at the door, and the reply that lets it in. */
interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Arrival extends Visit {
  readonly userId: number;
  readonly locations: readonly PendingLocation[];
}

/** Lets someone in who has shown who they are: straight in, or to the choice of their locations where they have several. */
export const enter = async (site: Site, { request, reply, userId, locations }: Arrival): Promise<SignInAnswer> => {
  await leave(site, { request, reply });
  const [only, ...others] = locations;
  if (only && others.length === 0) {
    await beginSession(site, { request, reply, userId, location: only });
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

/** Opens a session in place of the one the browser had. */
export const beginSession = async (
  { store, config }: Site,
  { request, reply, userId, location }: Visit & { userId: number; location: PendingLocation },
): Promise<void> => {
  const previous = sessionToken(request);
  if (previous) await endSession(store, previous);
  const { token, expiresAt } = await openSession(store, {
    membershipId: location.membershipId,
    hours: config.sessionHours,
    isByNetwork: location.proof === 'network-location',
  });
  sendSessionToken(reply, token, expiresAt);
  await writeEntry(store, 'sign-in', { userId, organisationId: location.organisationId || null });
};

/** Ends the browser's session. */
export const leaveLocation = async ({ store }: Site, { request, reply }: Visit): Promise<void> => {
  const token = sessionToken(request);
  if (!token) return;
  await endSession(store, token);
  clearSessionToken(reply);
};

/** Ends the browser's session, and with it what would open the other locations without a password. */
export const leave = async (site: Site, visit: Visit): Promise<void> => {
  await leaveLocation(site, visit);
  const token = locationToken(visit.request);
  if (!token) return;
  await closeLocations(site.store, token);
  clearLocationToken(visit.reply);
};
