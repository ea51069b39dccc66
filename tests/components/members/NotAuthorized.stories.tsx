import type { Meta } from '@storybook/react-vite';
import { reader } from '../answers/people.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/not-authorize', as: reader, says: 'errorPages.notAuthorized' });

export const Usual = screen.Usual;
export const French = screen.French;
export const Phone = screen.Phone;
