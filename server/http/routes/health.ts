import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { getHealth } from '#contract/calls/get-health.ts';
import { getReadiness } from '#contract/calls/get-readiness.ts';
import type { Readiness } from '#server/domains/monitoring/readiness.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

/** Whether the process is to be started anew, and whether requests should be sent to it. */
export const healthRoutes = async (
  app: FastifyInstance,
  { store, readiness }: Services & { readonly readiness: Readiness },
): Promise<void> => {
  registerRoute(
    app,
    getHealth,
    async ({ reply }) => {
      reply.header('cache-control', 'no-store');
      await sql`select 1`.execute(store).catch(() => {
        throw apiError('unavailable');
      });
      return { status: 'ok' as const };
    },
    { logLevel: 'warn' },
  );
  registerRoute(
    app,
    getReadiness,
    async ({ reply }) => {
      reply.header('cache-control', 'no-store');
      const missing = app.isStopping() ? ['stopping'] : await readiness.missing();
      if (missing.length > 0) throw new ApiError({ code: 'not_ready', params: { missing: missing.join(', ') } });
      return { status: 'ready' as const };
    },
    // A part that is away for an hour would be thousands of lines.
    { logLevel: 'fatal' },
  );
};
