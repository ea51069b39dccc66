import type { Meta } from '@storybook/react-vite';
import { listOrganisations } from '#contract/calls/operator/organisations.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { breakDown } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/users/create',
  as: operator,
  says: 'resources.desk-users.titles.create',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const OrganisationsFailed = screen.state({
  answers: [breakDown(listOrganisations)],
  says: 'lists.choicesFailed',
});
