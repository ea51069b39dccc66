import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { fileURLToPath } from 'node:url';

/** Known to everybody, and good for nothing but these tests. */
export const testOnly = (name: string) =>
  readFileSync(fileURLToPath(new URL(`./tls/test-only.${name}`, import.meta.url)));

interface HttpsProxy {
  /** What it could write into its log: request lines and headers, one text a request. */
  readonly seen: readonly string[];
  close(): void;
}

/** A proxy that ends TLS on that port, as one in front of a real installation does, and says whom it asks for. */
export const startHttpsProxy = async (port: number, target: string): Promise<HttpsProxy> => {
  const seen: string[] = [];
  const proxy = createServer({ key: testOnly('key'), cert: testOnly('crt') }, (incoming, outgoing) => {
    seen.push([`${incoming.method} ${incoming.url}`, ...incoming.rawHeaders].join('\n'));
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const asked = request(target + incoming.url, { method: incoming.method, headers, setHost: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    seen,
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
};
