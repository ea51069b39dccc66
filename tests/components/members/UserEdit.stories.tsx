import type { Meta } from '@storybook/react-vite';
import { getUser } from '#contract/calls/users.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/edit-user/13',
  as: companyAdmin,
  says: 'resources.users.fields.last_name',
  reads: getUser,
  failed: 'lists.failed',
  closedTo: reader,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({ answers: [fail(getUser, 'not_found')], says: 'lists.notFound' });
export const Deletion = screen.state({
  play: ({ click }) => click('resources.users.texts.delete'),
  says: 'resources.users.texts.deleteTitle',
});
