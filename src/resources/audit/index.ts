import UpdateOutlined from '@mui/icons-material/UpdateOutlined';
import { listAudit, type listOperatorAudit } from '#contract/calls/audit.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { callApi } from '#src/providers/call-api.ts';
import { listOnlyProvider } from '#src/providers/list-only-provider.ts';

const lazyCell = (name: 'TimeCell' | 'EventCell' | 'WhoCell' | 'AboutCell') =>
  lazy(async () => ({ default: (await import('./cells.tsx'))[name] }));

const fields = {
  at: { kind: 'text', list: { cell: lazyCell('TimeCell'), isShort: true } },
  event: { kind: 'text', list: { cell: lazyCell('EventCell'), isSortable: false, isShort: true } },
  who: { kind: 'text', list: { cell: lazyCell('WhoCell'), isSortable: false } },
  about: { kind: 'text', list: { cell: lazyCell('AboutCell'), isSortable: false } },
  network: { kind: 'text', list: { isSortable: false, isShort: true } },
} as const;

const texts = {
  en: {
    name: 'Entry |||| Entries',
    titles: { list: 'Activity log' },
    fields: { at: 'When', event: 'What', who: 'Who', about: 'About', network: 'Network' },
  },
  fr: {
    name: 'Inscription |||| Inscriptions',
    titles: { list: 'Journal d’activité' },
    fields: {
      at: 'Quand',
      event: 'Quoi',
      who: 'Qui',
      about: 'À propos de',
      network: 'Réseau',
    },
  },
};

/** What the log of an organisation and that of the desk have in common. */
export const anyAuditLog = {
  fields,
  texts,
  defaultSort: { field: 'at', order: 'DESC' },
  isSearchable: true,
} as const;

export const auditData = (call: typeof listAudit | typeof listOperatorAudit) => ({
  provider: listOnlyProvider(async ({ pagination: { page, perPage } = { page: 1, perPage: 25 }, sort, filter }) => {
    const order = sort?.order === 'ASC' ? 'oldest' : 'newest';
    const query = { ...filter, start: (page - 1) * perPage, count: perPage, order };
    const { data, total, days } = await callApi(call, { query });
    return { data, total, meta: { days } };
  }),
});

/** Who was let in, changed or took something out in the organisation. */
export const auditLog = defineResource({
  ...anyAuditLog,
  name: 'audit-log',
  data: auditData(listAudit),
  paths: { list: '/audit-log' },
  navigation: { section: 'account', icon: UpdateOutlined },
  views: { list: lazy(() => import('./AuditList.tsx')) },
});
