import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Call } from '#contract/call.ts';
import { countNotifications } from '#contract/calls/count-notifications.ts';
import { getUserInfo } from '#contract/calls/get-user-info.ts';
import { getKeptSheets, listKeptSheets } from '#contract/calls/kept-sheets.ts';
import { identityHeader, identityOf, owedSignOutCookie } from '#contract/identity.ts';
import { permissionsOf } from '#contract/permissions.ts';
import { findTokenSession, markTokenUsed } from '#server/domains/accounts/api-tokens.ts';
import {
  findSession,
  isSuspendedSession,
  markSessionUsed,
  type Session,
  type Visit,
} from '#server/domains/accounts/sessions.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { isLoopback } from '#server/platform/networks.ts';
import type { Services } from '../services.ts';
import { bearerToken } from './bearer-token.ts';

const cookieName = 'vigie_session';
/** For a proxy that leads each organisation's people to one of the processes; it opens nothing, and Vigie never reads it. Decision 106. */
const organisationCookie = 'vigie_organisation';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyInstance {
    /** Attributes of our cookies: not for scripts, not sent from other sites' pages, https only where the site is. */
    cookieOptions: CookieSerializeOptions;
    /** What a cookie of ours is called: over https by a prefix with which no other host and no http page can set it. */
    cookieName: (name: string) => string;
  }
}

const identityName = identityHeader.toLowerCase();

/**
 * Finds the session of each request, by its token or else by its cookie, and refuses calls whose declared access it does not have, and calls of a page that
 * works as somebody else than the session's person.
 */
export const session = plugin<Pick<Services, 'store' | 'config'>>(async (app, { store, config }) => {
  const https = config.publicUrl.startsWith('https:');
  await app.register(cookie);
  app.decorate('cookieOptions', { httpOnly: true, sameSite: 'lax', secure: https, path: '/' });
  app.decorate('cookieName', (name: string) => (https ? `__Host-${name}` : name));
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const identity = request.headers[identityName];
    if (!call || (call.access === 'anyone' && identity === undefined)) return;
    const bearer = bearerToken(request);
    const known =
      (await (bearer === undefined ? sessionOf(request, { store, config }) : findTokenSession(store, bearer))) ?? null;
    const found = known?.demo && !isFromThisMachine(request, config) ? null : known;
    if (
      found &&
      identity !== undefined &&
      identity !== identityOf({ uid: found.memberNumber, mseid: found.organisationId })
    )
      throw apiError('auth.other_person');
    if (call.access === 'anyone') return;
    if (!found) {
      if (bearer !== undefined) reply.header('www-authenticate', 'Bearer error="invalid_token"');
      const token = bearer === undefined ? sessionToken(request) : undefined;
      throw apiError(token && (await isSuspendedSession(store, token)) ? 'auth.session_suspended' : 'auth.required');
    }
    if (!asksByItself.has(call.id)) await (found.scopes ? markTokenUsed : markSessionUsed)(store, found, request.ip);
    request.session = found;
    if (!mayCall(found, call)) throw apiError(found.mustEnrol ? 'auth.second_factor_missing' : 'auth.forbidden');
  });
});

/** What a page asks for by itself: it does not show that somebody is in front of it. */
const asksByItself: ReadonlySet<string> = new Set([countNotifications.id, listKeptSheets.id, getKeptSheets.id]);

/** A session that must enrol a second factor first opens nothing else, but pages may ask whose it is. */
const mayCall = (session: Session, { id, access, ofPerson }: Call): boolean => {
  if (access === 'anyone') return true;
  if (ofPerson && session.scopes) return false;
  if (access === 'signed-in') return !session.mustEnrol || id === getUserInfo.id;
  return permissionsOf(session).includes(access.permission);
};

/**
 * Whether somebody at this machine sends it: over its own address, under its own name, and through nobody who says that it came
 * from elsewhere. Only there an account of the demo is let in.
 */
export const isFromThisMachine = (request: FastifyRequest, config: Services['config']): boolean =>
  config.isLocal &&
  isLoopback(request.ip) &&
  isLoopback(request.hostname) &&
  (config.proxies.length > 0 || forwardings.every((name) => request.headers[name] === undefined));

/** The addresses that proxies forward. */
const forwardings = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** The session of a request; undefined without a session, after its end, or where its person has signed out without a network. */
export const sessionOf = async (
  request: FastifyRequest,
  site: Pick<Services, 'store' | 'config'>,
): Promise<Session | undefined> => {
  const session = await unendedSessionOf(request, site);
  const owed = request.cookies[owedSignOutCookie];
  const isLeft = session && owed === identityOf({ uid: session.memberNumber, mseid: session.organisationId });
  return isLeft ? undefined : session;
};

/** The session that a sign-out ends, whether or not its person has left it already. */
export const unendedSessionOf = async (
  request: FastifyRequest,
  { store, config }: Pick<Services, 'store' | 'config'>,
): Promise<Session | undefined> => {
  const token = sessionToken(request);
  return token ? findSession(store, { token, address: request.ip, idleMinutes: config.sessionIdleMinutes }) : undefined;
};

/** What opens doors here is newly handed out: the sign-out that the browser owes was of what it had before. */
export const forgiveSignOut = (reply: FastifyReply): FastifyReply =>
  reply.request.cookies[owedSignOutCookie] === undefined ? reply : reply.clearCookie(owedSignOutCookie, { path: '/' });

/** From where a request comes. */
export const visitOf = (request: FastifyRequest): Visit => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

/** The token a request carries, if any. */
export const sessionToken = (request: FastifyRequest): string | undefined =>
  request.cookies[request.server.cookieName(cookieName)];

/** Hands the token to the browser until the session ends, and says to a proxy which process has the organisation's index awake. */
export const sendSessionToken = (
  reply: FastifyReply,
  { token, expiresAt, organisationId }: { token: string; expiresAt: string; organisationId: number },
): FastifyReply => {
  const options = { ...reply.server.cookieOptions, expires: new Date(expiresAt) };
  return forgiveSignOut(reply)
    .setCookie(reply.server.cookieName(cookieName), token, options)
    .setCookie(reply.server.cookieName(organisationCookie), String(organisationId), options);
};

/** Takes the token back. */
export const clearSessionToken = (reply: FastifyReply): FastifyReply =>
  reply
    .clearCookie(reply.server.cookieName(cookieName), reply.server.cookieOptions)
    .clearCookie(reply.server.cookieName(organisationCookie), reply.server.cookieOptions);
