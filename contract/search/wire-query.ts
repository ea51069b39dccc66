import { z } from 'zod';
import { defaultLanguage, languages } from '../languages.ts';
import { maxKeywordLength, maxRows } from '../limits.ts';

const oneOrMany = (one: z.ZodString) => z.union([one.transform((value) => [value]), z.array(one).max(64)]);

/** Longest expression of `q` or `fq`: an advanced search of twenty full rows, with room for escapes and field names. */
const maxExpression = 20 * (2 * maxKeywordLength + 60);

/**
 * The Solr parameters that the search call takes, as text. What they say is read by `parseSearchParameters`. Anything else
 * in the address is refused.
 */
export const wireQuery = z.strictObject({
  q: z.string().max(maxExpression).default('*:*'),
  fq: oneOrMany(z.string().max(maxExpression)).default([]),
  sort: z.string().max(200).default(''),
  start: z.coerce.number().int().min(0).max(maxRows).default(0),
  rows: z.coerce.number().int().min(0).max(maxRows).default(10),
  /** `id` answers record numbers alone: the search that collects ids. */
  fl: z.enum(['*', 'id']).default('*'),
  'facet.field': oneOrMany(z.string().max(60)).default([]),
  'facet.limit': z.coerce.number().int().min(0).max(10_000).default(11),
  'facet.offset': z.coerce.number().int().min(0).max(maxRows).default(0),
  'facet.contains': z.string().max(maxKeywordLength).default(''),
  /** `false` looks for the keyword as it stands, and for no nearest word in place of one that no sheet has. */
  spellcheck: z.enum(['true', 'false']).default('true'),
  locale: z.enum(languages).default(defaultLanguage),
});
export type WireQuery = z.infer<typeof wireQuery>;
/** What the browser sends: absent parameters take their defaults. */
export type WireQueryInput = z.input<typeof wireQuery>;
