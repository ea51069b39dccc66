import type { Meta } from '@storybook/react-vite';
import { getRequest } from '#contract/calls/requests.ts';
import { companyAdmin } from '../answers/people.ts';
import { requestOf } from '../answers/requests.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/message-centre?request=20401',
  as: companyAdmin,
  says: 'requests.history.title',
  reads: getRequest,
  failed: 'requests.failed',
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({ answers: [fail(getRequest, 'not_found')], says: 'requests.missing' });
export const Removal = screen.state({ answers: [answer(getRequest, requestOf('sdsremoval'))] });
export const Binder = screen.state({ answers: [answer(getRequest, requestOf('binder'))], says: 'requests.leftOut' });
export const Refused = screen.state({
  answers: [answer(getRequest, requestOf('contact'))],
  says: 'Your message “A label that will not print” could not be dealt with.',
});
export const Message = screen.state({ answers: [answer(getRequest, requestOf('contact'))], says: 'requests.message' });
export const TakenOut = screen.state({
  answers: [answer(getRequest, requestOf('sdsaddition', { taken_out: ['scripts'] }))],
  says: 'Taken out of this file before it was kept: scripts.',
});
export const Late = screen.state({
  answers: [answer(getRequest, requestOf('sdsaddition'))],
  says: 'This request is late: it was expected by May 6, 2026. Write a note, and we will tell you how it stands.',
});
export const MailedLinks = screen.state({
  answers: [answer(getRequest, requestOf('binder', { links: 2 }))],
  says: 'requests.revokeLinks',
});
