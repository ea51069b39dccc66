import { z } from 'zod';
import { defineCall } from '../call.ts';

const answer = z.object({
  /** Whether it is mailed to everybody who manages the collection and wants mail. */
  mailed: z.boolean(),
  /** That of the organisation, which rises with every change. */
  version: z.number().int(),
});

export const getWeeklyNews = defineCall({
  id: 'getWeeklyNews',
  method: 'GET',
  path: '/weekly-news',
  summary: 'Whether what is new in the collection is mailed once a week',
  access: { permission: 'overview' },
  answer,
});

export const updateWeeklyNews = defineCall({
  id: 'updateWeeklyNews',
  method: 'PUT',
  path: '/weekly-news',
  summary: 'Has it mailed, or not',
  access: { permission: 'overview' },
  audit: 'organisation-changed',
  body: z.strictObject({ mailed: z.boolean(), version: z.number().int() }),
  answer,
});
