import type { FastifyInstance } from 'fastify';
import { getSheetDetails } from '#contract/calls/get-sheet-details.ts';
import { getSheetPdf, languageFallbackHeader } from '#contract/calls/get-sheet-pdf.ts';
import { getSheetSections } from '#contract/calls/get-sheet-sections.ts';
import { listSubsets } from '#contract/calls/list-subsets.ts';
import { comparePaths, compareValues } from '#lib/search-engine/collation.ts';
import { findVisibleSheet } from '#server/domains/collection/find-sheet.ts';
import { sheetFileName } from '#server/domains/collection/sheet-file-name.ts';
import { subsetResources } from '#server/domains/collection/subset-resources.ts';
import { isWithin, visibleLocations } from '#server/domains/collection/visible-locations.ts';
import { sheetPdfHash } from '#server/domains/documents/keep-sheet-pdf.ts';
import { readSheetDetails } from '#server/domains/sheet-details/sheet-details.ts';
import { readSheetSections } from '#server/domains/sheet-details/sheet-emergency.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { findReadable } from '#server/platform/files/readable-copies.ts';
import { sendStoredFile } from '#server/platform/files/send-stored-file.ts';
import { takePage } from '#server/platform/json-api/pages.ts';
import { presentList } from '#server/platform/json-api/present-list.ts';
import { sortBy } from '#server/platform/json-api/sort.ts';
import { holdsWords } from '#server/platform/json-api/words.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

export const collectionRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, files, documents } = services;

  registerRoute(app, listSubsets, async ({ query, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const language = request.replyLanguage;
    const visible = await visibleLocations(store, session);
    const isFound = holdsWords(query.filter.q ?? '');
    const found = (await subsetResources(store, session.organisationId, language)).filter(
      ({ attributes: { name, path } }) => isWithin(path, visible) && isFound(name),
    );
    const sorted = sortBy(found, query.sort, {
      name: (a, b) => compareValues(language)(a.attributes.name, b.attributes.name),
      path: (a, b) => comparePaths(a.attributes.path, b.attributes.path),
    });
    const contents = { data: takePage(sorted, query.page), total: sorted.length };
    return presentList(contents, { query, address: request.url });
  });

  registerRoute(app, getSheetDetails, async ({ query, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const details = await readSheetDetails(services, session, { isn: query.recordID, language: request.replyLanguage });
    if (!details) throw apiError('not_found');
    return details;
  });

  registerRoute(app, getSheetSections, async ({ query, session, reply }) => {
    reply.header('cache-control', 'no-store');
    const sheet = await findVisibleSheet(store, session, query.recordID);
    if (!sheet) throw apiError('not_found');
    return readSheetSections(services, sheet);
  });

  registerRoute(app, getSheetPdf, async ({ params, query, session, request, reply }) => {
    const sheet = await findVisibleSheet(store, session, Number.parseInt(params.file, 10));
    if (!sheet) throw apiError('not_found');
    const hash = await sheetPdfHash({ store, files, documents }, sheet);
    const file = await findReadable({ store, files }, hash);
    if (!file) throw apiError('pdf.missing');
    noteForAudit({ record: sheet.isn });
    if (query.lang && query.lang !== sheet.language) reply.header(languageFallbackHeader, sheet.language);
    reply
      .header('cache-control', 'private, no-cache')
      .header('content-language', sheet.language)
      .header('content-disposition', sheetFileName(sheet))
      .type('application/pdf');
    return sendStoredFile({ request, reply }, files, file);
  });
};
