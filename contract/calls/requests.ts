import { z } from 'zod';
import { defineCall } from '../call.ts';
import { defineList } from '../json-api/define-list.ts';
import { defineSingle } from '../json-api/define-single.ts';
import { requestType } from '../json-api/types/requests.ts';
import { documentTypes, requestStatuses, requestTypes } from '../requests/request-types.ts';
import { valuesOf } from '../sheets/vocabulary.ts';

const requestId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const params = z.strictObject({ id: requestId });
const includes = ['detail', 'user'];

const list = defineList({
  resource: requestType,
  includes,
  sorts: ['created_at', 'detail_type', 'user.name', 'status'],
  filters: {
    detail_type: z.enum(valuesOf(requestTypes)),
    status_slug: z.enum(valuesOf(requestStatuses)),
    /** One kind of document. */
    subtype: z.enum(documentTypes),
    /** The year in which they were made. */
    created_at: z.string().regex(/^\d{4}$/),
  },
  meta: {
    /** Types of the requests that the reader may see, whatever the filters. */
    detail_types: z.array(z.enum(valuesOf(requestTypes))),
    /** Years in which they were made, the latest first, whatever the filters. Ours. */
    years: z.array(z.string()),
    /** How many of them the reader has not opened, whatever the filters. Ours. */
    unseen: z.number().int(),
  },
  limit: 100,
});
const single = defineSingle({ resource: requestType, includes });

export const listRequests = defineCall({
  id: 'listRequests',
  jsonApi: 'requests',
  method: 'GET',
  path: '/requests',
  summary: 'What the organisation asked for or had made, the latest first; to who may only read, their own',
  access: { permission: 'message-centre' },
  query: list.query,
  answer: list.document,
});

export const getRequest = defineCall({
  id: 'getRequest',
  jsonApi: 'requests',
  method: 'GET',
  path: '/requests/:id',
  summary: 'One request',
  access: { permission: 'message-centre' },
  params,
  query: single.query,
  answer: single.document,
  reaches: { what: 'request', address: (id) => ({ params: { id } }) },
});

export const getRequestFile = defineCall({
  id: 'getRequestFile',
  method: 'GET',
  path: '/requests/:id/file',
  summary: 'The PDF that came with a request',
  access: { permission: 'message-centre' },
  audit: 'request-file-downloaded',
  params,
  answer: z.unknown(),
  content: 'application/pdf',
  isDocument: true,
  reaches: { what: 'request', address: (id) => ({ params: { id } }) },
});

export const markRequestSeen = defineCall({
  id: 'markRequestSeen',
  method: 'POST',
  repeated: 'harmless',
  path: '/update-notification-status/',
  summary: 'Marks a request as opened by the person',
  access: { permission: 'message-centre' },
  ofPerson: true,
  body: z.strictObject({ msgId: requestId }),
  answer: z.strictObject({}),
  reaches: { what: 'request', address: (id) => ({ body: { msgId: id } }) },
});

/** Ours. */
export const markAllRequestsSeen = defineCall({
  id: 'markAllRequestsSeen',
  method: 'POST',
  repeated: 'harmless',
  path: '/update-notification-status/all',
  summary: 'Marks every request that the person may see as opened by the person',
  access: { permission: 'message-centre' },
  ofPerson: true,
  answer: z.strictObject({}),
});
