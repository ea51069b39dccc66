import { z } from 'zod';
import { filterEntry } from '../search/filter-entry.ts';
import { listedUnderValues } from '../sheets/listed-under.ts';
import { takenOutKind } from './taken-out.ts';

/** An ingredient, or the product itself, and the lists that name it; the name may be empty. */
const listedAddition = z.strictObject({
  cas: z.string(),
  name: z.string(),
  lists: z.array(z.enum(listedUnderValues)),
});
export type ListedAddition = z.infer<typeof listedAddition>;

/** Names from the outermost location to each, in the reader's language, as they were when it was asked. */
const locations = z.array(z.string());

/** The PDF that came with a request: its address, what it was called, its size in bytes, and what it was sent with and is not kept with. */
const file = { url: z.string(), file_name: z.string(), file_size: z.number().int(), taken_out: z.array(takenOutKind) };

/**
 * The attributes of a request on the wire; its type decides which of them it has. S2.3-51…55; manufacturer, product id,
 * record number, file name and size are our additions.
 */
export const requestInfo = z
  .strictObject({
    ...file,
    /** The reader it was made for, or the address for the answer. */
    email: z.string(),
    /** The document it led to, while it is kept. */
    download_url: z.string(),
    // contact
    firstName: z.string(),
    lastName: z.string(),
    subject: z.string(),
    message: z.string(),
    // contact, sdsremoval
    additional_information: z.string(),
    // sdsremoval; of an addition that was completed, the sheet it led to
    isn: z.number().int(),
    product_id: z.string(),
    product_name: z.string(),
    manufacturer: z.string(),
    // sdsremoval, sdsaddition
    locations,
    /** Where a removal was not approved, when it was elsewhere. Ours. */
    kept_locations: locations,
    // sdsaddition
    custom_field_1: z.string(),
    custom_field_2: z.string(),
    custom_field_3: z.string(),
    /** What of the added sheet is on lists that the organisation watches. Ours. */
    listed: z.array(listedAddition),
    /** That no sheet was added, as one that was there is used; or the name of the older one in whose place it came. Ours. */
    used: z.literal(true),
    replaced: z.string(),
    // binder, index, eBinder
    num_sds: z.number().int(),
    /** `product` or `manufacturer`. */
    sort_field: z.string(),
    /** `all`, `en` or `fr`. */
    language: z.string(),
    /** Of the search that a document was made of. */
    filters: z.array(filterEntry),
    /** Of an index: what it was asked for as. */
    format: z.enum(['pdf', 'html']),
    /** Sheets that could not be included in a document, and why. */
    left_out: z.array(
      z.strictObject({
        isn: z.number().int(),
        product_name: z.string(),
        manufacturer: z.string(),
        reason: z.enum(['missing', 'damaged', 'password-protected', 'empty']),
      }),
    ),
    /** Until when the document it led to is kept, ISO-8601. */
    expires_at: z.string(),
    /** Links to it that were mailed and still work. Ours. */
    links: z.number().int(),
    /** Sheets made ready so far, of `num_sds`, while a document is being made. */
    progress: z.number().int(),
  })
  .partial();
export type RequestInfo = z.infer<typeof requestInfo>;

/** Something that happened to a request: it was made, its status changed, or somebody left a note. */
export const requestChange = z.strictObject({
  /** Instant, ISO-8601. */
  at: z.string(),
  /** The person who did it; empty when it was Vigie itself, or a deleted account. */
  by: z.string(),
  change: z.enum(['made', 'status', 'note']),
  /** A note of the organisation's own people to the desk. */
  is_reply: z.literal(true).optional(),
  /** Where the status changed: what it was from then on. */
  status: z.enum(['processing', 'completed', 'error']).optional(),
  /** What was said about it. */
  note: z.string(),
});
export type RequestChange = z.infer<typeof requestChange>;
