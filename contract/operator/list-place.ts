import { z } from 'zod';

/** Where a record stands in a list, and its neighbours there, by their numbers. */
export const listPlace = z.object({
  /** From 1; null where the list does not have it (any more). */
  index: z.number().int().nullable(),
  of: z.number().int(),
  previous: z.number().int().nullable(),
  next: z.number().int().nullable(),
});
