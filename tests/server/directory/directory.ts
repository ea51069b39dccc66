import { scimBase, scimContent } from '#contract/call.ts';
import { marked, people, signInAs, type TestServer } from '#tests/support/test-server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A token of an organisation, made by its administrator. */
export const makeToken = async (
  server: TestServer,
  { scopes = ['scim'], administrator = people.companyAdmin as string } = {},
): Promise<string> => {
  const cookie = await signInAs(server.app, administrator);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/api-tokens',
    headers: { ...marked, cookie },
    payload: { name: 'Directory', scopes, days: 30 },
  });
  return answer.json().token;
};

/** A directory that provisions by SCIM, with a token. */
export const createDirectory = ({ app }: TestServer, token: string) => {
  const ask = async (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await app.inject({
      method,
      url: scimBase + path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': `${scimContent}; charset=utf-8` }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? undefined : response.json(),
    };
  };
  const find = async (kind: 'Users' | 'Groups', filter: string) =>
    ask('GET', `/${kind}?${new URLSearchParams({ filter })}`);
  return {
    ask,
    find,
    get: (path: string, headers?: Record<string, string>) => ask('GET', path, undefined, headers),
    post: (path: string, body: unknown) => ask('POST', path, body),
    put: (path: string, body: unknown, headers?: Record<string, string>) => ask('PUT', path, body, headers),
    patch: (path: string, Operations: readonly object[], headers?: Record<string, string>) =>
      ask('PATCH', path, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations }, headers),
    delete: (path: string) => ask('DELETE', path),
  };
};
export type Directory = ReturnType<typeof createDirectory>;

/** An address that nobody has. */
export const newAddress = (): string => `${crypto.randomUUID()}@newcomer.example`;
