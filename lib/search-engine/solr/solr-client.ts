import { EngineUnavailable } from '../engine-unavailable.ts';

/** Solr cannot be reached, or says that it cannot answer now. */
export class SolrUnavailable extends EngineUnavailable {}

/** Solr has no collection, or alias, of that name. */
export class SolrCollectionMissing extends SolrUnavailable {}

/** Solr understood and refused: a fault of ours. */
export class SolrRefusal extends Error {}

/**
 * Solr by HTTP. Every call throws the errors above, and nothing else. Where there are several nodes a call may be sent to one after
 * the other, and so be carried out twice: whoever uses it sends only what may be.
 */
export interface SolrClient {
  /** Sends JSON; `timeout` in milliseconds. */
  post<Answer>(path: string, parameters: Parameters, body: unknown, timeout?: number): Promise<Answer>;
  get<Answer>(path: string, parameters: Parameters, timeout?: number): Promise<Answer>;
  /** Sends a file as it is. */
  upload(path: string, parameters: Parameters, bytes: string): Promise<void>;
}

/** The query string of a request; the client encodes it. */
export type Parameters = Readonly<Record<string, string>>;

/** `addresses` of nodes of one Solr, each without a slash at the end. */
export const createSolrClient = (addresses: readonly string[]): SolrClient => {
  const nodes = takeTurns(addresses.map(splitCredentials));
  const ask = async <Answer>(path: string, parameters: Parameters, init: Sent, timeout: number): Promise<Answer> => {
    const end = performance.now() + timeout;
    // What makes or moves something takes long on a node that is well.
    const most = timeout > queryTimeout ? timeout : patience;
    const asked = `${path}?${new URLSearchParams(parameters)}`;
    let failure = new SolrUnavailable('no address');
    for (const [index, node] of nodes.inOrder().entries()) {
      const left = end - performance.now();
      if (left < 1) break;
      // Who hangs leaves time for the next one; where all are merely slow, the last has most of it.
      const share = Math.ceil(index < addresses.length - 1 ? Math.min(left / 2, most) : left);
      try {
        const answer = await askNode<Answer>(node, asked, init, share);
        nodes.worked(node);
        return answer;
      } catch (error) {
        if (!(error instanceof SolrUnavailable)) throw error;
        nodes.failed(node);
        failure = error;
      }
    }
    throw failure;
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

/** A node that failed is asked last for so many milliseconds. */
const avoidedFor = 5_000;

/** Nodes take turns, so that none has all the work; one that failed lately comes last. */
const takeTurns = (nodes: readonly Node[]) => {
  const failedAt = new Map<Node, number>();
  let turn = 0;
  const isAvoided = (node: Node) => performance.now() - (failedAt.get(node) ?? Number.NEGATIVE_INFINITY) < avoidedFor;
  return {
    inOrder: (): readonly Node[] => {
      const first = turn++ % nodes.length;
      const inTurn = [...nodes.slice(first), ...nodes.slice(0, first)];
      return [...inTurn.filter((node) => !isAvoided(node)), ...inTurn.filter(isAvoided)];
    },
    failed: (node: Node) => void failedAt.set(node, performance.now()),
    worked: (node: Node) => void failedAt.delete(node),
  };
};

const askNode = async <Answer>(
  { address, authorization }: Node,
  asked: string,
  init: Sent,
  timeout: number,
): Promise<Answer> => {
  const unavailable = (error: Error) => {
    throw new SolrUnavailable(reasonOf(error), { cause: error });
  };
  const headers = { ...init.headers, ...authorization };
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(`${address}/${asked}`, { ...init, headers, signal }).catch(unavailable);
  const text = await response.text().catch(unavailable);
  if (!response.ok) throw failureOf(response.status, text);
  return readJson<Answer>(text);
};

interface Node {
  readonly address: string;
  readonly authorization: Readonly<Record<string, string>>;
}

/** `fetch` takes no address with a name and a password in it, and would write both into what it says of it. */
const splitCredentials = (url: string): Node => {
  const { username, password } = new URL(url);
  if (username === '' && password === '') return { address: url, authorization: {} };
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return {
    address: url.replace(/^(https?:\/\/)[^/@]*@/, '$1'),
    authorization: { authorization: `Basic ${credentials}` },
  };
};

/** Milliseconds before a search times out: a Solr that has just started takes ten for its first lists, and an answer that comes late is better than none. */
const queryTimeout = 12_000;
/** Milliseconds that one node of several has for a search, or half of what is left, before another is asked. */
const patience = 2_500;
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
