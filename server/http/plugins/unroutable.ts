import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiBase, scimContent } from '#contract/call.ts';
import { apiError, toErrorBody } from '#server/platform/errors/api-error.ts';
import { isScim, toScimError } from './scim-error.ts';
import { securityHeadersOf } from './security-headers.ts';

interface Options {
  readonly https: boolean;
  /** Where the built browser app is. */
  readonly directory: string;
}

/**
 * Answers addresses that Fastify cannot route: a part is too long, or it does not decode to text. No hook runs for
 * them, and the request is not decorated. A page request gets the app, which shows "not found".
 */
export const refuseUnroutable =
  ({ https, directory }: Options) =>
  async (error: { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { accept = '', 'accept-language': language = '' } = request.headers;
    reply.headers({ ...securityHeadersOf(https), 'cache-control': 'no-store' });
    const isPerson = request.method === 'GET' && /text\/html/.test(accept) && !request.url.startsWith(`${apiBase}/`);
    const page = isPerson && (await readFile(join(directory, 'index.html'), 'utf8').catch(() => undefined));
    if (page) {
      reply.status(404).type('text/html; charset=utf-8').send(page);
      return;
    }
    const answer = apiError(error.statusCode === 414 ? 'request.too_large' : 'request.malformed');
    const replyLanguage = /^\s*fr\b/i.test(language) ? 'fr' : 'en';
    if (isScim(request)) {
      const { status, body } = toScimError(answer, replyLanguage);
      reply.status(status).type(scimContent).send(body);
    } else reply.status(answer.status).send(toErrorBody(answer, replyLanguage));
  };
