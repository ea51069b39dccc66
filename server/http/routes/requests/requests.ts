import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/http/services.ts';
import { additionRoutes } from './additions.ts';
import { contactRoutes } from './contact.ts';
import { documentOrderRoutes } from './documents.ts';
import { messageCentreRoutes } from './message-centre.ts';
import { removalRoutes } from './removals.ts';

export const requestRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(messageCentreRoutes, services);
  await app.register(removalRoutes, services);
  await app.register(additionRoutes, services);
  await app.register(contactRoutes, services);
  await app.register(documentOrderRoutes, services);
};
