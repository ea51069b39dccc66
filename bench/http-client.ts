import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly cookies: readonly string[];
  /** `br`, `gzip`, or empty: the body stands as it came. */
  readonly encoding: string;
  readonly body: Buffer;
  /** Milliseconds from sending the request to the last byte of the answer. */
  readonly ms: number;
}

export interface Sending {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly signal?: AbortSignal;
}

/** One client with one connection that is kept open; requests go one after the other. */
export const createClient = (url: string, always: Record<string, string> = {}): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, { method = 'GET', headers = {}, body, signal }: Sending = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const options = { agent, method, headers: { ...always, ...headers }, ...(signal && { signal }) };
      const sent = request(`${url}${path}`, options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          const ms = performance.now() - started;
          const { 'set-cookie': cookies = [], 'content-encoding': encoding = '' } = response.headers;
          resolve({ status: response.statusCode ?? 0, cookies, encoding, body: Buffer.concat(parts), ms });
        });
      });
      sent.once('error', reject);
      sent.end(body);
    });
  return {
    send,
    with: (headers) => createClient(url, { ...always, ...headers }),
    at: (other) => createClient(other, always),
    close: () => agent.destroy(),
  };
};

export interface Client {
  readonly send: (path: string, sending?: Sending) => Promise<Answer>;
  /** Another client, with further headers. */
  readonly with: (headers: Record<string, string>) => Client;
  /** Another client, with the same headers, of another address. */
  readonly at: (url: string) => Client;
  readonly close: () => void;
}
