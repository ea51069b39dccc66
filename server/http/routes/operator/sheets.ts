import type { FastifyInstance } from 'fastify';
import {
  endSheet as endSheetCall,
  reopenAttention as reopenAttentionCall,
  settleAttention as settleAttentionCall,
  takeSheetBack as takeSheetBackCall,
} from '#contract/calls/operator/sheet-ends.ts';
import {
  getFormerSheetPdf,
  putBackSheetPdf as putBackSheetPdfCall,
  readSheetPdf,
  replaceSheetPdf,
} from '#contract/calls/operator/sheet-pdf.ts';
import {
  joinSheets as joinSheetsCall,
  listJoinableSheets,
  listSheetMoves,
  moveSheets as moveSheetsCall,
  partSheet as partSheetCall,
} from '#contract/calls/operator/sheet-products.ts';
import {
  countAttention,
  getOperatorSheet,
  getOperatorSheetPdf,
  getSheetPlace,
  listOperatorSheets,
  shareOperatorSheet,
  updateOperatorSheet,
} from '#contract/calls/operator/sheets.ts';
import { sheetFileName } from '#server/domains/collection/sheet-file-name.ts';
import { sheetPdfHash } from '#server/domains/documents/keep-sheet-pdf.ts';
import { editSheet, shareSheet } from '#server/domains/operator/sheets/edit-sheet.ts';
import { endSheet, takeSheetBack } from '#server/domains/operator/sheets/end-sheet.ts';
import { findJoinable } from '#server/domains/operator/sheets/find-joinable.ts';
import { countByAttention, findOperatorSheets, findSheetPlace } from '#server/domains/operator/sheets/find-sheets.ts';
import { findFormerPdf } from '#server/domains/operator/sheets/former-pdfs.ts';
import { joinSheets, partSheet } from '#server/domains/operator/sheets/join-sheets.ts';
import { moveSheets, readSheetMoves } from '#server/domains/operator/sheets/move-collections.ts';
import { presentOperatorSheet } from '#server/domains/operator/sheets/present-sheet.ts';
import { putBackSheetPdf } from '#server/domains/operator/sheets/put-back-pdf.ts';
import { giveSheetPdf, takeSheetPdf } from '#server/domains/operator/sheets/replace-pdf.ts';
import { reopenAttention, settleAttention } from '#server/domains/operator/sheets/settle-attention.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { registerUploadRoute } from '#server/http/uploads/register-upload-route.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { findReadable } from '#server/platform/files/readable-copies.ts';
import { sendStoredFile } from '#server/platform/files/send-stored-file.ts';
import { sendPage } from './rest.ts';

/** The sheets of all collections: what is wrong with them, and what is recorded of them. */
export const operatorSheetRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, reads, files, documents } = services;

  registerRoute(app, listOperatorSheets, async ({ query, reply }) =>
    sendPage(reply, await findOperatorSheets(reads, query)),
  );

  registerRoute(app, countAttention, ({ query }) => countByAttention(reads, query.organisation));

  registerRoute(app, getSheetPlace, ({ params, query }) => findSheetPlace(reads, params.id, query));

  registerRoute(app, getOperatorSheet, ({ params }) => presentOperatorSheet(store, params.id));

  registerRoute(app, updateOperatorSheet, async ({ params, body }) => {
    await editSheet(store, { isn: params.id, entry: body });
    return presentOperatorSheet(store, params.id);
  });

  registerRoute(app, shareOperatorSheet, async ({ params }) => {
    await shareSheet(store, params.id);
    return {};
  });

  registerRoute(app, getOperatorSheetPdf, async ({ params, request, reply }) => {
    const sheet = await store.selectFrom('sheets').selectAll().where('isn', '=', params.id).executeTakeFirst();
    const hash = sheet && (await sheetPdfHash({ store, files, documents }, sheet));
    const file = hash && (await findReadable({ store, files }, hash));
    if (!sheet || !file) throw apiError('pdf.missing');
    noteForAudit({ record: params.id });
    reply.header('content-disposition', sheetFileName(sheet)).type('application/pdf');
    return sendStoredFile({ request, reply }, files, file);
  });

  registerUploadRoute(app, readSheetPdf, services, ({ params, session, files: [file] }) =>
    takeSheetPdf(services, { isn: params.id, userId: session.userId, file }),
  );

  registerRoute(app, replaceSheetPdf, async ({ params, body, session }) => {
    await giveSheetPdf(services, { isn: params.id, userId: session.userId, body });
    return presentOperatorSheet(store, params.id);
  });

  registerRoute(app, getFormerSheetPdf, async ({ params, request, reply }) => {
    const sheet = await store.selectFrom('sheets').selectAll().where('isn', '=', params.id).executeTakeFirst();
    const hash = await findFormerPdf(store, params.id, params.former);
    const file = hash && (await findReadable({ store, files }, hash));
    if (!sheet || !file) throw apiError('pdf.missing');
    noteForAudit({ record: params.id, details: { former: params.former } });
    reply.header('content-disposition', sheetFileName(sheet)).type('application/pdf');
    return sendStoredFile({ request, reply }, files, file);
  });

  registerRoute(app, putBackSheetPdfCall, async ({ params, body, session }) => {
    await putBackSheetPdf(services, { isn: params.id, userId: session.userId, body });
    return presentOperatorSheet(store, params.id);
  });

  registerRoute(app, listJoinableSheets, ({ params, query }) => findJoinable(reads, params.id, query.q));

  registerRoute(app, joinSheetsCall, async ({ params, body }) => {
    await joinSheets(store, { isn: params.id, body });
    return presentOperatorSheet(store, params.id);
  });

  registerRoute(app, partSheetCall, async ({ params, body }) => {
    await partSheet(store, { isn: params.id, version: body.version });
    return presentOperatorSheet(store, params.id);
  });

  registerRoute(app, listSheetMoves, ({ query }) => readSheetMoves(reads, query));

  registerRoute(app, moveSheetsCall, async ({ body }) => ({ results: await moveSheets(store, body.sheets) }));

  registerRoute(app, endSheetCall, async ({ params, body, session }) => {
    await endSheet(store, { isn: params.id, userId: session.userId, ...body });
    return presentOperatorSheet(store, params.id);
  });

  registerRoute(app, takeSheetBackCall, async ({ params, body }) => {
    await takeSheetBack(store, { isn: params.id, ...body });
    return presentOperatorSheet(store, params.id);
  });

  registerRoute(app, settleAttentionCall, async ({ params, body, session }) => {
    await settleAttention(store, { isn: params.id, userId: session.userId, ...body });
    return presentOperatorSheet(store, params.id);
  });

  registerRoute(app, reopenAttentionCall, async ({ params, body }) => {
    await reopenAttention(store, { isn: params.id, ...body });
    return presentOperatorSheet(store, params.id);
  });
};
