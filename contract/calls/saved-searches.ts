import { z } from 'zod';
import { defineCall } from '../call.ts';
import { savedSearchNameLength } from '../limits.ts';
import { filterEntry, maxFilterEntries } from '../search/filter-entry.ts';

/** A search under a name, `key`: what the text of `filters` holds. S2.3-28. */
export const savedSearch = z.strictObject({
  key: z.string().trim().min(1).max(savedSearchNameLength),
  value: z
    .array(filterEntry)
    .max(maxFilterEntries)
    .refine((entries) => entries.length > 0, { params: { code: 'saved_search.no_filter' } }),
});
export type SavedSearch = z.infer<typeof savedSearch>;

/** A `SavedSearch` as its JSON text; a fault names the field, `/data/filters/key`. */
const savedSearchText = z
  .string()
  .max(100_000)
  .transform((text, { issues }): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      issues.push({ code: 'invalid_format', format: 'json_string', input: text });
      return z.NEVER;
    }
  })
  .pipe(savedSearch);

/** `filters` is the JSON text of a `SavedSearch`: `{"key": "Solvents", "value": [{"key": "languageFilter", "value": "English"}]}`. */
const storedSearch = z.object({ id: z.number().int(), filters: z.string() });

export const listSavedSearches = defineCall({
  id: 'listSavedSearches',
  method: 'GET',
  path: '/search-filters/',
  summary: 'The searches that the person signed in has saved, by name',
  access: { permission: 'search' },
  ofPerson: true,
  answer: z.object({ searchFilters: z.array(storedSearch) }),
});

export const saveSearch = defineCall({
  id: 'saveSearch',
  method: 'POST',
  repeated: 'once',
  path: '/search-filters/',
  summary: 'Saves a search under a name of its own; at least one filter has to be set',
  access: { permission: 'search' },
  ofPerson: true,
  example: { filters: '{"key": "Solvents", "value": [{"key": "languageFilter", "value": "English"}]}' },
  body: z.strictObject({ filters: savedSearchText }),
  answer: storedSearch,
});

export const deleteSavedSearch = defineCall({
  id: 'deleteSavedSearch',
  method: 'DELETE',
  path: '/search-filters/:id',
  summary: 'Deletes a saved search',
  access: { permission: 'search' },
  ofPerson: true,
  params: z.strictObject({ id: z.coerce.number().int().positive() }),
  answer: z.strictObject({}),
  reaches: { what: 'savedSearch', address: (id) => ({ params: { id } }) },
});
