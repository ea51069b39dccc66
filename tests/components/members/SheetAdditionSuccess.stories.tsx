import type { Meta } from '@storybook/react-vite';
import { companyAdmin } from '../answers/people.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/sds-addition-success', as: companyAdmin, says: 'addition.done.title' });

export const Usual = screen.Usual;
export const French = screen.French;
export const Phone = screen.Phone;
