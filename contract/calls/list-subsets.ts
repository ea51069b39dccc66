import { z } from 'zod';
import { defineCall } from '../call.ts';

export const listSubsets = defineCall({
  id: 'listSubsets',
  method: 'GET',
  path: '/subsets',
  summary: 'The locations of the organisation, or those a read-only member may see, in the language asked for',
  access: 'signed-in',
  answer: z.object({
    data: z.array(
      z.object({
        type: z.literal('subsets'),
        id: z.string(),
        attributes: z.object({
          name: z.string(),
          /** Ids from the outermost location to this one, `"3/12"`: the value of the location facet. */
          path: z.string(),
        }),
      }),
    ),
  }),
});
export type Subset = z.infer<typeof listSubsets.answer>['data'][number];
