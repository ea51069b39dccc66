import type { FastifyInstance } from 'fastify';
import { openAddition as openAdditionCall } from '#contract/calls/operator/additions.ts';
import {
  confirmReadyAdditions as confirmReadyAdditionsCall,
  listReadyAdditions,
} from '#contract/calls/operator/ready.ts';
import {
  answerContact as answerContactCall,
  compareAddition as compareAdditionCall,
  confirmAddition as confirmAdditionCall,
  decideRemoval as decideRemovalCall,
  findCandidates,
  getAddition,
  getOperatorRequest,
  getOperatorRequestFile,
  leaveNote,
  listOperatorRequests,
  readAdditionAgain as readAdditionAgainCall,
  refuseRequest as refuseRequestCall,
  reopenRequest as reopenRequestCall,
  saveAdditionDraft,
  splitAddition as splitAdditionCall,
} from '#contract/calls/operator/requests.ts';
import { isDocumentType } from '#contract/requests/request-types.ts';
import { uploadedFileName } from '#server/domains/collection/sheet-file-name.ts';
import { compareAddition } from '#server/domains/operator/requests/additions/compare-addition.ts';
import { confirmAddition } from '#server/domains/operator/requests/additions/confirm-addition.ts';
import { confirmReadyAdditions } from '#server/domains/operator/requests/additions/confirm-ready-additions.ts';
import { findSheetCandidates } from '#server/domains/operator/requests/additions/find-candidates.ts';
import { openAddition } from '#server/domains/operator/requests/additions/open-addition.ts';
import {
  findAddition,
  readAdditionAgain,
  readAdditionWork,
} from '#server/domains/operator/requests/additions/read-work.ts';
import { keepReadiness } from '#server/domains/operator/requests/additions/readiness.ts';
import { readReadyAdditions } from '#server/domains/operator/requests/additions/ready-additions.ts';
import { saveDraft } from '#server/domains/operator/requests/additions/save-draft.ts';
import { splitAddition } from '#server/domains/operator/requests/additions/split-addition.ts';
import { answerContact, refuseRequest } from '#server/domains/operator/requests/answer-request.ts';
import { decideRemoval } from '#server/domains/operator/requests/decide-removal.ts';
import { findOperatorRequests } from '#server/domains/operator/requests/operator-requests.ts';
import { presentOperatorRequest } from '#server/domains/operator/requests/present-request.ts';
import { reopenRequest } from '#server/domains/operator/requests/reopen-request.ts';
import type { AdditionInfo } from '#server/domains/requests/additions/addition-info.ts';
import { addRequestNote } from '#server/domains/requests/change-status.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { registerUploadRoute } from '#server/http/uploads/register-upload-route.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { findReadable } from '#server/platform/files/readable-copies.ts';
import { sendStoredFile } from '#server/platform/files/send-stored-file.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { sendPage } from './rest.ts';

/** Requests of all organisations, and the work on them. */
export const operatorRequestRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, reads, files } = services;

  registerRoute(app, listOperatorRequests, async ({ query, session, request, reply }) =>
    sendPage(
      reply,
      await findOperatorRequests(reads, query, { language: request.replyLanguage, userId: session.userId }),
    ),
  );

  registerRoute(app, getOperatorRequest, ({ params, request }) =>
    presentOperatorRequest(store, params.id, request.replyLanguage),
  );

  registerRoute(app, getOperatorRequestFile, async ({ params, request, reply }) => {
    const brought = await findBroughtFile(store, params.id);
    const file = brought && (await findReadable({ store, files }, brought.file_hash));
    if (!file) throw apiError('not_found');
    noteForAudit({ record: params.id, organisationId: brought.organisation_id });
    reply.header('content-disposition', uploadedFileName(brought.file_name)).type('application/pdf');
    return sendStoredFile({ request, reply }, files, file);
  });

  registerUploadRoute(app, openAdditionCall, services, ({ body, session, files: [file] }) =>
    openAddition(services, { body, userId: session.userId, file }),
  );

  registerRoute(app, getAddition, async ({ params }) => {
    const work = await readAdditionWork(services, params.id);
    await keepReadiness(store, params.id, work);
    return work;
  });

  registerRoute(app, listReadyAdditions, ({ session }) => readReadyAdditions(services, session));

  registerRoute(app, confirmReadyAdditionsCall, async ({ body, session }) => ({
    results: await confirmReadyAdditions(services, session, body.additions),
  }));

  registerRoute(app, saveAdditionDraft, async ({ params, body, session }) => ({
    version: await saveDraft(store, session, { requestId: params.id, ...body }),
  }));

  registerRoute(app, readAdditionAgainCall, ({ params }) => readAdditionAgain(services, params.id));

  registerRoute(app, findCandidates, async ({ params, body }) => {
    const request = await findAddition(store, params.id);
    if (!request) throw apiError('not_found');
    const { organisation_id: organisationId, file_hash: fileHash, info } = request;
    const { like } = JSON.parse(info) as AdditionInfo;
    return findSheetCandidates(reads, { organisationId, described: body, fileHash, like: like?.isn });
  });

  registerRoute(app, compareAdditionCall, ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return compareAddition(services, { requestId: params.id, isn: query.isn, language: request.replyLanguage });
  });

  registerRoute(app, confirmAdditionCall, async ({ params, body, session }) => ({
    isn: await confirmAddition(store, session, { requestId: params.id, body }),
  }));

  registerRoute(app, splitAdditionCall, ({ params, body, session, submissionKey: key }) =>
    splitAddition(services, session, { requestId: params.id, parts: body.parts, key, ofColleague: body.of_colleague }),
  );

  registerRoute(app, refuseRequestCall, async ({ params, body, session, request }) => {
    await refuseRequest(store, session, { requestId: params.id, note: body.note, ofColleague: body.of_colleague });
    return presentOperatorRequest(store, params.id, request.replyLanguage);
  });

  registerRoute(app, reopenRequestCall, async ({ params, session, request }) => {
    await reopenRequest(store, session, params.id);
    return presentOperatorRequest(store, params.id, request.replyLanguage);
  });

  registerRoute(app, decideRemovalCall, async ({ params, body, session, request }) => {
    await decideRemoval(store, session, { requestId: params.id, body });
    return presentOperatorRequest(store, params.id, request.replyLanguage);
  });

  registerRoute(app, answerContactCall, async ({ params, body, session, submissionKey: key, request }) => {
    await answerContact(store, session, {
      requestId: params.id,
      message: body.message,
      isAgain: body.again,
      key,
      ofColleague: body.of_colleague,
    });
    return presentOperatorRequest(store, params.id, request.replyLanguage);
  });

  registerRoute(app, leaveNote, async ({ params, body, session, submissionKey: key, request }) => {
    const { userId } = session;
    await inTransaction(store, (trx) =>
      answerOnce(trx, { userId, key }, async () => {
        await addRequestNote(trx, { requestId: params.id, note: body.note, userId });
        return {};
      }),
    );
    return presentOperatorRequest(store, params.id, request.replyLanguage);
  });
};

/** The PDF that a request brought; what a request led to is not for the operators to open. */
const findBroughtFile = async (db: Database, id: number) => {
  const row = await db
    .selectFrom('requests')
    .select(['type', 'organisation_id', 'file_hash', 'file_name'])
    .where('id', '=', id)
    .where('file_hash', '!=', '')
    .executeTakeFirst();
  return row && !isDocumentType(row.type) ? row : undefined;
};
