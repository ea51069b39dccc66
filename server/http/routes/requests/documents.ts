import type { FastifyInstance } from 'fastify';
import {
  createBinder,
  createEbinder,
  createIndex,
  downloadByLink,
  downloadDocument,
  revokeDownloadLinks,
} from '#contract/calls/documents.ts';
import { getMailDomains, updateMailDomains } from '#contract/calls/mail-domains.ts';
import { openLinkedRequest } from '#server/domains/requests/documents/download-links.ts';
import { isSoonMade } from '#server/domains/requests/documents/is-soon-made.ts';
import { readMailDomains, saveMailDomains } from '#server/domains/requests/documents/mail-domains.ts';
import { orderDocument } from '#server/domains/requests/documents/order-document.ts';
import { findDocument, revokeLinks, sendDocument } from '#server/domains/requests/documents/sent-documents.ts';
import { markSeen } from '#server/domains/requests/mark-seen.ts';
import { seesRequest } from '#server/domains/requests/visible-requests.ts';
import { readerZone } from '#server/http/reader-day.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { apiError } from '#server/platform/errors/api-error.ts';

/** Bytes of the record numbers of as many sheets as a document may have. */
const options = { bodyLimit: 4 * 1024 * 1024 };

export const documentOrderRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, files } = services;

  registerRoute(app, getMailDomains, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return readMailDomains(store, session.organisationId);
  });
  registerRoute(app, updateMailDomains, ({ body, session }) => saveMailDomains(store, session, body));

  registerRoute(
    app,
    createIndex,
    async ({ body, session, request, reply }) => {
      const { sdsIds, format, group, submission, ...choices } = body;
      const { id } = await orderDocument(services, session, {
        type: 'index',
        choices,
        isns: sdsIds,
        format,
        group,
        submission,
        timeZone: readerZone(request),
      });
      const isMade = await isSoonMade(store, id, () => reply.raw.destroyed);
      return { id, url: isMade ? `/api/requests/${id}/download` : `/message-centre?request=${id}` };
    },
    options,
  );

  registerRoute(
    app,
    createBinder,
    async ({ body, session, request, reply }) => {
      const { sdsIds, doubleSided, emails, submission, ...choices } = body;
      reply.code(202);
      return orderDocument(services, session, {
        type: 'binder',
        choices,
        isns: sdsIds,
        isDoubleSided: doubleSided,
        emails: [...new Set(emails)],
        submission,
        timeZone: readerZone(request),
      });
    },
    options,
  );

  registerRoute(
    app,
    createEbinder,
    async ({ body, session, request, reply }) => {
      const { sdsIds, email, submission, ...choices } = body;
      reply.code(202);
      return orderDocument(services, session, {
        type: 'eBinder',
        choices,
        isns: sdsIds,
        emails: [email],
        submission,
        timeZone: readerZone(request),
      });
    },
    options,
  );

  registerRoute(app, downloadDocument, async ({ params, session, request, reply }) => {
    if (!(await seesRequest(store, session, params.id))) throw apiError('not_found');
    noteForAudit({ record: params.id });
    const document = await findDocument(store, params.id);
    // Opening the document also marks the request as seen.
    if (document) await markSeen(store, { requestId: params.id, userId: session.userId });
    return sendDocument({ request, reply }, files, document);
  });

  registerRoute(app, revokeDownloadLinks, async ({ params, session }) => {
    await revokeLinks(store, session, params.id);
    return {};
  });

  registerRoute(app, downloadByLink, async ({ params, request, reply }) => {
    const requestId = await openLinkedRequest(store, { token: params.token, address: request.ip });
    if (requestId === undefined) throw apiError('document.link_ended');
    const document = await findDocument(store, requestId);
    if (document) noteForAudit({ record: requestId, organisationId: document.organisationId });
    return sendDocument({ request, reply }, files, document);
  });
};
