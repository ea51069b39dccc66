import type { Meta } from '@storybook/react-vite';
import { getOperatorRequest } from '#contract/calls/operator/requests.ts';
import { document, message, removal } from '../answers/operator.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/requests/20402',
  as: operator,
  says: 'resources.desk-requests.texts.about',
  reads: getOperatorRequest,
  failed: 'resources.desk-requests.texts.failed',
  closedTo: companyAdmin,
  answers: [answer(getOperatorRequest, removal)],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({
  answers: [fail(getOperatorRequest, 'not_found')],
  says: 'resources.desk-requests.texts.missing',
});
export const Message = screen.state({
  answers: [answer(getOperatorRequest, message)],
  says: 'resources.desk-requests.texts.answer',
});
export const Document = screen.state({
  answers: [answer(getOperatorRequest, document)],
  says: 'resources.desk-requests.texts.madeByMachine',
});
export const Refusal = screen.state({
  play: ({ click }) => click('resources.desk-requests.texts.refuse'),
  says: 'resources.desk-requests.texts.refuseDetail',
});
