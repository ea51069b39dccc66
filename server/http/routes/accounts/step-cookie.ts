import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that proves a correct password until the second factor is shown. */
const cookieName = 'vigie_step';

/** Its token, if a request carries one. */
export const stepToken = (request: FastifyRequest): string | undefined =>
  request.cookies[request.server.cookieName(cookieName)];

/** Hands it to the browser for as long as it lives. */
export const sendStepToken = (reply: FastifyReply, token: string, expiresAt: Date): FastifyReply =>
  reply.setCookie(reply.server.cookieName(cookieName), token, { ...reply.server.cookieOptions, expires: expiresAt });

/** Cancels the end. */
export const clearStepToken = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(reply.server.cookieName(cookieName), reply.server.cookieOptions);
