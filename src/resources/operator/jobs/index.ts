import PendingActionsOutlined from '@mui/icons-material/PendingActionsOutlined';
import { jobStates } from '#contract/operator/job-state.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { createRestProvider } from '#src/providers/rest/rest-provider.ts';
import { DueCell, ErrorCell, KindCell, RequestCell, StateCell } from './cells.tsx';
import { messages } from './messages.ts';

/** Work that waits to be done, or could not be. */
export const jobs = defineResource({
  name: 'jobs',
  data: { provider: createRestProvider({ path: 'jobs', writes: [] }) },
  fields: {
    id: { kind: 'number' },
    kind: { kind: 'text', list: { cell: KindCell } },
    state: { kind: 'choice', choices: jobStates, list: { cell: StateCell, isSortable: false }, filter: true },
    attempts: { kind: 'number', list: { isShort: true } },
    run_at: { kind: 'text', list: { cell: DueCell, isShort: true } },
    request: { kind: 'number', list: { cell: RequestCell, isSortable: false, isShort: true } },
    last_error: { kind: 'text', list: { cell: ErrorCell, isSortable: false } },
  },
  messages,
  paths: { list: '/operator/jobs' },
  navigation: { section: 'desk', icon: PendingActionsOutlined },
  defaultSort: { field: 'id', order: 'DESC' },
  refreshEvery: 5_000,
  rowActions: lazy(() => import('./JobActions.tsx')),
});
