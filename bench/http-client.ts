import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly body: Buffer;
  /** Milliseconds from sending the request to the last byte of the answer. */
  readonly ms: number;
}

interface Sending {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** One client with one connection that is kept open; requests go one after the other. */
export const createClient = (url: string, always: Record<string, string> = {}): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, { method = 'GET', headers = {}, body }: Sending = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const sent = request(`${url}${path}`, { agent, method, headers: { ...always, ...headers } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          const ms = performance.now() - started;
          const cookies = response.headers['set-cookie'] ?? [];
          resolve({ status: response.statusCode ?? 0, cookies, body: Buffer.concat(parts), ms });
        });
      });
      sent.once('error', reject);
      sent.end(body);
    });
  return { send, with: (headers) => createClient(url, { ...always, ...headers }), close: () => agent.destroy() };
};

export interface Client {
  readonly send: (path: string, sending?: Sending) => Promise<Answer>;
  /** Another client, with further headers. */
  readonly with: (headers: Record<string, string>) => Client;
  readonly close: () => void;
}
