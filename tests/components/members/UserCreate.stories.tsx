import type { Meta } from '@storybook/react-vite';
import { listSubsets } from '#contract/calls/list-subsets.ts';
import { listRoles } from '#contract/calls/roles.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { breakDown, keepWaiting } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/add-user',
  as: companyAdmin,
  says: 'resources.users.titles.create',
  closedTo: reader,
});

export const Usual = screen.Usual;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({
  play: ({ click }) => click('lists.create'),
  says: 'resources.users.texts.roleRequired',
});
export const Loading = screen.state({ answers: [keepWaiting(listRoles)] });
export const RolesFailed = screen.state({ answers: [breakDown(listRoles)], says: 'lists.choicesFailed' });
export const LocationsFailed = screen.state({ answers: [breakDown(listSubsets)], says: 'lists.choicesFailed' });
