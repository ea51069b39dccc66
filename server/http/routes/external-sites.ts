import type { FastifyInstance } from 'fastify';
import { getExternalSites } from '#contract/calls/get-external-sites.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

export const externalSiteRoutes = async (app: FastifyInstance, { config }: Services): Promise<void> => {
  registerRoute(app, getExternalSites, async () => config.externalSites);
};
