import type { FastifyInstance } from 'fastify';
import { getExternalSites } from '#contract/calls/get-external-sites.ts';
import { answerCall } from '../answer-call.ts';
import type { Services } from '../services.ts';

export const externalSiteRoutes = async (app: FastifyInstance, { config }: Services): Promise<void> => {
  answerCall(app, getExternalSites, async () => config.externalSites);
};
