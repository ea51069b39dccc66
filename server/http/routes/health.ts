import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { getHealth } from '#contract/calls/get-health.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

export const healthRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
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
};
