import type { FastifyInstance } from 'fastify';
import { countNotifications } from '#contract/calls/count-notifications.ts';
import {
  getRequest,
  getRequestFile,
  listRequests,
  markAllRequestsSeen,
  markRequestSeen,
} from '#contract/calls/requests.ts';
import { answerCall } from '../answer-call.ts';
import { refusal } from '../api-error.ts';
import { noteForAudit } from '../audit/audit-scope.ts';
import { uploadedFileName } from '../collection/sheet-file-name.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { presentList } from '../json-api/present-list.ts';
import { presentSingle } from '../json-api/present-single.ts';
import type { Services } from '../services.ts';
import { countUnseenRequests } from './count-unseen.ts';
import { findRequestFile } from './find-request-file.ts';
import { findRequests } from './list/find-requests.ts';
import { readListMeta } from './list/list-meta.ts';
import { markSeen, markVisibleSeen } from './mark-seen.ts';
import { requestResources } from './present/request-resources.ts';
import { seesRequest } from './visible-requests.ts';

/** The message centre: what was asked for, how far it has come, and who has not read it yet. */
export const messageCentreRoutes = async (app: FastifyInstance, { store, files }: Services): Promise<void> => {
  answerCall(app, listRequests, async ({ query, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const language = request.replyLanguage;
    const { ids, total } = await findRequests(store, session, { query, language });
    const withRelated = query.include.length > 0;
    const contents = await requestResources(store, session, { ids, language, withRelated });
    const meta = await readListMeta(store, session);
    return presentList({ ...contents, total, meta }, { query, address: request.url });
  });

  answerCall(app, getRequest, async ({ params, query, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    if (!(await seesRequest(store, session, params.id))) throw refusal('not_found');
    const language = request.replyLanguage;
    const withRelated = query.include.length > 0;
    const contents = await requestResources(store, session, { ids: [params.id], language, withRelated });
    return presentSingle(contents, query);
  });

  answerCall(app, getRequestFile, async ({ params, session, request, reply }) => {
    const brought = await findRequestFile(store, session, params.id);
    const file = brought && (await files.find(brought.hash));
    if (!file) throw refusal('not_found');
    noteForAudit({ record: params.id });
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', uploadedFileName(brought.name))
      .type('application/pdf');
    return sendStoredFile({ request, reply }, files, file);
  });

  answerCall(app, markRequestSeen, async ({ body, session }) => {
    if (!(await seesRequest(store, session, body.msgId))) throw refusal('not_found');
    await markSeen(store, { requestId: body.msgId, userId: session.userId });
    return {};
  });

  answerCall(app, markAllRequestsSeen, async ({ session }) => {
    await markVisibleSeen(store, session);
    return {};
  });

  answerCall(app, countNotifications, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return countUnseenRequests(store, session);
  });
};
