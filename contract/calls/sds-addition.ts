import { z } from 'zod';
import { defineCall } from '../call.ts';
import { customFieldLength, maxUploadBytes, maxUploads } from '../limits.ts';
import { takenOutKind } from '../requests/taken-out.ts';

/** One value a file, in the order of the files. */
const perFile = (length: number) => z.array(z.string().trim().max(length)).max(maxUploads).default([]);

export const addSheets = defineCall({
  id: 'addSheets',
  method: 'POST',
  repeated: 'once',
  path: '/sds-addition',
  summary:
    'Asks that sheets be added to the collection: one request for each file, for all of them or none and then why',
  access: { permission: 'sds-addition' },
  upload: { field: 'files[]', max: maxUploads, maxBytes: maxUploadBytes },
  body: z.strictObject({
    /** For each file its locations, ids or names parted by commas; a single value is for all files. */
    locations: perFile(20_000),
    custom_field_1: perFile(customFieldLength),
    custom_field_2: perFile(customFieldLength),
    custom_field_3: perFile(customFieldLength),
    /** Drawn once for what is being sent: the same submission sent again is answered again and does nothing more. */
    submission: z.uuid().optional(),
  }),
  answer: z.object({
    /** The requests that were made, in the order of the files. */
    data: z.array(
      z.object({
        id: z.number().int(),
        file_name: z.string(),
        /** An earlier request of the organisation that brought the very same file, and is still worked on. */
        same_as: z.number().int().optional(),
        /** What its file was sent with and is not kept with. */
        taken_out: z.array(takenOutKind).optional(),
      }),
    ),
  }),
});
