import { type Bounds, boundedRequest } from './bounded-fetch.ts';

/** Milliseconds that an answer may take, and bytes of it that are read. */
export const postLimits = { time: 15_000, bytes: 4096 } as const;

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal?: AbortSignal;
}

/** What somebody's address answered: its words are nobody's concern. */
interface Posted {
  readonly status: number;
  /** `Retry-After` as it stands. */
  readonly retryAfter: string | undefined;
}

/**
 * Posts to an address that somebody typed, bounded as `boundedFetch` is, and answers what status came back. A redirect is an answer; of a body a few
 * kilobytes are read, and the rest is not. Throws ForbiddenAddress, and what the connection throws.
 */
export const boundedPost = (
  bounds: Bounds,
  address: string,
  { headers, body, signal: outer }: Post,
): Promise<Posted> => {
  const timeout = AbortSignal.timeout(postLimits.time);
  const signal = outer ? AbortSignal.any([outer, timeout]) : timeout;
  return new Promise((resolve, reject) => {
    const request = boundedRequest(bounds, address, { method: 'POST', headers, body, signal });
    request.on('error', reject).on('response', (response) => {
      const end = () => {
        resolve({ status: response.statusCode ?? 500, retryAfter: response.headers['retry-after'] });
        request.destroy();
      };
      let size = 0;
      response
        .on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > postLimits.bytes) end();
        })
        // The status has come: what breaks off behind it takes nothing back.
        .on('error', end)
        .on('end', end);
    });
    request.end(body);
  });
};
