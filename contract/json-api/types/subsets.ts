import { z } from 'zod';
import { defineResourceType } from '../resource-type.ts';

/** A location of the organisation. S2.3-62. */
export const subsetType = defineResourceType({
  type: 'subsets',
  attributes: {
    name: z.string(),
    /** Ids from the outermost location to this one, `"3/12"`: the value of the location facet. */
    path: z.string(),
  },
});
