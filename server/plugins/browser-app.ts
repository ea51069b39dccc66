import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import plugin from 'fastify-plugin';
import { apiBase } from '#contract/call.ts';
import { refusal } from '../api-error.ts';
import { sendRefusal } from './errors.ts';

/**
 * The built browser app: files with a hash in their name are kept by browsers for a year, the page itself is asked for each
 * time. Every path that is neither a file nor of the API is a route of the app, and answers with its page.
 */
export const browserApp = plugin<{ directory: string }>(async (app, { directory }) => {
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
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = built && isRead && !isOwn.test(request.url);
    if (!page) return sendRefusal(refusal('not_found'), request, reply);
    if (!isNoPage.test(request.url) && !isCrooked.test(request.url)) return reply.sendFile('index.html');
    // A person who has mistyped sees the app say that there is no such page; whatever looks for a file hears it.
    const isPerson = request.accepts().type(['application/json', 'text/html']) === 'text/html';
    return isPerson ? reply.status(404).sendFile('index.html') : sendRefusal(refusal('not_found'), request, reply);
  });
});

/** Answered as missing rather than with the page: calls of the API, and files of a build that is gone. */
const isOwn = new RegExp(`^(${apiBase}|/assets)/`);

/** Two slashes on end, or one the other way round: some would take what follows for the name of another site. */
const isCrooked = /^[^?]*(?:\/\/|\\|%5c)/i;

/** What cannot be a route of the app: a name with an ending, what machines look for by agreement, what monitors ask. */
const isNoPage =
  /^[^?]*\.[^/?]+(?:\?|$)|^\/\.well-known(?:[/?]|$)|^\/(?:health|healthz|livez|readyz|metrics)\/?(?:\?|$)/;
