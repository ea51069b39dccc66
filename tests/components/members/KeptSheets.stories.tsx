import type { Meta } from '@storybook/react-vite';
import { listSubsets } from '#contract/calls/list-subsets.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

// What it reads first is the device itself, which has nothing.
const screen = statesOf({
  path: '/tools/offline',
  as: companyAdmin,
  says: 'pages.keptSheets',
});

export const Usual = screen.Usual;
export const French = screen.French;
export const Phone = screen.Phone;
export const Reader = screen.state({ as: reader, says: 'All sheets that you may see' });
export const LocationsFailed = screen.state({
  answers: [fail(listSubsets, 'unavailable')],
  says: 'Those of some locations',
});
