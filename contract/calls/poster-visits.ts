import { z } from 'zod';
import { defineCall } from '../call.ts';
import { defaultLanguage, languages } from '../languages.ts';
import { maxKeywordLength, maxVisitorRows } from '../limits.ts';
import { type Pictogram, pictograms } from '../sheets/pictogram.ts';
import { sheetDetails } from './get-sheet-details.ts';

/** The code as it was scanned, or typed: capitals and hyphens do not matter. */
const code = z.string().max(200);

/** Given with the first answer, and named in the questions that follow: each device waits for itself alone. */
const device = z.string().max(100).optional();

const bilingual = z.object({ en: z.string(), fr: z.string() });

export const visitPoster = defineCall({
  id: 'visitPoster',
  method: 'GET',
  path: '/e/:code',
  summary: 'What a poster’s code opens: the location and its organisation',
  access: 'anyone',
  params: z.strictObject({ code }),
  answer: z.object({ organisation: bilingual, location: bilingual, device: z.string() }),
});
export type PosterVisit = z.output<typeof visitPoster.answer>;

const visitorRow = z.object({
  isn: z.number().int(),
  product_name: z.string(),
  manufacturer: z.string(),
  language: z.enum(languages),
  product_ids: z.array(z.string()),
  pictograms: z.array(z.enum(Object.keys(pictograms) as [Pictogram, ...Pictogram[]])),
});
export type VisitorRow = z.infer<typeof visitorRow>;

export const searchPoster = defineCall({
  id: 'searchPoster',
  method: 'GET',
  path: '/e/:code/search',
  summary: 'Searches the sheets of the location that a poster’s code opens',
  access: 'anyone',
  params: z.strictObject({ code }),
  query: z.strictObject({
    q: z.string().max(maxKeywordLength).default(''),
    locale: z.enum(languages).default(defaultLanguage),
    /** Words are looked for as they stand: none is replaced by one near it. */
    exact: z.enum(['true', 'false']).default('false'),
    start: z.coerce.number().int().min(0).max(1_000_000).default(0),
    rows: z.coerce.number().int().min(1).max(maxVisitorRows).default(25),
    device,
  }),
  answer: z.object({
    total: z.number().int(),
    /** Sheets of the location in all. */
    collection_size: z.number().int(),
    sheets: z.array(visitorRow),
    /** Words that no sheet has, and what was looked for instead; an empty text where a word was left out. */
    instead: z.array(z.object({ typed: z.string(), used: z.string() })),
  }),
});
export type VisitorSearch = z.output<typeof searchPoster.answer>;

/** As members have it, without what an organisation writes about its sheets. */
export const visitedSheet = sheetDetails
  .pick({ isn: true, alternates: true, ingredients: true, emergency: true })
  .extend({
    result: sheetDetails.shape.result.extend({
      customfieldname1: z.literal(''),
      customfieldname2: z.literal(''),
      customfieldname3: z.literal(''),
      clientcustomf1: z.literal(''),
      clientcustomf2: z.literal(''),
      clientcustomf3: z.literal(''),
    }),
  });
export type VisitedSheet = z.infer<typeof visitedSheet>;

export const getPosterSheet = defineCall({
  id: 'getPosterSheet',
  method: 'GET',
  path: '/e/:code/sheets/:isn',
  summary: 'A sheet of the location that a poster’s code opens: hazards, first aid, what it is',
  access: 'anyone',
  params: z.strictObject({ code, isn: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  query: z.strictObject({ device }),
  answer: visitedSheet,
});

export const getPosterSheetPdf = defineCall({
  id: 'getPosterSheetPdf',
  method: 'GET',
  path: '/e/:code/pdf/:file',
  summary: 'The PDF of such a sheet',
  access: 'anyone',
  params: z.strictObject({ code, file: z.string().regex(/^\d{1,15}\.pdf$/, 'a record number followed by .pdf') }),
  query: z.strictObject({ device }),
  answer: z.any(),
  content: 'application/pdf',
});
