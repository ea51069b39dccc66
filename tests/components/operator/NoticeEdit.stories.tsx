import type { Meta } from '@storybook/react-vite';
import { getNotice } from '#contract/calls/operator/notices.ts';
import { operatorNotice } from '../answers/operator.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/notices/7',
  as: operator,
  says: 'resources.notices.titles.edit',
  reads: getNotice,
  failed: 'lists.failed',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({ answers: [fail(getNotice, 'not_found')], says: 'lists.notFound' });
export const Popup = screen.state({
  answers: [answer(getNotice, { ...operatorNotice, kind: 'popup' })],
  play: ({ click }) => click('resources.notices.texts.openPopup'),
  says: 'tools.notices.doNotShow',
});
export const Deletion = screen.state({
  play: ({ click }) => click('resources.notices.texts.delete'),
  says: 'resources.notices.texts.deleteTitle',
});
