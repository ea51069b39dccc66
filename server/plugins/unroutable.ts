import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal, toErrorBody } from '../api-error.ts';
import { securityHeadersOf } from './security-headers.ts';

/**
 * Answers addresses that Fastify cannot hold against its routes: a part that is too long, or no text once it is decoded. No
 * hook runs for them, nor is the request decorated.
 */
export const refuseUnroutable =
  (https: boolean) =>
  (error: { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void => {
    const answer = refusal(error.statusCode === 414 ? 'request.too_large' : 'request.malformed');
    const language = /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en';
    reply
      .headers({ ...securityHeadersOf(https), 'cache-control': 'no-store' })
      .status(answer.status)
      .send(toErrorBody(answer, language));
  };
