import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { apiBase, scimBase } from '#contract/call.ts';
import { type Bilingual, type Language, languages } from '#contract/languages.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { sendApiError } from './errors.ts';

interface Options {
  /** Of the built files. */
  readonly directory: string;
  /** The contact that pages name for people who need help. */
  readonly supportEmail: () => Promise<Bilingual>;
}

/**
 * The built browser app: browsers keep files with a hash in their name for a year, and ask for the page itself each
 * time. Every path that is no file and not of the API is a route of the app, and answers with its page.
 */
export const browserApp = plugin<Options>(async (app, { directory, supportEmail }) => {
  const built = existsSync(directory);
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      cacheControl: false,
      // A folder is no file: left to the plugin, `/` would be refused.
      allowedPath: (path) => !path.endsWith('/'),
      setHeaders: (reply, path) => {
        const forever = /\/assets\//.test(path);
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  // No file has such an address; the plugin would refuse it in words for a machine.
  app.addHook('onRequest', (request, reply, done) => {
    if (isCrooked.test(request.url) && !isOwn.test(request.url)) reply.callNotFound();
    else done();
  });
  const sendPage = async (reply: FastifyReply) => {
    const page = await readFile(join(directory, 'index.html'), 'utf8');
    const address = await supportEmail();
    const named = languages.reduce(
      (text, language) => text.replace(supportMeta(language), `$1${address[language]}$2`),
      page,
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(named);
  };
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = built && isRead && !isOwn.test(request.url);
    if (!page) return sendApiError(apiError('not_found'), request, reply);
    if (!isNoPage.test(request.url) && !isCrooked.test(request.url)) return sendPage(reply);
    // A person with a mistyped address sees "no such page" in the app; a program that asks for a file gets the error
    // itself.
    const isPerson = request.accepts().type(['application/json', 'text/html']) === 'text/html';
    return isPerson ? sendPage(reply.status(404)) : sendApiError(apiError('not_found'), request, reply);
  });
});

/** The address of `index.html` that the settings take the place of. */
const supportMeta = (language: Language) =>
  new RegExp(`(<meta name="support-email" lang="${language}" content=")[^"]*(")`);

/** Answered as missing rather than with the page: calls of the API, and files of a build that is gone. */
const isOwn = new RegExp(`^(${apiBase}|${scimBase}|/assets)/`);

/** Two slashes on end, or one the other way round: some would take what follows for the name of another site. */
const isCrooked = /^[^?]*(?:\/\/|\\|%5c)/i;

/** What cannot be a route of the app: a name with an ending, what machines look for by agreement, what monitors ask. */
const isNoPage =
  /^[^?]*\.[^/?]+(?:\?|$)|^\/\.well-known(?:[/?]|$)|^\/(?:health|healthz|livez|readyz|metrics)\/?(?:\?|$)/;
