import type { FastifyReply, FastifyRequest } from 'fastify';

/** What ties a sign-in at an identity provider to the browser that began it. */
const cookieName = 'vigie_provider';

/** Its token, if a request carries one. */
export const providerToken = (request: FastifyRequest): string | undefined =>
  request.cookies[request.server.cookieName(cookieName)];

/** Hands it to the browser for as long as the provider is waited for. */
export const sendProviderToken = (reply: FastifyReply, token: string, expiresAt: Date): FastifyReply =>
  reply.setCookie(reply.server.cookieName(cookieName), token, { ...reply.server.cookieOptions, expires: expiresAt });
