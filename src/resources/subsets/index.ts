import { defineResource } from '../../define-resource.ts';

/** Locations: named in filters and forms, managed by the provider's staff. */
export const subsets = defineResource({ name: 'subsets', recordRepresentation: 'name' });
