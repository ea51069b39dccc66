import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { apiBase, scimBase } from '#contract/call.ts';
import { type Bilingual, type Language, languages } from '#contract/languages.ts';
import { type PageName, pageNames } from '#contract/page-names.ts';
import { escapeHtml } from '#lib/text/escape-html.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { sendApiError } from './errors.ts';
import { createFirstScreen } from './first-screen.ts';
import { codeReaderPolicy, unnamedHeaders } from './security-headers.ts';

interface Options {
  /** Of the built files. */
  readonly directory: string;
  /** What pages name of the provider. */
  readonly names: () => Promise<Readonly<Record<PageName, Bilingual>>>;
}

/**
 * The built browser app: browsers keep files with a hash in their name for a year, and ask for the page itself each
 * time. Every path that is no file and not of the API is a route of the app, and answers with its page.
 */
export const browserApp = plugin<Options>(async (app, { directory, names }) => {
  const built = existsSync(directory);
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      cacheControl: false,
      // The build has compressed them already, better than there is time for here.
      preCompressed: true,
      // A folder is no file: left to the plugin, `/` would be refused. What the build keeps for the server is nobody else's.
      allowedPath: (path) => !path.endsWith('/') && !path.includes('/.'),
      setHeaders: (reply, path) => {
        const forever = /\/assets\//.test(path);
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (/\/assets\/code-reader-worker-[\w-]+\.js/.test(path))
          reply.header('content-security-policy', codeReaderPolicy);
      },
    });
  }
  // No file has such an address; the plugin would refuse it in words for a machine.
  app.addHook('onRequest', (request, reply, done) => {
    if (isCrooked.test(request.url) && !isOwn.test(request.url)) reply.callNotFound();
    else done();
  });
  const firstScreenOf = createFirstScreen(app, directory);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await readFile(join(directory, 'index.html'), 'utf8');
    const said = await names();
    const named = page.replace(
      namedMeta,
      (_, before: string, name: PageName, between: string, language: Language, content: string) =>
        `${before}${name}${between}${language}${content}${escapeHtml(said[name][language])}"`,
    );
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (isOfPoster.test(request.url)) reply.headers(unnamedHeaders);
    const { head, drawn, afterPaint } = await firstScreenOf(request, reply, page);
    const whole = named
      .replace(/^\s*<\/head>/m, () => `${head}  </head>`)
      .replace('<div id="root">', (root) => root + drawn);
    return reply.send(afterPaint ? beginLater(whole, afterPaint) : whole);
  };
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = built && isRead && !isOwn.test(request.url);
    if (!page) return sendApiError(apiError('not_found'), request, reply);
    if (!isNoPage.test(request.url) && !isCrooked.test(request.url)) return sendPage(request, reply);
    // A person with a mistyped address sees "no such page" in the app; a program that asks for a file gets the error
    // itself.
    const isPerson = request.accepts().type(['application/json', 'text/html']) === 'text/html';
    return isPerson ? sendPage(request, reply.status(404)) : sendApiError(apiError('not_found'), request, reply);
  });
});

/** The places of `index.html` that are filled in. */
const namedMeta = new RegExp(
  `(<meta name=")(${pageNames.join('|')})(" lang=")(${languages.join('|')})(" content=")[^"]*"`,
  'g',
);

/** The script that the app begins with. */
const beginning = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** All of it fetched as soon as ever, but neither read nor begun before the first paint, for which the other script waits. */
const beginLater = (page: string, afterPaint: string): string =>
  page
    .replace(
      beginning,
      (_, entry: string) =>
        `<link rel="modulepreload" crossorigin href="${entry}"><script defer src="${afterPaint}" data-entry="${entry}"></script>`,
    )
    .replaceAll('<link rel="modulepreload" crossorigin', '<link rel="preload" as="script" crossorigin');

/** Answered as missing rather than with the page: calls of the API, and files of a build that is gone. */
const isOwn = new RegExp(`^(${apiBase}|${scimBase}|/assets)/`);

/** The page that a poster's code opens. */
const isOfPoster = /^\/e\//i;

/** Two slashes on end, or one the other way round: some would take what follows for the name of another site. */
const isCrooked = /^[^?]*(?:\/\/|\\|%5c)/i;

/** What cannot be a route of the app: a name with an ending, what machines look for by agreement, what monitors ask. */
const isNoPage =
  /^[^?]*\.[^/?]+(?:\?|$)|^\/\.well-known(?:[/?]|$)|^\/(?:health|healthz|livez|readyz|metrics)\/?(?:\?|$)/;
