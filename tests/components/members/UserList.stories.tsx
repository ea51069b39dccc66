import type { Meta } from '@storybook/react-vite';
import { listUsers } from '#contract/calls/users.ts';
import { noUsers } from '../answers/organisation.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/manage-users',
  as: companyAdmin,
  says: 'resources.users.titles.list',
  reads: listUsers,
  failed: 'lists.failed',
  closedTo: reader,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Refused = screen.Refused;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({ answers: [answer(listUsers, noUsers)], says: 'lists.empty' });
