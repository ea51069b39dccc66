import type { ResourceDeclaration } from '../admin/define-resource.ts';
import { auditLog } from '../resources/audit/index.ts';
import { requests } from '../resources/requests/index.ts';
import { roles } from '../resources/roles/index.ts';
import { savedSearches } from '../resources/saved-searches/index.ts';
import { sheets } from '../resources/sheets/index.ts';
import { subsets } from '../resources/subsets/index.ts';
import { users } from '../resources/users/index.ts';

/** Every resource of the browser app: its data and its screens. */
export const resources: readonly ResourceDeclaration[] = [
  sheets,
  savedSearches,
  subsets,
  requests,
  roles,
  users,
  auditLog,
];
