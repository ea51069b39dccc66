import type { Meta } from '@storybook/react-vite';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/password-updated', says: 'password.updated' });

export const Usual = screen.Usual;
export const French = screen.French;
export const Phone = screen.Phone;
