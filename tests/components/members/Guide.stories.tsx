import type { Meta } from '@storybook/react-vite';
import { companyAdmin } from '../answers/people.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/resources/guides/label-tool', as: companyAdmin, says: 'guides.back' });

export const Usual = screen.Usual;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({ path: '/resources/guides/none', says: 'guides.unknown' });
