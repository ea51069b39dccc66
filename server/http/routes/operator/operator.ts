import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/http/services.ts';
import { operatorJobRoutes } from './jobs.ts';
import { operatorNoticeRoutes } from './notices.ts';
import { operatorOrganisationRoutes } from './organisations.ts';
import { operatorRequestRoutes } from './requests.ts';
import { operatorSheetRoutes } from './sheets.ts';
import { operatorSystemRoutes } from './system.ts';
import { operatorUserRoutes } from './users.ts';

/** What the operators work with, across organisations: every call of it asks for the permission `operator`. */
export const operatorRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(operatorRequestRoutes, services);
  await app.register(operatorSheetRoutes, services);
  await app.register(operatorOrganisationRoutes, services);
  await app.register(operatorUserRoutes, services);
  await app.register(operatorNoticeRoutes, services);
  await app.register(operatorJobRoutes, services);
  await app.register(operatorSystemRoutes, services);
};
