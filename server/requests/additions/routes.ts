import type { FastifyInstance } from 'fastify';
import { addSheets as call } from '#contract/calls/sds-addition.ts';
import type { Services } from '#server/services.ts';
import { answerUpload } from '#server/uploads/answer-upload.ts';
import { addSheets } from './add-sheets.ts';

/** Requests to add sheets to the collection. */
export const additionRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  answerUpload(app, call, services, ({ body, files, session }) => addSheets(services, session, { body, files }));
};
