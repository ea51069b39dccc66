import { z } from 'zod';
import { defineCall } from '../call.ts';
import { defaultLanguage, languages } from '../languages.ts';
import { maxKeywordLength } from '../limits.ts';

export const suggest = defineCall({
  id: 'suggest',
  method: 'GET',
  path: '/suggestions',
  summary:
    'What may be meant by what was typed so far: products, manufacturers, substances and locations of the sheets one may see',
  access: { permission: 'search' },
  query: z.strictObject({
    typed: z.string().max(maxKeywordLength),
    locale: z.enum(languages).default(defaultLanguage),
  }),
  answer: z.object({
    products: z.array(z.string()),
    manufacturers: z.array(z.string()),
    /**
     * CAS numbers, with the name of the substance or an empty text; `by` is the name that was meant where that one does not show it
     * ("carbolic acid" for phenol). None where the organisation has no ingredients.
     */
    substances: z.array(z.object({ cas: z.string(), name: z.string(), by: z.string() })),
    /** `path` as the location facet spells it: ids, the outermost first, `"3/12"`. */
    locations: z.array(z.object({ path: z.string(), name: z.string() })),
    /** Words that nothing begins with, and what the suggestions are for instead; an empty text where a word was left out. */
    instead: z.array(z.object({ typed: z.string(), used: z.string() })),
  }),
});
export type SuggestionLists = z.output<typeof suggest.answer>;
