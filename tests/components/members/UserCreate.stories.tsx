import type { Meta } from '@storybook/react-vite';
import { companyAdmin, reader } from '../answers/people.ts';
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
export const FrenchPhone = screen.FrenchPhone;
export const Missing = screen.state({
  play: ({ click }) => click('lists.create'),
  says: 'resources.users.texts.roleRequired',
});
