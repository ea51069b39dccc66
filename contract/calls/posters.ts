import { z } from 'zod';
import { defineCall } from '../call.ts';
import { posterPapers } from '../poster-papers.ts';

const poster = z.object({
  id: z.number().int(),
  opened_at: z.string(),
  /** When its PDF was downloaded last; empty when never. */
  printed_at: z.string(),
  /** How often it was scanned or typed, and when last; by whom is kept nowhere. */
  uses: z.number().int(),
  used_at: z.string(),
});

const posterLocation = z.object({
  id: z.number().int(),
  /** Its name and those of the locations it lies in, `Main plant › Water treatment`. */
  name: z.string(),
  /** Null where the location is open to members alone. */
  poster: poster.nullable(),
  /** Scans of codes that were replaced or closed: old posters still hang there. */
  late_uses: z.number().int(),
  late_at: z.string(),
});
export type PosterLocation = z.infer<typeof posterLocation>;

const location = z.strictObject({ location: z.coerce.number().int().positive().max(2_147_483_647) });
const reaches = { what: 'location', address: (id: number) => ({ params: { location: id } }) } as const;

export const listPosters = defineCall({
  id: 'listPosters',
  method: 'GET',
  path: '/posters',
  summary: 'The locations of one’s organisation, and which of them a poster opens to whoever scans its code',
  access: { permission: 'posters' },
  answer: z.object({ locations: z.array(posterLocation) }),
});

export const openPoster = defineCall({
  id: 'openPoster',
  method: 'PUT',
  path: '/posters/:location',
  summary: 'Opens a location, and those within it, to whoever scans its code; one that is open stays as it is',
  access: { permission: 'posters' },
  audit: 'poster-opened',
  params: location,
  answer: posterLocation,
  reaches,
});

export const replacePoster = defineCall({
  id: 'replacePoster',
  method: 'POST',
  repeated: 'harmless',
  path: '/posters/:location/replace',
  summary: 'Gives a location a new code; the former opens nothing any more',
  access: { permission: 'posters' },
  audit: 'poster-replaced',
  params: location,
  /** The poster that is to be replaced: one that is so already is not replaced again. */
  body: z.strictObject({ poster: z.number().int() }),
  answer: posterLocation,
  reaches: { what: 'location', address: (id) => ({ params: { location: id }, body: { poster: id } }) },
});

export const closePoster = defineCall({
  id: 'closePoster',
  method: 'DELETE',
  path: '/posters/:location',
  summary: 'Closes a location to whoever is not signed in',
  access: { permission: 'posters' },
  audit: 'poster-closed',
  params: location,
  answer: posterLocation,
  reaches,
});

export const getPosterPdf = defineCall({
  id: 'getPosterPdf',
  method: 'GET',
  path: '/posters/:location/poster.pdf',
  summary: 'The poster of a location in both languages, to be printed',
  access: { permission: 'posters' },
  audit: 'poster-printed',
  params: location,
  query: z.strictObject({ paper: z.enum(posterPapers).default('letter') }),
  answer: z.any(),
  content: 'application/pdf',
  reaches,
});
