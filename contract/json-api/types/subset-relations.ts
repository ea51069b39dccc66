import { defineResourceType, toOne } from '../resource-type.ts';
import { subsetType } from './subsets.ts';

/** That a member is limited to a location. S2.3-60. */
export const subsetRelationType = defineResourceType({
  type: 'subset-relations',
  attributes: {},
  relationships: { subset: toOne(subsetType) },
});
