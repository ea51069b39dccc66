import { EngineUnavailable } from '../engine-unavailable.ts';

/** Solr cannot be reached, or says that it cannot answer now. */
export class SolrUnavailable extends EngineUnavailable {}

/** Solr has no collection, or alias, of that name. */
export class SolrCollectionMissing extends SolrUnavailable {}

/** Solr understood and refused: a fault of ours. */
export class SolrRefusal extends Error {}

/** Solr by HTTP; `url` without a slash at the end. Every call throws the errors above, and nothing else. */
export interface SolrClient {
  /** Sends JSON; `timeout` in milliseconds. */
  post<Answer>(path: string, parameters: Parameters, body: unknown, timeout?: number): Promise<Answer>;
  get<Answer>(path: string, parameters: Parameters, timeout?: number): Promise<Answer>;
  /** Sends a file as it is. */
  upload(path: string, parameters: Parameters, bytes: string): Promise<void>;
}

export type Parameters = Readonly<Record<string, string>>;

export const createSolrClient = (url: string): SolrClient => {
  const { address: base, authorization } = splitCredentials(url);
  const ask = async <Answer>(path: string, parameters: Parameters, init: Sent, timeout: number) => {
    const address = `${base}/${path}?${new URLSearchParams(parameters)}`;
    const headers = { ...init.headers, ...authorization };
    const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(timeout) }).catch(
      (error: Error) => {
        throw new SolrUnavailable(reasonOf(error), { cause: error });
      },
    );
    const text = await response.text().catch((error: Error) => {
      throw new SolrUnavailable(reasonOf(error), { cause: error });
    });
    if (!response.ok) throw failureOf(response.status, text);
    return readJson<Answer>(text);
  };
  return {
    post: (path, parameters, body, timeout = queryTimeout) =>
      ask(path, parameters, { method: 'POST', headers: json, body: JSON.stringify(body) }, timeout),
    get: (path, parameters, timeout = queryTimeout) => ask(path, parameters, {}, timeout),
    upload: async (path, parameters, body) => {
      await ask(path, parameters, { method: 'POST', headers: bytes, body }, adminTimeout);
    },
  };
};

/** What is sent beside the parameters. */
interface Sent {
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `fetch` takes no address with a name and a password in it, and would write both into what it says of it. */
const splitCredentials = (url: string): { address: string; authorization: Readonly<Record<string, string>> } => {
  const { username, password } = new URL(url);
  if (username === '' && password === '') return { address: url, authorization: {} };
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return {
    address: url.replace(/^(https?:\/\/)[^/@]*@/, '$1'),
    authorization: { authorization: `Basic ${credentials}` },
  };
};

/** Milliseconds before a search times out. */
const queryTimeout = 5_000;
/** Milliseconds for what makes or moves collections. */
export const adminTimeout = 120_000;

const json = { 'content-type': 'application/json' };
const bytes = { 'content-type': 'application/octet-stream' };

/** `fetch` itself only says that it failed; what did stands in its cause. */
const reasonOf = (error: Error): string => {
  const { cause } = error;
  return cause instanceof Error
    ? cause.message || (cause as NodeJS.ErrnoException).code || error.message
    : error.message;
};

const failureOf = (status: number, text: string): Error => {
  const what = `Solr says ${status} ${messageIn(text)}`;
  if (status === 404) return new SolrCollectionMissing(what);
  return status >= 500 || status === 429 ? new SolrUnavailable(what) : new SolrRefusal(what);
};

const messageIn = (text: string): string => /"msg":\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text.slice(0, 300);

const readJson = <Answer>(text: string): Answer => {
  try {
    return JSON.parse(text) as Answer;
  } catch (error) {
    throw new SolrUnavailable('Solr’s answer cannot be read', { cause: error });
  }
};
