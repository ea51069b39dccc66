import type { FastifyInstance } from 'fastify';
import { countNotifications } from '#contract/calls/count-notifications.ts';
import {
  getRequest,
  getRequestFile,
  listRequests,
  markAllRequestsSeen,
  markRequestSeen,
} from '#contract/calls/requests.ts';
import { uploadedFileName } from '#server/domains/collection/sheet-file-name.ts';
import { countUnseenRequests } from '#server/domains/requests/count-unseen.ts';
import { findRequestFile } from '#server/domains/requests/find-request-file.ts';
import { findRequests } from '#server/domains/requests/list/find-requests.ts';
import { readListMeta } from '#server/domains/requests/list/list-meta.ts';
import { markSeen, markVisibleSeen } from '#server/domains/requests/mark-seen.ts';
import { requestResources } from '#server/domains/requests/present/request-resources.ts';
import { seesRequest } from '#server/domains/requests/visible-requests.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { sendStoredFile } from '#server/platform/files/send-stored-file.ts';
import { presentList } from '#server/platform/json-api/present-list.ts';
import { presentSingle } from '#server/platform/json-api/present-single.ts';

/** The message centre: what was asked for, how far it has come, and who has not read it yet. */
export const messageCentreRoutes = async (app: FastifyInstance, { store, files }: Services): Promise<void> => {
  registerRoute(app, listRequests, async ({ query, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const language = request.replyLanguage;
    const { ids, total } = await findRequests(store, session, { query, language });
    const withRelated = query.include.length > 0;
    const contents = await requestResources(store, session, { ids, language, withRelated });
    const meta = await readListMeta(store, session);
    return presentList({ ...contents, total, meta }, { query, address: request.url });
  });

  registerRoute(app, getRequest, async ({ params, query, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    if (!(await seesRequest(store, session, params.id))) throw apiError('not_found');
    const language = request.replyLanguage;
    const withRelated = query.include.length > 0;
    const contents = await requestResources(store, session, { ids: [params.id], language, withRelated });
    return presentSingle(contents, query);
  });

  registerRoute(app, getRequestFile, async ({ params, session, request, reply }) => {
    const brought = await findRequestFile(store, session, params.id);
    const file = brought && (await files.find(brought.hash));
    if (!file) throw apiError('not_found');
    noteForAudit({ record: params.id });
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', uploadedFileName(brought.name))
      .type('application/pdf');
    return sendStoredFile({ request, reply }, files, file);
  });

  registerRoute(app, markRequestSeen, async ({ body, session }) => {
    if (!(await seesRequest(store, session, body.msgId))) throw apiError('not_found');
    await markSeen(store, { requestId: body.msgId, userId: session.userId });
    return {};
  });

  registerRoute(app, markAllRequestsSeen, async ({ session }) => {
    await markVisibleSeen(store, session);
    return {};
  });

  registerRoute(app, countNotifications, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return countUnseenRequests(store, session);
  });
};
