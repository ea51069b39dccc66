import type { FastifyInstance } from 'fastify';
import {
  countAttention,
  getOperatorSheet,
  getOperatorSheetPdf,
  listOperatorSheets,
  updateOperatorSheet,
} from '#contract/calls/operator/sheets.ts';
import { answerCall } from '#server/answer-call.ts';
import { refusal } from '#server/api-error.ts';
import { noteForAudit } from '#server/audit/audit-scope.ts';
import { sheetFileName } from '#server/collection/sheet-file-name.ts';
import { sheetPdfHash } from '#server/documents/keep-sheet-pdf.ts';
import { sendStoredFile } from '#server/files/send-stored-file.ts';
import type { Services } from '#server/services.ts';
import { sendPage } from '../rest.ts';
import { editSheet } from './edit-sheet.ts';
import { countByAttention, findOperatorSheets } from './find-sheets.ts';
import { presentOperatorSheet } from './present-sheet.ts';

/** The sheets of all collections: what is wrong with them, and what is recorded of them. */
export const operatorSheetRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, reads, files, documents } = services;

  answerCall(app, listOperatorSheets, async ({ query, reply }) =>
    sendPage(reply, await findOperatorSheets(reads, query)),
  );

  answerCall(app, countAttention, ({ query }) => countByAttention(reads, query.organisation));

  answerCall(app, getOperatorSheet, ({ params }) => presentOperatorSheet(store, params.id));

  answerCall(app, updateOperatorSheet, async ({ params, body }) => {
    await editSheet(store, { isn: params.id, entry: body });
    return presentOperatorSheet(store, params.id);
  });

  answerCall(app, getOperatorSheetPdf, async ({ params, request, reply }) => {
    const sheet = await store.selectFrom('sheets').selectAll().where('isn', '=', params.id).executeTakeFirst();
    const hash = sheet && (await sheetPdfHash({ store, files, documents }, sheet));
    const file = hash && (await files.find(hash));
    if (!sheet || !file) throw refusal('pdf.missing');
    noteForAudit({ record: params.id });
    reply.header('content-disposition', sheetFileName(sheet)).type('application/pdf');
    return sendStoredFile({ request, reply }, files, file);
  });
};
