import type { Meta } from '@storybook/react-vite';
import { getAddition } from '#contract/calls/operator/requests.ts';
import { unreadAddition } from '../answers/desk.ts';
import { operator } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/requests/20401',
  as: operator,
  says: 'resources.desk-requests.texts.product_name',
  reads: getAddition,
  failed: 'resources.desk-requests.texts.failed',
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.French;
export const Phone = screen.Phone;
export const Unreadable = screen.state({ answers: [answer(getAddition, unreadAddition)] });
