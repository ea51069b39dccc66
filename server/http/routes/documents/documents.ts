import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/http/services.ts';
import { excelRoutes } from './excel.ts';
import { labelRoutes } from './labels.ts';

/** What the server makes for people to keep or print. */
export const documentRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(excelRoutes, services);
  await app.register(labelRoutes, services);
};
