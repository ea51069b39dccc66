import UpdateOutlined from '@mui/icons-material/UpdateOutlined';
import { listOperatorAudit } from '#contract/calls/audit.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { anyAuditLog, auditData } from '#src/resources/audit/index.ts';

/** The log of all organisations, and of none. */
export const operatorAuditLog = defineResource({
  ...anyAuditLog,
  name: 'desk-audit-log',
  data: auditData(listOperatorAudit),
  paths: { list: '/operator/audit-log' },
  navigation: { section: 'desk', icon: UpdateOutlined },
  views: { list: lazy(() => import('./OperatorAuditList.tsx')) },
});
