import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { getSheetDetails } from '#contract/calls/get-sheet-details.ts';
import { getSheetPdf } from '#contract/calls/get-sheet-pdf.ts';
import { listSubsets } from '#contract/calls/list-subsets.ts';
import { answerCall } from '../answer-call.ts';
import { refusal } from '../api-error.ts';
import { sheetPdfHash } from '../documents/keep-sheet-pdf.ts';
import type { Services } from '../services.ts';
import { findVisibleSheet } from './find-sheet.ts';
import { locationPaths } from './location-paths.ts';
import { readSheetDetails } from './sheet-details.ts';
import { sheetFileName } from './sheet-file-name.ts';
import { isWithin, visibleLocations } from './visible-locations.ts';

export const collectionRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, files, documents, config } = services;

  // Stored files are named by their hash, which tells no type: the route does.
  await app.register(fastifyStatic, { root: config.filesDir, serve: false, cacheControl: false, contentType: false });

  answerCall(app, listSubsets, async ({ session, request }) => {
    const visible = await visibleLocations(store, session);
    const paths = await locationPaths(store, session.organisationId);
    const subsets = await store
      .selectFrom('subsets')
      .select(['id', `name_${request.replyLanguage}` as const])
      .where('organisation_id', '=', session.organisationId)
      .execute();
    return {
      data: subsets
        .map((subset) => ({ ...subset, path: paths.get(subset.id) ?? '' }))
        .filter(({ path }) => isWithin(path, visible))
        .map(({ id, path, ...names }) => ({
          type: 'subsets' as const,
          id: String(id),
          attributes: { name: Object.values(names).join(''), path },
        })),
    };
  });

  answerCall(app, getSheetDetails, async ({ query, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const details = await readSheetDetails(store, session, { isn: query.recordID, language: request.replyLanguage });
    if (!details) throw refusal('not_found');
    return details;
  });

  answerCall(app, getSheetPdf, async ({ params, session, reply }) => {
    const sheet = await findVisibleSheet(store, session, Number.parseInt(params.file, 10));
    if (!sheet) throw refusal('not_found');
    const hash = await sheetPdfHash({ store, files, documents }, sheet);
    if (!hash) throw refusal('pdf.missing');
    const path = files.pathOf(hash);
    return reply
      .header('cache-control', 'private, no-cache')
      .header('content-language', sheet.language)
      .header('content-disposition', sheetFileName(sheet))
      .type('application/pdf')
      .sendFile(basename(path), dirname(path));
  });
};
