import type { FastifyRequest } from 'fastify';

/** The token of `Authorization: Bearer …` (RFC 6750); empty where the header says something else, undefined where there is none. */
export const bearerToken = ({ headers }: FastifyRequest): string | undefined => {
  const { authorization } = headers;
  return authorization === undefined ? undefined : (/^Bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1] ?? '');
};
