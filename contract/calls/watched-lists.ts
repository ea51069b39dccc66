import { z } from 'zod';
import { defineCall } from '../call.ts';
import { listedUnderValues } from '../sheets/listed-under.ts';

const lists = z.array(z.enum(listedUnderValues)).max(listedUnderValues.length);

const answer = z.object({
  lists,
  /** That of the organisation, which rises with every change. */
  version: z.number().int(),
});

export const getWatchedLists = defineCall({
  id: 'getWatchedLists',
  method: 'GET',
  path: '/watched-lists',
  summary: 'The lists of substances that one’s organisation is told of when an addition is on one',
  access: { permission: 'overview' },
  answer,
});

export const updateWatchedLists = defineCall({
  id: 'updateWatchedLists',
  method: 'PUT',
  path: '/watched-lists',
  summary: 'Names those lists; refused to an organisation that shows no ingredients',
  access: { permission: 'overview' },
  audit: 'organisation-changed',
  body: z.strictObject({ lists, version: z.number().int() }),
  answer,
});
