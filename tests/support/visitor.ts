import type { FastifyInstance } from 'fastify';
import { apiBase } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { marked } from './test-server.ts';

interface VisitorOptions {
  /** Where the visitor's requests come from. */
  readonly address?: string;
  readonly language?: string;
}

/** A browser as the server sees it: it keeps its cookies, and makes calls as our own script does. */
export const createVisitor = (app: FastifyInstance, { address, language = 'en' }: VisitorOptions = {}) => {
  const cookies = new Map<string, string>();
  const call = async (method: 'GET' | 'POST', path: string, payload?: object, headers: Record<string, string> = {}) => {
    const response = await app.inject({
      method,
      url: apiBase + path,
      headers: { ...marked, 'accept-language': language, ...headers },
      cookies: Object.fromEntries(cookies),
      ...(payload && { payload }),
      ...(address && { remoteAddress: address }),
    });
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const { errors } = response.headers['content-type']?.toString().includes('json')
      ? response.json()
      : { errors: undefined };
    return {
      status: response.statusCode,
      body: response.json(),
      codes: (errors ?? []).map(({ code }: { code: string }) => code) as string[],
      pointers: (errors ?? []).map(
        ({ code, source }: { code: string; source?: { pointer: string } }) => `${source?.pointer ?? ''} ${code}`,
      ) as string[],
      headers: response.headers,
      cookies: response.cookies,
    };
  };
  return {
    cookies,
    get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
    post: (path: string, payload?: object, headers?: Record<string, string>) => call('POST', path, payload, headers),
    signIn: (name: string, password = demoPassword) => call('POST', '/login', { name, password }),
  };
};
export type Visitor = ReturnType<typeof createVisitor>;
