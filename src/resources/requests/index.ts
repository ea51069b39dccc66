import MailOutlined from '@mui/icons-material/MailOutlined';
import { requestNumber } from '#contract/requests/request-number.ts';
import { requestStatuses, requestTypes, unlistedTypes } from '#contract/requests/request-types.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { messages } from './messages.ts';
import type { Request } from './request.ts';
import { UnreadInNavigation } from './UnreadInNavigation.tsx';

const lazyCell = (name: 'NumberCell' | 'AboutCell' | 'DateCell' | 'RequesterCell' | 'StatusCell') =>
  lazy(async () => ({ default: (await import('./cells.tsx'))[name] }));

/** What the organisation asked for, or had made, and what became of it. S2.2.10. */
export const requests = defineResource({
  name: 'requests',
  data: {
    jsonApi: {
      type: 'requests',
      path: '/requests',
      writes: [],
      relationships: { user: { kind: 'one', type: 'users' }, detail: { kind: 'one', type: 'details' } },
    },
  },
  recordRepresentation: ({ id }: Request) => requestNumber(id),
  fields: {
    id: { kind: 'text', in: 'id', list: { cell: lazyCell('NumberCell'), isSortable: false, isShort: true } },
    created_at: { kind: 'day', list: { cell: lazyCell('DateCell'), isShort: true } },
    type_slug: {
      kind: 'choice',
      choices: requestTypes,
      list: { sortBy: 'detail_type', isShort: true },
      filter: { name: 'detail_type', valuesIn: 'detail_types', except: unlistedTypes, all: 'allTypes' },
    },
    about: { kind: 'text', list: { cell: lazyCell('AboutCell'), isSortable: false } },
    user: { kind: 'reference', in: 'relationship', list: { cell: lazyCell('RequesterCell'), sortBy: 'user.name' } },
    status_slug: {
      kind: 'choice',
      choices: requestStatuses,
      list: { cell: lazyCell('StatusCell'), sortBy: 'status', isShort: true },
      filter: true,
    },
    year: { kind: 'choice', filter: { name: 'created_at', valuesIn: 'years', all: 'allYears' } },
  },
  messages,
  paths: { list: '/message-centre' },
  navigation: { section: 'messages', icon: MailOutlined, count: UnreadInNavigation },
  defaultSort: { field: 'created_at', order: 'DESC' },
  listAlso: ['is_seen', 'expected_on', 'is_file_deleted', 'detail'],
  include: ['detail'],
  relatedFields: { details: ['info'], users: ['name'] },
  listChunk: 'RequestList',
  refreshEvery: 15_000,
  isEmphasised: ({ is_seen }) => !is_seen,
  rowActions: lazy(() => import('./RequestActions.tsx')),
  views: { list: lazy(() => import('./RequestList.tsx')) },
});
