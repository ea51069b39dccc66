import type { Meta } from '@storybook/react-vite';
import { getOperatorUser } from '#contract/calls/operator/users.ts';
import { operatorUser } from '../answers/operator.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/users/12',
  as: operator,
  says: 'resources.desk-users.titles.edit',
  reads: getOperatorUser,
  failed: 'lists.failed',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({ answers: [fail(getOperatorUser, 'not_found')], says: 'lists.notFound' });
export const HasToWait = screen.state({
  answers: [answer(getOperatorUser, { ...operatorUser, waits: 2 })],
  says: 'resources.desk-users.texts.waits',
});
