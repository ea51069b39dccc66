import type { FastifyReply, FastifyRequest } from 'fastify';
import { placeDays } from '#server/domains/accounts/known-places.ts';

/** Marks a browser in which somebody has signed in: strangers' wrong tries do not make it wait. It opens nothing. */
const cookieName = 'vigie_device';

/** The device's token that a request carries, if any. */
export const deviceToken = (request: FastifyRequest): string | undefined =>
  request.cookies[request.server.cookieName(cookieName)];

/** Hands it to the browser, for as long as it is remembered. */
export const sendDeviceToken = (reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(reply.server.cookieName(cookieName), token, {
    ...reply.server.cookieOptions,
    maxAge: placeDays * 86_400,
  });
