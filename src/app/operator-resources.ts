import type { ResourceDeclaration } from '../admin/define-resource.ts';
import { answerTemplates } from '../resources/operator/answer-templates/index.ts';
import { operatorAuditLog } from '../resources/operator/audit/index.ts';
import { jobs } from '../resources/operator/jobs/index.ts';
import { notices } from '../resources/operator/notices/index.ts';
import { organisations } from '../resources/operator/organisations/index.ts';
import { operatorRequests } from '../resources/operator/requests/index.ts';
import { operatorSheets } from '../resources/operator/sheets/index.ts';
import { operatorUsers } from '../resources/operator/users/index.ts';

/** Every resource of the operators: its data and its screens. */
export const operatorResources: readonly ResourceDeclaration[] = [
  operatorRequests,
  operatorSheets,
  organisations,
  operatorUsers,
  notices,
  answerTemplates,
  jobs,
  operatorAuditLog,
];
