import { z } from 'zod';
import { languages } from '#contract/languages.ts';
import { indexGroups } from '#contract/requests/document-options.ts';
import { providerZone } from '#lib/business-days/days.ts';
import type { DocumentService } from '#server/domains/documents/document-service.ts';
import type { DocumentGenerator } from '#server/domains/documents/generator.ts';
import { defineJob, type JobServices } from '#server/platform/jobs/job.ts';

const payload = z.object({
  requestId: z.number().int(),
  /** Record numbers in the order of the document; they were checked one by one when it was ordered. */
  isns: z.custom<number[]>(Array.isArray),
  includeDate: z.boolean(),
  customFields: z.boolean(),
  isDoubleSided: z.boolean(),
  /** Of an index. */
  group: z.enum(indexGroups).optional(),
  websiteLanguage: z.enum(languages),
  /** In which the day of its making is told; an order from before it was kept has none. */
  timeZone: z.string().default(providerZone),
  /** Location paths whose names may be shown, and those beneath them; absent = all. */
  locations: z.array(z.string()).optional(),
});
export type DocumentPayload = z.output<typeof payload>;

/** Makes an index. Nobody who waits for one at the screen waits for binders. */
export const makeIndex = defineJob('make-index', payload, 'medium');

/** Makes a binder or an e-binder. */
export const makeBinder = defineJob('make-book', payload, 'long');

/** What making a document needs. */
export interface DocumentJobServices extends JobServices {
  readonly documents: DocumentService;
  readonly generator: DocumentGenerator;
}
