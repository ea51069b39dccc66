import type { Meta } from '@storybook/react-vite';
import { listRequests } from '#contract/calls/requests.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { noRequests } from '../answers/requests.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/message-centre',
  as: companyAdmin,
  says: 'resources.requests.titles.list',
  reads: listRequests,
  failed: 'lists.failed',
  closedTo: operator,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Refused = screen.Refused;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({
  answers: [answer(listRequests, noRequests)],
  says: 'resources.requests.texts.empty',
});
