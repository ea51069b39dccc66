import UpdateOutlined from '@mui/icons-material/UpdateOutlined';
import { listAudit, type listOperatorAudit } from '#contract/calls/audit.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { callApi } from '#src/providers/call-api.ts';
import { listOnlyProvider } from '#src/providers/list-only-provider.ts';

/** What the log of an organisation and that of the operators have in common. */
export const anyAuditLog = {
  messages: {
    en: { name: 'Entry |||| Entries', titles: { list: 'Activity log' }, fields: {} },
    fr: { name: 'Entrée |||| Entrées', titles: { list: 'Journal d’activité' }, fields: {} },
  },
  isSearchable: true,
} as const;

export const auditData = (call: typeof listAudit | typeof listOperatorAudit) => ({
  provider: listOnlyProvider(async ({ pagination: { page, perPage } = { page: 1, perPage: 25 }, sort, filter }) => {
    const order = sort?.order === 'ASC' && sort.field === 'at' ? 'oldest' : 'newest';
    const query = { ...filter, start: (page - 1) * perPage, count: perPage, order };
    const { data, total, days } = await callApi(call, { query });
    return { data, total, meta: { days } };
  }),
});

/** Sign-ins, changes and exports in the organisation. */
export const auditLog = defineResource({
  ...anyAuditLog,
  name: 'audit-log',
  data: auditData(listAudit),
  paths: { list: '/audit-log' },
  navigation: { section: 'account', icon: UpdateOutlined },
  views: { list: lazy(() => import('./AuditList.tsx')) },
});
