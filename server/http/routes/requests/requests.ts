import type { FastifyInstance } from 'fastify';
import { contactUs as contactCall } from '#contract/calls/contact-us.ts';
import { countNotifications } from '#contract/calls/count-notifications.ts';
import {
  getLocationsByIsns,
  listRemovalRequests,
  requestSheetRemoval as removeSheetCall,
  saveRemovalRequests,
} from '#contract/calls/removals.ts';
import { replyToDesk as replyCall } from '#contract/calls/reply-to-desk.ts';
import {
  getRequest,
  getRequestFile,
  listRequests,
  markAllRequestsSeen,
  markRequestSeen,
} from '#contract/calls/requests.ts';
import { addSheets as addSheetsCall } from '#contract/calls/sds-addition.ts';
import { consumeAttempt } from '#server/domains/accounts/attempts.ts';
import { uploadedFileName } from '#server/domains/collection/sheet-file-name.ts';
import { addSheets } from '#server/domains/requests/additions/add-sheets.ts';
import { contactUs, messagesOf } from '#server/domains/requests/contact/contact-us.ts';
import { countUnseenRequests } from '#server/domains/requests/count-unseen.ts';
import { findRequestFile } from '#server/domains/requests/find-request-file.ts';
import { findRequests, readListMeta } from '#server/domains/requests/list/find-requests.ts';
import { markSeen, markVisibleSeen } from '#server/domains/requests/mark-seen.ts';
import { requestResources } from '#server/domains/requests/present/request-resources.ts';
import { findHeldSheets } from '#server/domains/requests/removals/held-sheets.ts';
import { listOpenRemovals } from '#server/domains/requests/removals/open-removals.ts';
import { presentRemovableSheets } from '#server/domains/requests/removals/present-sheets.ts';
import { requestRemovals, requestSheetRemoval } from '#server/domains/requests/removals/request-removals.ts';
import { replyToDesk } from '#server/domains/requests/reply-to-desk.ts';
import { seesRequest } from '#server/domains/requests/visible-requests.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { registerUploadRoute } from '#server/http/uploads/register-upload-route.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { findReadable } from '#server/platform/files/readable-copies.ts';
import { sendStoredFile } from '#server/platform/files/send-stored-file.ts';
import { presentList } from '#server/platform/json-api/present-list.ts';
import { presentSingle } from '#server/platform/json-api/present-single.ts';
import { documentOrderRoutes } from './documents.ts';

export const requestRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(messageCentreRoutes, services);
  await app.register(removalRoutes, services);
  await app.register(additionRoutes, services);
  await app.register(contactRoutes, services);
  await app.register(documentOrderRoutes, services);
};

/** Requests to add sheets to the collection. */
const additionRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  registerUploadRoute(app, addSheetsCall, services, ({ body, files, session }) =>
    addSheets(services, session, { body, files }),
  );
};

/** Requests to take sheets out of locations. */
const removalRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
  registerRoute(app, listRemovalRequests, async ({ params, session, reply }) => {
    if (params.mseid !== session.organisationId) throw apiError('collection.forbidden');
    reply.header('cache-control', 'no-store');
    return listOpenRemovals(store, session.organisationId);
  });

  registerRoute(app, getLocationsByIsns, async ({ body, session, request }) => {
    const heldSheets = await findHeldSheets(store, session, body.isns);
    const data = presentRemovableSheets(heldSheets, { isns: body.isns, language: request.replyLanguage });
    return { data, locationCount: heldSheets.locationCount };
  });

  registerRoute(app, saveRemovalRequests, ({ body, session }) => requestRemovals(store, session, body));

  registerRoute(app, removeSheetCall, ({ body, session }) => requestSheetRemoval(store, session, body));
};

/** The message centre: what was asked for, how far it has come, and who has not read it yet. */
const messageCentreRoutes = async (app: FastifyInstance, { store, files }: Services): Promise<void> => {
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
    const file = brought && (await findReadable({ store, files }, brought.hash));
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

/** Messages to the provider’s support. */
const contactRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  registerUploadRoute(
    app,
    contactCall,
    services,
    async ({ body, files, session }) => {
      await consumeAttempt(services.store, [messagesOf(session.userId)]);
      return contactUs(services, session, { body, file: files[0] });
    },
    { pointers: { '/data/firstName': '/data/fname' } },
  );

  registerRoute(app, replyCall, async ({ params, body, session, submissionKey: key }) => {
    await consumeAttempt(services.store, [messagesOf(session.userId)]);
    await replyToDesk(services.store, session, { requestId: params.id, note: body.note, key });
    return {};
  });
};
