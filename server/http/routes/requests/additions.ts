import type { FastifyInstance } from 'fastify';
import { addSheets as call } from '#contract/calls/sds-addition.ts';
import { addSheets } from '#server/domains/requests/additions/add-sheets.ts';
import type { Services } from '#server/http/services.ts';
import { registerUploadRoute } from '#server/http/uploads/register-upload-route.ts';

/** Requests to add sheets to the collection. */
export const additionRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  registerUploadRoute(app, call, services, ({ body, files, session }) => addSheets(services, session, { body, files }));
};
