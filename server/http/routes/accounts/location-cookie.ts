import type { FastifyReply, FastifyRequest } from 'fastify';
import { owedSignOutCookie } from '#contract/identity.ts';
import { forgiveSignOut } from '#server/http/plugins/session.ts';

/** The multi-location token: what lets its bearer open their locations without the password. */
const cookieName = 'vigie_locations';

/** The multi-location token a request carries, if any; it opens nothing where somebody has signed out without a network. */
export const locationToken = (request: FastifyRequest): string | undefined =>
  request.cookies[owedSignOutCookie] === undefined ? unendedLocationToken(request) : undefined;

/** The token that a sign-out ends, whether or not it still opens anything. */
export const unendedLocationToken = (request: FastifyRequest): string | undefined =>
  request.cookies[request.server.cookieName(cookieName)];

/** Hands the multi-location token to the browser for as long as it lives. */
export const sendLocationToken = (reply: FastifyReply, token: string, expiresAt: string): FastifyReply =>
  forgiveSignOut(reply).setCookie(reply.server.cookieName(cookieName), token, {
    ...reply.server.cookieOptions,
    expires: new Date(expiresAt),
  });

/** Takes the multi-location token back. */
export const clearLocationToken = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(reply.server.cookieName(cookieName), reply.server.cookieOptions);
