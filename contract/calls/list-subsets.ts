import { z } from 'zod';
import { defineCall } from '../call.ts';
import { defineList } from '../json-api/define-list.ts';
import type { Resource } from '../json-api/document.ts';
import { subsetType } from '../json-api/types/subsets.ts';

const list = defineList({
  resource: subsetType,
  sorts: ['name', 'path'],
  filters: { q: z.string().max(200) },
  // Anyone who asks for no page needs them all: they are a tree.
  limit: 20_000,
});

export const listSubsets = defineCall({
  id: 'listSubsets',
  jsonApi: 'subsets',
  method: 'GET',
  path: '/subsets',
  summary: 'The locations of the organisation, or those a read-only member may see, in the language asked for',
  access: 'signed-in',
  query: list.query,
  answer: list.document,
});
export type Subset = Resource<typeof subsetType>;
