import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiBase, type Call } from '#contract/call.ts';
import { listWaysIn } from '#contract/calls/ways-in.ts';
import { firstAnswersId } from '#contract/first-answers.ts';
import { sessionToken } from './session.ts';

interface FirstScreen {
  readonly path: RegExp;
  /** The chunks it begins with, by their names in the build's manifest. */
  readonly chunks: readonly string[];
  /** Calls that it makes at once, without parameters. */
  readonly calls: readonly Call[];
  /** Strangers are sent to sign-in, and need none of it. */
  readonly isOfMembers?: true;
}

/** What addresses begin with. */
const firstScreens: readonly FirstScreen[] = [
  { path: /^\/(?:login)?$/, chunks: ['SignInPage'], calls: [listWaysIn] },
  { path: /^\/e\/[^/]+$/i, chunks: ['PosterPage'], calls: [] },
  { path: /^\/search$/, chunks: ['Portal', 'search-page'], calls: [], isOfMembers: true },
  { path: /^\/sds-details\/isn\/\d+$/, chunks: ['Portal', 'SheetDetailsPage'], calls: [], isOfMembers: true },
];

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).optional() }),
);

/**
 * What the head of the page gets for an address, so that a slow network is waited for less often: links to the chunks of its first
 * screen, and the answers to the calls that this screen makes first. Empty for other addresses. The manifest is read once for each build.
 */
export const createFirstScreen = (app: FastifyInstance, directory: string) => {
  let [builtPage, manifest]: [string, z.output<typeof manifestSchema>] = ['', {}];

  const linksTo = async (names: readonly string[], page: string): Promise<string[]> => {
    if (page !== builtPage) {
      const text = await readFile(join(directory, '.vite/manifest.json'), 'utf8').catch(() => '{}');
      [builtPage, manifest] = [page, manifestSchema.parse(JSON.parse(text))];
    }
    const files = new Set<string>();
    const collect = (key: string): void => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const imported of chunk.imports ?? []) collect(imported);
    };
    for (const [key, chunk] of Object.entries(manifest)) if (names.includes(chunk.name ?? '')) collect(key);
    return [...files]
      .filter((file) => !page.includes(`"/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  };

  /** Asked as the browser would ask, by the same route; a call that is refused is left to the browser. */
  const answersTo = async (calls: readonly Call[], request: FastifyRequest, reply: FastifyReply) => {
    if (calls.length === 0) return [];
    const answers: Record<string, unknown> = {};
    for (const { id, path } of calls) {
      const answer = await app.inject({
        url: `${apiBase}${path}`,
        headers: { ...request.headers, accept: 'application/json', 'accept-encoding': 'identity' },
        ...(request.socket.remoteAddress && { remoteAddress: request.socket.remoteAddress }),
      });
      if (answer.statusCode === 200) answers[id] = answer.json();
    }
    // It says who asks: a browser that goes back to the page asks for it anew.
    reply.header('cache-control', 'no-store');
    return [`<script type="application/json" id="${firstAnswersId}">${inScript(answers)}</script>`];
  };

  return async (request: FastifyRequest, reply: FastifyReply, page: string): Promise<string> => {
    const [path = ''] = request.url.split('?');
    const first = firstScreens.find((screen) => screen.path.test(path));
    if (!first || (first.isOfMembers && sessionToken(request) === undefined)) return '';
    const parts = [...(await linksTo(first.chunks, page)), ...(await answersTo(first.calls, request, reply))];
    return parts.map((part) => `    ${part}\n`).join('');
  };
};

/** JSON that no reader of HTML takes for the end of its script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
