import { z } from 'zod';
import { defineRest } from '#contract/operator/define-rest.ts';
import { jobStates } from '#contract/operator/job-state.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';

const item = z.object({
  id: z.number().int(),
  kind: z.string(),
  lane: z.enum(['short', 'medium', 'long']),
  state: z.enum(valuesOf(jobStates)),
  /** How often it was begun. */
  attempts: z.number().int(),
  /** When it is due, ISO-8601. */
  run_at: z.string(),
  last_error: z.string(),
  /** The request it works for; null where it works for none. */
  request: z.number().int().nullable(),
  created_at: z.string(),
});

const rest = defineRest({
  name: 'jobs',
  summary: 'Work that waits to be done, or could not be',
  item,
  record: item,
  sorts: ['id', 'kind', 'attempts', 'run_at', 'created_at'],
  filters: { state: z.enum(valuesOf(jobStates)), kind: z.string().max(60) },
});

export const listJobs = rest.list;
export const getJob = rest.get;
export const deleteJob = rest.remove();
export const retryJob = rest.act('retry', {
  repeated: 'harmless',
  summary: 'Has a job begun again now, as if it had never failed',
  body: z.strictObject({}),
  answer: item,
});
