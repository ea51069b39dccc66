import { z } from 'zod';
import { defineCall } from '../call.ts';
import { additionalInfoLength, maxRemovals } from '../limits.ts';

const isn = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A sheet of which removal is under way; its row is marked requested. */
const removalUnderWay = z.object({
  isn,
  /** Instant of the (first) request, ISO-8601. Ours, beside the specified field. */
  requested_at: z.string(),
});

export const listRemovalRequests = defineCall({
  id: 'listRemovalRequests',
  method: 'GET',
  path: '/getRemovalRequestsByClinetID/:mseid',
  summary: 'Sheets of the organisation of which removal has been requested and not yet carried out',
  access: { permission: 'manage-sds' },
  params: z.strictObject({ mseid: z.coerce.number().int() }),
  answer: z.array(removalUnderWay),
  reaches: { what: 'organisation', address: (mseid) => ({ params: { mseid } }) },
});

/** A sheet that somebody wants removed, with the locations it can be removed from. */
export const removableSheet = z.object({
  isn,
  productId: z.string(),
  productName: z.string(),
  /** Ours: a product name is never shown without it. */
  manufacturer: z.string(),
  subsets: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      /** Names from the outermost location to this one, `Main plant › Water treatment`. */
      path: z.string(),
      /** Removal from here has been requested already. */
      requested: z.boolean(),
    }),
  ),
  /** Removal is under way: nothing is left to ask for. */
  requested: z.boolean(),
});
export type RemovableSheet = z.infer<typeof removableSheet>;

export const getLocationsByIsns = defineCall({
  id: 'getLocationsByIsns',
  method: 'POST',
  repeated: 'harmless',
  path: '/getLocationByIsns',
  summary: 'Where sheets stand, in the order asked; those that are not in the collection (any more) are left out',
  access: { permission: 'manage-sds' },
  body: z.strictObject({ isns: z.array(isn).min(1).max(maxRemovals) }),
  answer: z.object({
    data: z.array(removableSheet),
    /** Locations of the organisation; with exactly one, nothing needs to be chosen. */
    locationCount: z.number().int(),
  }),
});

/** What a removal removes: a sheet and the locations to take it out of. S2.3-32…35. */
export const removalItem = z.strictObject({
  isn,
  /** Ids of locations; none when the organisation has one location, or the sheet stands in none: it is then the whole sheet. */
  selectedLocation: z.array(z.number().int().positive()).max(5000),
  additionalInfo: z.string().max(additionalInfoLength).default(''),
});

export const saveRemovalRequests = defineCall({
  id: 'saveRemovalRequests',
  method: 'POST',
  repeated: 'once',
  path: '/saveRemovalRequests',
  summary: 'Requests the removal of sheets from locations: all of them, or none and then why',
  access: { permission: 'manage-sds' },
  audit: 'removal-requested',
  body: z.strictObject({
    locdata: z.array(removalItem).min(1).max(maxRemovals),
    /** Drawn once for what is being sent: the same submission sent again is answered again and does nothing more. */
    submission: z.uuid().optional(),
  }),
  answer: z.object({ code: z.literal(200) }),
});

export const requestSheetRemoval = defineCall({
  id: 'requestSheetRemoval',
  method: 'POST',
  repeated: 'once',
  path: '/sds-deletion',
  summary: 'Requests the removal of one sheet from locations, or from wherever it stands',
  access: { permission: 'manage-sds' },
  audit: 'removal-requested',
  body: z.strictObject({
    isn,
    /** As shown to the person who asks; the request keeps the store's own. */
    productId: z.string().max(2000).optional(),
    productName: z.string().max(2000).optional(),
    /** Ids of locations; none means the whole sheet. */
    location: z.array(z.number().int().positive()).max(5000),
    additionalInfo: z.string().max(additionalInfoLength).default(''),
    submission: z.uuid().optional(),
  }),
  answer: z.object({ code: z.literal(200) }),
});
