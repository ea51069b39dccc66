import { type LookupAddress, lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isWithin, loopback } from '../networks.ts';

/** Where somebody's address may lead us. */
export interface Bounds {
  /** Networks that are nobody else's: those who run this installation said so. */
  readonly allowsPrivate: boolean;
  /** This machine, and http to it: where only this machine reaches us anyway. */
  readonly allowsLoopback: boolean;
  /** http to it: those who run this installation named the host so. */
  readonly allowsPlain?: boolean;
}

/** An address leads where it may not: into a network that is not everybody's, or unencrypted. */
export class ForbiddenAddress extends Error {}

/** Milliseconds that an answer may take whole, and its bytes. */
export const outboundLimits = { time: 8000, bytes: 1_000_000 } as const;

interface FetchOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/**
 * A request to an address that somebody typed, not yet ended. What a name leads to is looked at as the connection is made, so that it cannot lead
 * elsewhere a moment later. Throws ForbiddenAddress.
 */
export const boundedRequest = (bounds: Bounds, address: string, { method, headers, body, signal }: Asked) => {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isPlain = url.protocol === 'http:' && (bounds.allowsPlain || (bounds.allowsLoopback && isLoopback(host)));
  if (url.protocol !== 'https:' && !isPlain) throw new ForbiddenAddress(`${url.protocol} to ${host}`);
  // Node looks no address up that is one already.
  if (isIP(host) !== 0) refuseForbidden(bounds, host);
  return (isPlain ? requestPlain : requestSecure)(url, {
    method,
    headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
    lookup: lookupWithin(bounds),
    agent: false,
    signal,
  });
};

/**
 * `fetch` for addresses that somebody typed: redirects are answers like others; an answer that is too long or too slow is broken off. Throws
 * ForbiddenAddress, and what the connection throws.
 */
export const boundedFetch = (bounds: Bounds) => async (address: string, asked: FetchOptions) => {
  const timeout = AbortSignal.timeout(outboundLimits.time);
  const signal = asked.signal ? AbortSignal.any([asked.signal, timeout]) : timeout;
  const body = asked.body === undefined || asked.body === null ? '' : String(asked.body);
  const { method = 'GET', headers = {} } = asked;
  return new Promise<Response>((resolve, reject) => {
    const request = boundedRequest(bounds, address, { method, headers, body, signal });
    request.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response
        .on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > outboundLimits.bytes) request.destroy(new Error(`more than ${outboundLimits.bytes} bytes`));
          else chunks.push(chunk);
        })
        .on('error', reject)
        .on('end', () => {
          const { statusCode: status = 500 } = response;
          const headers = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          );
          const isEmpty = [204, 205, 304].includes(status);
          resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers }));
        });
    });
    request.end(body);
  });
};

/** Whether a network is not everybody's: this machine, a private one, one of no single machine. */
export const isForbidden = (bounds: Bounds, address: string): boolean => {
  const plain = address.replace(/%.*$/, '');
  // An IPv4 address in IPv6's clothes is none that a name leads to.
  if (/^::ffff:/i.test(plain)) return true;
  if (isWithin(loopback, plain)) return !bounds.allowsLoopback && !bounds.allowsPrivate;
  if (isWithin(nobodys, plain)) return true;
  return isWithin(privates, plain) && !bounds.allowsPrivate;
};

const privates = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7'];

/** Of no use to anybody, or of the machine's own surroundings: a cloud's data about it is at 169.254.169.254. */
const nobodys = [
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2002::/16',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

const refuseForbidden = (bounds: Bounds, address: string): void => {
  if (isForbidden(bounds, address)) throw new ForbiddenAddress(`${address} is not everybody's`);
};

/** Asks for every address of a name; one that may not be is enough to refuse it. */
const lookupWithin =
  (bounds: Bounds): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
      const [first] = addresses;
      if (error || !first) return done(error ?? new Error(`${host} is not found`), []);
      try {
        for (const { address } of addresses) refuseForbidden(bounds, address);
      } catch (refusal) {
        return done(refusal as Error, []);
      }
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
