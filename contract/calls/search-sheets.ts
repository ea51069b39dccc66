import { z } from 'zod';
import { defineCall } from '../call.ts';
import { collectionName } from '../collection-name.ts';
import { wireAnswer } from '../search/wire-answer.ts';
import { wireQuery } from '../search/wire-query.ts';

export const searchSheets = defineCall({
  id: 'searchSheets',
  method: 'GET',
  path: '/lucidworks-solr-api/:collection/',
  summary: 'Searches the organisation’s collection: a subset of Solr’s parameters, Solr’s answer',
  access: { permission: 'search' },
  params: z.strictObject({ collection: z.string().max(100) }),
  query: wireQuery,
  answer: wireAnswer,
  reaches: { what: 'collection', address: (number) => ({ params: { collection: collectionName(number) } }) },
});
