import { apiBase } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { marked, people } from '../support/test-server.ts';

/** The server to ask, wherever it listens after its last start. */
export type Address = () => string;

interface Options {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Makes a call and reads its answer to the end: only then it is acknowledged. */
export const ask = async (
  url: string,
  path: string,
  { method = 'GET', body, cookie = '', headers, signal }: Options,
) => {
  const isForm = body instanceof FormData;
  const response = await fetch(url + apiBase + path, {
    method,
    headers: { ...marked, cookie, ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    bytes,
    body: isJson ? JSON.parse(bytes.toString()) : undefined,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
};
export type Answer = Awaited<ReturnType<typeof ask>>;

/** Signs in from a network of its own; the demo's operator is let in from this machine alone. */
export const enter = (url: string, name: string, { network = '192.0.2.1', password = demoPassword } = {}) =>
  ask(url, '/login', {
    method: 'POST',
    body: { name, password },
    headers: { 'x-forwarded-for': name === people.operator ? '127.0.0.1' : network },
  });

/** An answer that should not have been. */
export class Unexpected extends Error {}

/** Somebody who is signed in, for as long as the session lasts and wherever the server goes. */
export const signInPerson = async (address: Address, name: string) => {
  const { status, cookie } = await enter(address(), name);
  if (status !== 200) throw new Unexpected(`${name} cannot sign in: ${status}`);
  return personOf(address, cookie);
};

/** Whose cookie that is, asking there. */
export const personOf = (address: Address, cookie: string) => {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    (path: string, body?: object): Promise<Answer> =>
      ask(address(), path, { method, cookie, ...(body && { body }) });
  const person = {
    cookie,
    address,
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    delete: call('DELETE'),
    /** The body of an answer that has to be a good one. */
    done: async (answer: Promise<Answer>) => {
      const { status, body, bytes } = await answer;
      if (status < 200 || status > 299) throw new Unexpected(`${status} ${bytes}`);
      return body;
    },
    /** Record numbers that a search finds for the words as they stand. */
    find: async (query: Record<string, string> = {}, organisation = 10001): Promise<number[]> => {
      const parameters = new URLSearchParams({ fl: 'id', rows: '90000000', spellcheck: 'false', ...query });
      const { response } = await person.done(person.get(`/lucidworks-solr-api/sds-${organisation}/?${parameters}`));
      return response.docs.map((doc: Record<string, string>) =>
        Number(doc['Name.IdentificationNumber.RecordNumber_s']),
      );
    },
  };
  return person;
};
export type Person = Awaited<ReturnType<typeof signInPerson>>;
