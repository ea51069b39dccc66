import type { FastifyInstance } from 'fastify';
import { countNotifications } from '#contract/calls/count-notifications.ts';
import { answerCall } from '../answer-call.ts';
import type { Services } from '../services.ts';
import { countUnseenRequests } from './count-unseen.ts';
import { removalRoutes } from './removals/routes.ts';

export const requestRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(removalRoutes, services);

  answerCall(app, countNotifications, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return countUnseenRequests(services.store, session);
  });
};
