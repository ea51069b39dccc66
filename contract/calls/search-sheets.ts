import { z } from 'zod';
import { defineCall, formContent } from '../call.ts';
import { collectionName } from '../collection-name.ts';
import { solrQuery } from '../search/solr-habits.ts';
import { wireAnswer } from '../search/wire-answer.ts';

const params = z.strictObject({ collection: z.string().max(100) });
const reaches = {
  what: 'collection',
  address: (number: number) => ({ params: { collection: collectionName(number) } }),
} as const;

export const searchSheets = defineCall({
  id: 'searchSheets',
  method: 'GET',
  path: '/lucidworks-solr-api/:collection/',
  summary: 'Searches the organisation’s collection: a subset of Solr’s parameters, Solr’s answer',
  access: { permission: 'search' },
  params,
  query: solrQuery,
  answer: wireAnswer,
  reaches,
});

/** Where clients of Solr search by themselves. */
export const selectSheets = defineCall({
  id: 'selectSheets',
  method: 'GET',
  path: '/lucidworks-solr-api/:collection/select',
  summary: 'The search, where clients of Solr look for it',
  access: { permission: 'search' },
  params,
  query: solrQuery,
  answer: wireAnswer,
  reaches,
});

/** Clients of Solr post what is long, as a form; JSON is taken too. */
export const postSelectSheets = defineCall({
  id: 'postSelectSheets',
  method: 'POST',
  repeated: 'harmless',
  isRead: true,
  path: '/lucidworks-solr-api/:collection/select',
  summary: 'The search by a form of the same parameters, as clients of Solr send what is long',
  access: { permission: 'search' },
  params,
  body: solrQuery,
  alsoTakes: [formContent],
  answer: wireAnswer,
  reaches: {
    what: 'collection',
    address: (number: number) => ({ params: { collection: collectionName(number) }, body: {} }),
  },
});
