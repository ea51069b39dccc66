import { defineCall } from '../call.ts';
import { defineList } from '../json-api/define-list.ts';
import { roleType } from '../json-api/types/roles.ts';

const list = defineList({ resource: roleType });

export const listRoles = defineCall({
  id: 'listRoles',
  jsonApi: 'roles',
  method: 'GET',
  path: '/roles',
  summary: 'The roles that a user may be given, from the one that may do least',
  access: { permission: 'manage-users' },
  query: list.query,
  answer: list.document,
});
