import { z } from 'zod';
import { defineCall } from '../call.ts';
import { withoutDirections } from '../directions.ts';
import { maxAcceptanceReason } from '../limits.ts';
import { storageGroupIds, storageSourceIds, storageVerdictIds } from '../sheets/storage-groups.ts';

const count = z.number().int().nonnegative();
const day = z.iso.date();

const place = z.object({
  id: z.number().int(),
  /** Ids of locations from the outermost to this one, `3/12`. */
  path: z.string(),
  name: z.string(),
});

const acceptance = z.object({
  /** Location it was said of; it holds for all that lies beneath. */
  location: z.number().int(),
  reason: z.string(),
  /** Who said so; empty for somebody who is gone. */
  by: z.string(),
  /** When, as an instant: whoever changes it names the one that they saw. */
  accepted_at: z.string(),
  /** Last day on which it holds; empty for no end. */
  until: z.union([z.literal(''), day]),
});

/** With the name of that location, from the outermost one. */
const namedAcceptance = acceptance.extend({ place: z.string() });

const product = z.object({
  isn: z.number().int(),
  name: z.string(),
  manufacturer: z.string(),
  /** What tells its group: a hazard code, a CAS number, or a name with the word. */
  sign: z.string(),
});

const side = z.object({
  products: z.array(product),
  /** Products that are not among them, because there are too many. */
  left_out: count,
});

const pair = z.object({
  a: z.enum(storageGroupIds),
  b: z.enum(storageGroupIds),
  verdict: z.enum(storageVerdictIds),
  why: z.string(),
  sources: z.array(z.enum(storageSourceIds)),
});

/** Pairs of groups by their verdict, each counted once for every place in which both stand. */
const counts = z.object({
  separate: count,
  apart: count,
  check: count,
  /** Those that somebody accepted, which are not among them. */
  accepted: count,
  /** Of all of them, those that were not there when the month was kept. */
  newer: count,
});

/** Products that should not stand together, by their groups: advice, not law. */
export const storageAdvice = z.object({
  day,
  /** The location that it is about, from the outermost one to it; none for the whole collection. */
  within: z.array(place),
  /** Day with which it is compared; absent while there is none. */
  since: day.optional(),
  counts,
  /** Of a location: what stands right in it. */
  own: counts.optional(),
  locations: z.array(place.extend({ counts, has_more: z.boolean() })),
  /** Locations that are not among them, because there are too many. */
  left_out: count,
  /** Of a location: the pairs that stand together in it or in one place beneath it, the strongest verdict first. */
  together: z.array(
    pair.extend({
      places: z.array(
        place.extend({ is_new: z.boolean(), acceptance: namedAcceptance.optional(), a_side: side, b_side: side }),
      ),
      left_out: count,
    }),
  ),
  /** Of a location: the pairs that stand in different places beneath it. */
  between: z.array(pair),
  /** Of a location: what was accepted in it or beneath it, and stands together there no more. */
  idle: z.array(namedAcceptance.extend({ a: z.enum(storageGroupIds), b: z.enum(storageGroupIds) })),
  /** Of a location: pairs that stood in one place when the month was kept, and do so no more. */
  gone: z.array(place.extend({ a: z.enum(storageGroupIds), b: z.enum(storageGroupIds) })),
});
export type StorageAdvice = z.infer<typeof storageAdvice>;

export const getStorageAdvice = defineCall({
  id: 'getStorageAdvice',
  method: 'GET',
  path: '/storage-advice',
  summary: 'Groups of products that stand together in a location and should not: why, and who accepted it',
  access: { permission: 'overview' },
  query: z.strictObject({
    location: z
      .string()
      .regex(/^\d{1,9}(?:\/\d{1,9})*$/)
      .max(200)
      .optional(),
  }),
  answer: storageAdvice,
});

const accepted = z.strictObject({
  location: z.coerce.number().int().positive().max(2_147_483_647),
  /** Two groups, `FLL+OXI`, in the order of the answer. */
  pair: z.string().regex(/^[A-Z]{3}\+[A-Z]{3}$/),
});

const reaches = {
  what: 'location',
  address: (id: number) => ({
    params: { location: id, pair: 'FLL+OXI' },
    body: { reason: 'In a cabinet of its own', until: '', seen: '' },
  }),
} as const;

export const acceptStorage = defineCall({
  id: 'acceptStorage',
  method: 'PUT',
  path: '/storage-advice/:location/accepted/:pair',
  summary: 'Says why two groups may stand together in a location and beneath it, until a day or without end',
  access: { permission: 'overview' },
  audit: 'storage-accepted',
  params: accepted,
  body: z.strictObject({
    /** Something that can be read. */
    reason: z
      .string()
      .overwrite(withoutDirections)
      .trim()
      .min(1)
      .max(maxAcceptanceReason)
      .regex(/[\p{L}\p{N}]/u)
      .refine((reason) => reason.isWellFormed() && !/\p{Cc}/u.test(reason.replaceAll(/\s/g, ''))),
    until: z.union([z.literal(''), day]),
    /** `accepted_at` of the acceptance that is replaced; empty where there was none. */
    seen: z.string().max(40),
  }),
  answer: acceptance,
  reaches,
});

export const withdrawAcceptance = defineCall({
  id: 'withdrawAcceptance',
  method: 'DELETE',
  path: '/storage-advice/:location/accepted/:pair',
  summary: 'Takes that back; one that is gone stays gone',
  access: { permission: 'overview' },
  audit: 'storage-acceptance-withdrawn',
  params: accepted,
  answer: z.object({}),
  reaches: { what: 'location', address: (id: number) => ({ params: { location: id, pair: 'FLL+OXI' } }) },
});
