import type { Meta } from '@storybook/react-vite';
import { companyAdmin, operator } from '../answers/people.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/operator/guides', as: operator, says: 'guides.guides', closedTo: companyAdmin });

export const Usual = screen.Usual;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
