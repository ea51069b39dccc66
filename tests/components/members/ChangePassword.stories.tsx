import type { Meta } from '@storybook/react-vite';
import { companyAdmin, workstation } from '../answers/people.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/change-password',
  as: companyAdmin,
  says: 'account.currentPassword',
  closedTo: workstation,
});

export const Usual = screen.Usual;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({
  play: ({ click }) => click('account.changePassword'),
  says: 'fields.required',
});
