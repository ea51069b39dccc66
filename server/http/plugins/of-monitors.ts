import type { FastifyRequest } from 'fastify';
import { getHealth } from '#contract/calls/get-health.ts';
import { getReadiness } from '#contract/calls/get-readiness.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by programs of who runs the server, who reach each process by an address of its own. */
    isForMonitors?: boolean;
  }
}

const probes: ReadonlySet<string | undefined> = new Set([getHealth.id, getReadiness.id]);

/** Whether a request is of who watches over the process: answered under any name, and when nobody else is. */
export const isOfMonitors = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.isForMonitors === true || probes.has(config.call?.id);
