import { listSubsets } from '#contract/calls/list-subsets.ts';
import { defineResource } from '#src/admin/define-resource.ts';

/** Locations: named in filters and forms, managed by operators. They are a tree, of which each list is the whole. */
export const subsets = defineResource({
  name: 'subsets',
  data: {
    jsonApi: { type: 'subsets', path: '/subsets', writes: [], relationships: {}, isWhole: true, listedBy: listSubsets },
  },
  recordRepresentation: 'name',
});
