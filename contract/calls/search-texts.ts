import { z } from 'zod';
import { defineCall } from '../call.ts';
import { collectionName } from '../collection-name.ts';
import { textPages } from '../limits.ts';
import { wireQuery } from '../search/wire-query.ts';
import { sheetLanguages } from '../sheets/language.ts';
import { valuesOf } from '../sheets/vocabulary.ts';

/** A sheet with the words in one of its sections, the one they fit best. */
const textMatch = z.strictObject({
  isn: z.number().int(),
  product_name: z.string(),
  manufacturer: z.string(),
  language: z.enum(valuesOf(sheetLanguages)),
  section: z.strictObject({
    /** One of the sixteen, by its title. */
    number: z.number().int().min(1).max(16),
    /** Its place among the sections of the sheet, from 0. */
    position: z.number().int().min(0),
    /** Where it begins, from 1. */
    page: z.number().int(),
    language: z.enum(valuesOf(sheetLanguages)),
    /** The supplier's words around what was looked for, in pieces; `is_hit` is what was met. */
    snippet: z.array(z.strictObject({ text: z.string(), is_hit: z.boolean() })),
  }),
});
export type TextMatch = z.infer<typeof textMatch>;

export const searchTexts = defineCall({
  id: 'searchTexts',
  method: 'GET',
  path: '/lucidworks-solr-api/:collection/texts',
  summary: 'Searches the sections of the collection’s sheets for the keyword of a search, within its filters',
  access: { permission: 'search' },
  params: z.strictObject({ collection: z.string().max(100) }),
  query: z.strictObject({
    ...wireQuery.pick({ q: true, fq: true, locale: true }).shape,
    start: z.coerce.number().int().min(0).max(10_000).default(0),
    rows: z.coerce.number().int().min(0).max(100).default(textPages.more),
  }),
  answer: z.strictObject({
    /** Sheets found. */
    total: z.number().int(),
    /** There are more than were counted: common words stand in too many sections to look at all. */
    is_more: z.boolean(),
    /** The best first. */
    sheets: z.array(textMatch),
  }),
  reaches: { what: 'collection', address: (number) => ({ params: { collection: collectionName(number) } }) },
});
export type TextMatches = z.output<typeof searchTexts.answer>;
