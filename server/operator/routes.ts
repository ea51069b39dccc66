import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { operatorJobRoutes } from './jobs/routes.ts';
import { operatorNoticeRoutes } from './notices/routes.ts';
import { operatorOrganisationRoutes } from './organisations/routes.ts';
import { operatorRequestRoutes } from './requests/routes.ts';
import { operatorSheetRoutes } from './sheets/routes.ts';
import { operatorUserRoutes } from './users/routes.ts';

/** What the provider's staff work with, across organisations: every call of it asks for the permission `operator`. */
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
};
