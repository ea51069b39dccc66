import type { FastifyInstance } from 'fastify';
import {
  answerContact as answerContactCall,
  confirmAddition as confirmAdditionCall,
  decideRemoval as decideRemovalCall,
  findCandidates,
  getAddition,
  getOperatorRequest,
  getOperatorRequestFile,
  leaveNote,
  listOperatorRequests,
  refuseRequest as refuseRequestCall,
  saveAdditionDraft,
} from '#contract/calls/operator/requests.ts';
import { answerCall } from '#server/answer-call.ts';
import { refusal } from '#server/api-error.ts';
import { noteForAudit } from '#server/audit/audit-scope.ts';
import { uploadedFileName } from '#server/collection/sheet-file-name.ts';
import { sendStoredFile } from '#server/files/send-stored-file.ts';
import { addRequestNote } from '#server/requests/change-status.ts';
import { isDocument } from '#server/requests/present/request-info.ts';
import type { Services } from '#server/services.ts';
import type { Database } from '#server/storage/database.ts';
import { inTransaction } from '#server/storage/in-transaction.ts';
import { answerOnce } from '#server/submissions.ts';
import { sendPage } from '../rest.ts';
import { confirmAddition } from './additions/confirm-addition.ts';
import { findSheetCandidates } from './additions/find-candidates.ts';
import { findAddition, readAdditionWork } from './additions/read-work.ts';
import { saveDraft } from './additions/save-draft.ts';
import { answerContact } from './answer-contact.ts';
import { decideRemoval } from './decide-removal.ts';
import { findDeskRequests } from './desk-requests.ts';
import { presentDeskRequest } from './present-request.ts';
import { refuseRequest } from './refuse-request.ts';

/** Requests of all organisations, and the work on them. */
export const operatorRequestRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, reads, files } = services;

  answerCall(app, listOperatorRequests, async ({ query, request, reply }) =>
    sendPage(reply, await findDeskRequests(reads, query, request.replyLanguage)),
  );

  answerCall(app, getOperatorRequest, ({ params, request }) =>
    presentDeskRequest(store, params.id, request.replyLanguage),
  );

  answerCall(app, getOperatorRequestFile, async ({ params, request, reply }) => {
    const brought = await findBroughtFile(store, params.id);
    const file = brought && (await files.find(brought.file_hash));
    if (!file) throw refusal('not_found');
    noteForAudit({ record: params.id, organisationId: brought.organisation_id });
    reply.header('content-disposition', uploadedFileName(brought.file_name)).type('application/pdf');
    return sendStoredFile({ request, reply }, files, file);
  });

  answerCall(app, getAddition, ({ params }) => readAdditionWork(services, params.id));

  answerCall(app, saveAdditionDraft, async ({ params, body, session }) => ({
    version: await saveDraft(store, session, { requestId: params.id, ...body }),
  }));

  answerCall(app, findCandidates, async ({ params, body }) => {
    const request = await findAddition(store, params.id);
    if (!request) throw refusal('not_found');
    const { organisation_id: organisationId, file_hash: fileHash } = request;
    return findSheetCandidates(reads, { organisationId, described: body, fileHash });
  });

  answerCall(app, confirmAdditionCall, async ({ params, body, session }) => ({
    isn: await confirmAddition(store, session, { requestId: params.id, body }),
  }));

  answerCall(app, refuseRequestCall, async ({ params, body, session, request }) => {
    await refuseRequest(store, session, { requestId: params.id, note: body.note });
    return presentDeskRequest(store, params.id, request.replyLanguage);
  });

  answerCall(app, decideRemovalCall, async ({ params, body, session, request }) => {
    await decideRemoval(store, session, { requestId: params.id, body });
    return presentDeskRequest(store, params.id, request.replyLanguage);
  });

  answerCall(app, answerContactCall, async ({ params, body, session, submissionKey: key, request }) => {
    await answerContact(store, session, { requestId: params.id, message: body.message, key });
    return presentDeskRequest(store, params.id, request.replyLanguage);
  });

  answerCall(app, leaveNote, async ({ params, body, session, submissionKey: key, request }) => {
    const { userId } = session;
    await inTransaction(store, (trx) =>
      answerOnce(trx, { userId, key }, async () => {
        await addRequestNote(trx, { requestId: params.id, note: body.note, userId });
        return {};
      }),
    );
    return presentDeskRequest(store, params.id, request.replyLanguage);
  });
};

/** The PDF that a request brought; what a request led to is not the staff's to open. */
const findBroughtFile = async (db: Database, id: number) => {
  const row = await db
    .selectFrom('requests')
    .select(['type', 'organisation_id', 'file_hash', 'file_name'])
    .where('id', '=', id)
    .where('file_hash', '!=', '')
    .executeTakeFirst();
  return row && !isDocument(row.type) ? row : undefined;
};
