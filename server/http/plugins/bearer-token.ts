import type { FastifyRequest } from 'fastify';

/**
 * The token of `Authorization: Bearer …` (RFC 6750); empty where it is not one. Undefined for any other scheme, which is somebody
 * else's: a proxy before the portal may ask for a password of its own.
 */
export const bearerToken = ({ headers }: FastifyRequest): string | undefined => {
  const [, token] = /^Bearer\b *(.*)$/i.exec(headers.authorization ?? '') ?? [];
  return token === undefined ? undefined : (/^[\w.~+/-]+=*$/.exec(token)?.[0] ?? '');
};
