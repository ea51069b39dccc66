import { connect, type Socket } from 'node:net';
import { apiBase } from '#contract/call.ts';
import { marked } from '../support/test-server.ts';

interface Raw {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly cookie: string;
  readonly contentType: string;
  readonly body: Buffer;
}

/** A request as the bytes that a browser sends. */
export const toBytes = ({ method, path, cookie, contentType, body }: Raw): Buffer => {
  const headers = { host: '127.0.0.1', ...marked, cookie, 'content-type': contentType, 'content-length': body.length };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from([`${method} ${apiBase}${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')), body]);
};

/** A form as the body of a request, and its type. */
export const toForm = async (form: FormData): Promise<Pick<Raw, 'contentType' | 'body'>> => {
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    body: Buffer.from(await encoded.arrayBuffer()),
  };
};

/** An established connection to a server; a later failure is ignored. */
export const open = (url: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => undefined);
  });

/** Sends bytes and waits until they have left. */
export const send = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => {
    socket.write(bytes, () => resolve());
  });

/** What the server answers, up to its end or that of the connection: the status. */
export const readStatusCode = (socket: Socket): Promise<number> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
      if (status) resolve(Number(status));
    });
    socket.once('close', () => resolve(0));
  });
