import { defineResource } from '#src/admin/define-resource.ts';

/** What a user may be; chosen in forms. */
export const roles = defineResource({
  name: 'roles',
  data: { jsonApi: { type: 'roles', path: '/roles', writes: [], relationships: {} } },
  recordRepresentation: 'slug',
});
