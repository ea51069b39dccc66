import type { Meta } from '@storybook/react-vite';
import { listReadyAdditions } from '#contract/calls/operator/ready.ts';
import { operator } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/ready-additions',
  as: operator,
  says: 'Kestrel White 900',
  reads: listReadyAdditions,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.French;
export const Phone = screen.Phone;
export const NothingReady = screen.state({
  answers: [answer(listReadyAdditions, { additions: [], total: 0 })],
  says: 'No sheet is ready at the moment.',
});
export const OneLeftOut = screen.state({
  play: async ({ click }) => click('Add Kestrel White 900'),
  says: 'Add 1 sheet',
});
