import { z } from 'zod';
import { defineResourceType } from '../resource-type.ts';

/** A location of the organisation. Specification 2 §3. */
export const subsetType = defineResourceType({
  type: 'subsets',
  attributes: {
    name: z.string(),
    /** Ids from the outermost location to this one, `"3/12"`: the value of the location facet. */
    path: z.string(),
  },
});
