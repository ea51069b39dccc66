import { z } from 'zod';
import { defineResourceType, toMany } from '../resource-type.ts';
import { subsetType } from './subsets.ts';

/** An organisation that a user is a member of. S2.3-60. */
export const clientType = defineResourceType({
  type: 'clients',
  attributes: {
    /** The client number, `mseid` elsewhere. */
    custkey: z.number().int(),
  },
  relationships: { subsets: toMany(subsetType) },
});
