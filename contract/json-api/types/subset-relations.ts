import { defineResourceType, toOne } from '../resource-type.ts';
import { subsetType } from './subsets.ts';

/** That a member is limited to a location. Specification 2 §3, User. */
export const subsetRelationType = defineResourceType({
  type: 'subset-relations',
  attributes: {},
  relationships: { subset: toOne(subsetType) },
});
