import type { FastifyRequest } from 'fastify';

/** A call by its pattern; of everything else only whether a route answered: files and pages, or nothing that there is. */
export const routeNameOf = ({ routeOptions: { config, url } }: FastifyRequest): string => {
  if (config.call) return url ?? 'unmatched';
  return url === undefined ? 'unmatched' : 'page';
};
