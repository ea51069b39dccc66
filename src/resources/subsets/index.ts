import { defineResource } from '#src/admin/define-resource.ts';
import { subsetsDataProvider } from '#src/providers/subsets/subsets-data-provider.ts';

/** Locations: named in filters and forms, managed by the provider's staff. */
export const subsets = defineResource({
  name: 'subsets',
  data: { provider: subsetsDataProvider },
  recordRepresentation: 'name',
});
