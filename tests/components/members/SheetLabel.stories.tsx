import type { Meta } from '@storybook/react-vite';
import { getLabel } from '#contract/calls/labels.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { tooSmallLabel } from '../answers/sheets.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/tools/label/labels/501',
  as: companyAdmin,
  says: 'label.actualSize',
  reads: getLabel,
  failed: 'label.failed',
  closedTo: operator,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const TooSmall = screen.state({ answers: [answer(getLabel, tooSmallLabel)], says: 'label.tooSmall' });
export const Missing = screen.state({ answers: [fail(getLabel, 'not_found')], says: 'label.notFound' });
