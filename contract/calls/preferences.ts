import { z } from 'zod';
import { defineCall } from '../call.ts';
import { resultColumns } from '../search/columns.ts';
import { filterSections } from '../search/facets.ts';

const each = <Value extends string>(values: readonly Value[]) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .refine((list) => new Set(list).size === list.length);

/** A member's own settings of the search page. */
export const preferences = z.strictObject({
  /** Columns shown; the screen puts them in its own order. */
  columns: each(resultColumns).min(1),
  /** Filter sections not shown. Those that are shown are not named, so that a new one appears. */
  hiddenSections: each(filterSections),
});
export type Preferences = z.infer<typeof preferences>;

export const getPreferences = defineCall({
  id: 'getPreferences',
  method: 'GET',
  path: '/preferences',
  summary: 'Columns and filter sections as the person signed in has arranged them',
  access: { permission: 'search' },
  answer: preferences,
});

export const savePreferences = defineCall({
  id: 'savePreferences',
  method: 'PUT',
  path: '/preferences',
  summary: 'Keeps columns and filter sections for the person signed in',
  access: { permission: 'search' },
  body: preferences,
  answer: preferences,
});
