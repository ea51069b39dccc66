import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { readinesses } from '#contract/operator/readiness.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { requestStatuses, requestTypes } from '#contract/requests/request-types.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { createRestProvider } from '#src/providers/rest/rest-provider.ts';
import { messages } from './messages.ts';
import type { ListedRequest } from './request.ts';

type Cell =
  | 'NumberCell'
  | 'OrganisationCell'
  | 'RequesterCell'
  | 'AboutCell'
  | 'DateCell'
  | 'StatusCell'
  | 'HolderCell'
  | 'DueCell'
  | 'ReadinessCell';
const lazyCell = (name: Cell) => lazy(async () => ({ default: (await import('./list/cells.tsx'))[name] }));

/** What members of all organisations asked for, and the screens on which it is worked. */
export const operatorRequests = defineResource({
  name: 'desk-requests',
  data: { provider: createRestProvider({ path: 'requests', writes: [] }) },
  recordRepresentation: ({ id }: ListedRequest) => requestNumber(id),
  fields: {
    id: { kind: 'text', list: { cell: lazyCell('NumberCell'), isShort: true } },
    type: { kind: 'choice', choices: requestTypes, list: { isShort: true }, filter: true },
    organisation: { kind: 'text', list: { cell: lazyCell('OrganisationCell') } },
    requester: { kind: 'text', list: { cell: lazyCell('RequesterCell'), isSortable: false } },
    about: { kind: 'text', list: { cell: lazyCell('AboutCell'), isSortable: false } },
    created_at: { kind: 'day', list: { cell: lazyCell('DateCell'), isShort: true } },
    status: {
      kind: 'choice',
      choices: requestStatuses,
      list: { cell: lazyCell('StatusCell'), isShort: true, isLeftOutWhenFiltered: true },
      filter: true,
    },
    readiness: {
      kind: 'choice',
      choices: readinesses,
      list: { cell: lazyCell('ReadinessCell'), isSortable: false, isShort: true },
      filter: true,
    },
    due_on: { kind: 'day', list: { cell: lazyCell('DueCell'), isSortable: false, isShort: true } },
    holder: { kind: 'text', list: { cell: lazyCell('HolderCell'), isSortable: false, isShort: true } },
    overdue: { kind: 'choice', choices: { yes: { en: 'Overdue', fr: 'En retard' } }, filter: true },
    reply: { kind: 'choice', choices: { yes: { en: 'With a reply', fr: 'Avec une réponse' } }, filter: true },
  },
  messages,
  paths: { list: '/operator/requests', edit: '/operator/requests/:id' },
  navigation: { section: 'desk', icon: InboxOutlined },
  defaultSort: { field: 'created_at', order: 'ASC' },
  isSearchable: true,
  refreshEvery: 15_000,
  isEditable: () => false,
  rowActions: lazy(() => import('./list/HoldInRow.tsx')),
  layouts: { edit: 'workspace' },
  views: {
    list: lazy(() => import('./list/RequestList.tsx')),
    edit: lazy(() => import('./work/RequestWork.tsx')),
  },
});
