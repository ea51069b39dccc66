import UpdateOutlined from '@mui/icons-material/UpdateOutlined';
import { listOperatorAudit } from '#contract/calls/audit.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { anyAuditLog, auditData } from '#src/resources/audit/index.ts';

const { fields, texts } = anyAuditLog;

/** The log of all organisations, and of none. */
export const deskAuditLog = defineResource({
  ...anyAuditLog,
  fields: {
    ...fields,
    organisation: {
      kind: 'reference',
      to: 'organisations',
      list: {
        cell: lazy(async () => ({ default: (await import('./DeskAuditList.tsx')).OrganisationCell })),
        isSortable: false,
        isShort: true,
      },
    },
  },
  texts: {
    en: { ...texts.en, fields: { ...texts.en.fields, organisation: 'Organization' } },
    fr: { ...texts.fr, fields: { ...texts.fr.fields, organisation: 'Organisation' } },
  },
  name: 'desk-audit-log',
  data: auditData(listOperatorAudit),
  paths: { list: '/operator/audit-log' },
  navigation: { section: 'desk', icon: UpdateOutlined },
  views: { list: lazy(() => import('./DeskAuditList.tsx')) },
});
