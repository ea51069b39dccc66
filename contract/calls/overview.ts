import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languages } from '../languages.ts';
import { requestTypes } from '../requests/request-types.ts';
import { facetNames } from '../search/facets.ts';
import { type Pictogram, pictograms } from '../sheets/pictogram.ts';
import { valuesOf } from '../sheets/vocabulary.ts';
import { exportExcel } from './export-excel.ts';

const count = z.number().int().nonnegative();
const day = z.iso.date();

const overviewPlace = z.object({
  /** Ids of locations from the outermost to this one, `3/12`. */
  path: z.string(),
  name: z.string(),
});

/** Each figure is what the search finds with the same filters, of the sheets that the person sees. */
export const overview = z.object({
  /** Of the figures. */
  day,
  /** The location that they are about, from the outermost one to it; none for the whole collection. */
  within: z.array(overviewPlace),
  sheets: count,
  /** Products, the English and the French sheet of one counted once; absent for a part of the collection. */
  products: z.object({ both: count, en: count, fr: count }).optional(),
  /** Sheets of the products that have them in one language alone; absent where the products are. */
  in_one_language: z.object({ en: count, fr: count }).optional(),
  facets: z.partialRecord(z.enum(facetNames), z.array(z.object({ value: z.string(), count }))),
  /** By the day that sheets bear, the newest first; both days count in, an open end is left out. */
  ages: z.array(z.object({ from: day.optional(), to: day.optional(), sheets: count })),
  undated: count,
  /** Requests under way, by their type; absent for a part of the collection. */
  requests: z.array(z.object({ type: z.enum(valuesOf(requestTypes)), count })).optional(),
  /** Of a location: what stands right in it. */
  own: z.object({ sheets: count }).optional(),
  /** Those right beneath, with all that stands beneath each of them. */
  locations: z.array(
    overviewPlace.extend({
      sheets: count,
      hazardous: count,
      pictograms: z.partialRecord(z.enum(Object.keys(pictograms) as [Pictogram, ...Pictogram[]]), count),
      /** Others lie beneath it. */
      has_more: z.boolean(),
    }),
  ),
  /** Locations that are not among them, because there are too many. */
  left_out: count,
});
export type Overview = z.infer<typeof overview>;

const location = z
  .string()
  .regex(/^\d{1,9}(?:\/\d{1,9})*$/)
  .max(200)
  .optional();

export const getOverview = defineCall({
  id: 'getOverview',
  method: 'GET',
  path: '/overview',
  summary:
    'What the collection, or a part of it, says as a whole: hazards by location, lists of substances, age, language',
  access: { permission: 'overview' },
  query: z.strictObject({ location }),
  answer: overview,
});

/** An organisation of several that somebody manages. */
export const organisationFigures = z.object({
  id: z.number().int(),
  name: z.string(),
  sheets: count,
  hazardous: count,
  /** Sheets three years old or older. */
  past_review: count,
  /** Requests under way. */
  requests: count,
});
export type OrganisationFigures = z.infer<typeof organisationFigures>;

export const getOrganisationsSideBySide = defineCall({
  id: 'getOrganisationsSideBySide',
  method: 'GET',
  path: '/overview/organisations',
  summary: 'A few figures of each organization whose collection the person manages and could open now, the own first',
  access: { permission: 'overview' },
  answer: z.strictObject({ organisations: z.array(organisationFigures) }),
});

export const exportOverview = defineCall({
  id: 'exportOverview',
  method: 'GET',
  path: '/overview/excel',
  summary: 'The figures of the overview as an Excel workbook, `overview.xlsx`',
  access: { permission: 'overview' },
  query: z.strictObject({ location, lang: z.enum(languages).optional() }),
  content: exportExcel.content,
  answer: z.any(),
});
