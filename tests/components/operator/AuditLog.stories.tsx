import type { Meta } from '@storybook/react-vite';
import { listOperatorAudit } from '#contract/calls/audit.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/audit-log',
  as: operator,
  says: 'resources.desk-audit-log.titles.list',
  reads: listOperatorAudit,
  failed: 'lists.failed',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Refused = screen.Refused;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({
  answers: [answer(listOperatorAudit, { data: [], total: 0, days: 400 })],
  says: 'lists.empty',
});
