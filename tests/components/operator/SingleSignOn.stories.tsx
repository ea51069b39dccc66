import type { Meta } from '@storybook/react-vite';
import { getOperatorSingleSignOn } from '#contract/calls/single-sign-on.ts';
import { singleSignOn } from '../answers/organisation.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/single-sign-on/10001',
  as: operator,
  says: 'pages.singleSignOn',
  reads: getOperatorSingleSignOn,
  closedTo: companyAdmin,
  answers: [answer(getOperatorSingleSignOn, singleSignOn)],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
