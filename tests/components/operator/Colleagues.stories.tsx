import type { Meta } from '@storybook/react-vite';
import { listColleagues } from '#contract/calls/operator/queue.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/colleagues',
  as: operator,
  says: 'Priya Raman',
  reads: listColleagues,
  failed: 'The colleagues could not be loaded',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
