import type { ResourceDeclaration } from '../admin/define-resource.ts';
import { deskAuditLog } from '../resources/desk/audit/index.ts';
import { jobs } from '../resources/desk/jobs/index.ts';
import { notices } from '../resources/desk/notices/index.ts';
import { organisations } from '../resources/desk/organisations/index.ts';
import { deskRequests } from '../resources/desk/requests/index.ts';
import { deskSheets } from '../resources/desk/sheets/index.ts';
import { deskUsers } from '../resources/desk/users/index.ts';

/** Every resource of the operators: its data and its screens. */
export const deskResources: readonly ResourceDeclaration[] = [
  deskRequests,
  deskSheets,
  organisations,
  deskUsers,
  notices,
  jobs,
  deskAuditLog,
];
