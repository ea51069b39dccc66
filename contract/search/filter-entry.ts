import { z } from 'zod';
import { maxKeywordLength } from '../limits.ts';
import { filterKeys } from './filter-entries.ts';

/** As long as an advanced search of twenty full rows. */
const text = z.string().max(20 * (2 * maxKeywordLength + 60));

/** A filter of a search as it is stored and named in messages: what is sent as a `FilterEntry`. S2.3-27. */
export const filterEntry = z.strictObject({
  key: z.enum(filterKeys),
  value: z.union([text, z.array(text).min(1).max(1000)]),
  option: z.string().max(60).optional(),
  exact: z.literal(true).optional(),
});

/** Filters of one search, at most: far more than there are keys. */
export const maxFilterEntries = 30;
