import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languages } from '../languages.ts';
import { maxDocumentSheets, maxRecipients } from '../limits.ts';
import { documentLanguages, documentSorts, indexGroups } from '../requests/document-options.ts';
import { filterEntry, maxFilterEntries } from '../search/filter-entry.ts';

const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());

/** What every document is made of and how. S2.3-43…46. */
const options = {
  sort: z.enum(documentSorts),
  includeDate: z.boolean(),
  customFields: z.boolean(),
  /** Record numbers; those of the language asked for are taken, in the order asked for. */
  sdsIds: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).min(1).max(maxDocumentSheets),
  /** Of the sheets. */
  language: z.enum(documentLanguages),
  /** Of the document's own words. */
  websiteLanguage: z.enum(languages),
  /** The search that found the sheets, for its readers. */
  filters: z.array(filterEntry).max(maxFilterEntries).default([]),
  /** Drawn once for what is being sent: the same submission sent again is answered again and does nothing more. */
  submission: z.uuid().optional(),
};

const number = z.object({
  /** Number of the request, under which the message centre shows how far it is. */
  id: z.number().int(),
});

export const createIndex = defineCall({
  id: 'createIndex',
  method: 'POST',
  repeated: 'once',
  path: '/createIndex',
  summary: 'Has an index made; its address is answered when it is soon ready, else where one sees how far it is',
  access: { permission: 'create-index' },
  audit: 'document-ordered',
  body: z.strictObject({
    ...options,
    format: z.enum(['pdf', 'html']),
    group: z.enum(indexGroups).default('letter'),
  }),
  answer: number.extend({
    /** To be opened in a window of its own. */
    url: z.string(),
  }),
});

export const createBinder = defineCall({
  id: 'createBinder',
  statuses: [202],
  method: 'POST',
  repeated: 'once',
  path: '/createBinder',
  summary: 'Has a binder made, one PDF of all the sheets; a link to it is mailed',
  access: { permission: 'create-binder' },
  audit: 'document-ordered',
  body: z.strictObject({
    ...options,
    /** Each sheet on a right-hand page. */
    doubleSided: z.boolean(),
    /** The readers who are mailed when it is ready. */
    emails: z.array(email).max(maxRecipients),
  }),
  answer: number,
});

export const createEbinder = defineCall({
  id: 'createEbinder',
  statuses: [202],
  method: 'POST',
  repeated: 'once',
  path: '/createEbinder',
  summary: 'Has an e-binder made, an archive that works without network; a link to it is mailed',
  access: { permission: 'create-ebinder' },
  audit: 'document-ordered',
  body: z.strictObject({ ...options, email }),
  answer: number,
});

const requestId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const downloadDocument = defineCall({
  id: 'downloadDocument',
  alsoContents: ['application/pdf', 'application/zip', 'text/html'],
  method: 'GET',
  path: '/requests/:id/download',
  summary: 'The document that was made for a request',
  access: { permission: 'message-centre' },
  audit: 'document-downloaded',
  params: z.strictObject({ id: requestId }),
  content: 'application/octet-stream',
  answer: z.unknown(),
  reaches: { what: 'request', address: (id) => ({ params: { id } }) },
});

export const revokeDownloadLinks = defineCall({
  id: 'revokeDownloadLinks',
  method: 'POST',
  repeated: 'harmless',
  path: '/requests/:id/revoke-links',
  summary: 'Ends the links to a document that were mailed',
  access: { permission: 'message-centre' },
  audit: 'links-revoked',
  params: z.strictObject({ id: requestId }),
  answer: z.strictObject({}),
  reaches: { what: 'request', address: (id) => ({ params: { id } }) },
});

export const downloadByLink = defineCall({
  id: 'downloadByLink',
  alsoContents: ['application/pdf', 'application/zip', 'text/html'],
  method: 'GET',
  path: '/downloads/:token',
  summary: 'The document of a link that was mailed, until it expires',
  access: 'anyone',
  audit: 'document-downloaded',
  params: z.strictObject({ token: z.string() }),
  content: 'application/octet-stream',
  answer: z.unknown(),
});
