import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { additionRoutes } from './additions/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { documentOrderRoutes } from './documents/routes.ts';
import { messageCentreRoutes } from './message-centre-routes.ts';
import { removalRoutes } from './removals/routes.ts';

export const requestRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(messageCentreRoutes, services);
  await app.register(removalRoutes, services);
  await app.register(additionRoutes, services);
  await app.register(contactRoutes, services);
  await app.register(documentOrderRoutes, services);
};
