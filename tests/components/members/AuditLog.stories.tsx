import type { Meta } from '@storybook/react-vite';
import { listAudit } from '#contract/calls/audit.ts';
import { collectionAdmin, companyAdmin } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/audit-log',
  as: companyAdmin,
  says: 'resources.audit-log.titles.list',
  reads: listAudit,
  failed: 'lists.failed',
  closedTo: collectionAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Refused = screen.Refused;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({
  answers: [answer(listAudit, { data: [], total: 0, days: 400 })],
  says: 'lists.empty',
});
