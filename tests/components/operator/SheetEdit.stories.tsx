import type { Meta } from '@storybook/react-vite';
import { getOperatorSheet } from '#contract/calls/operator/sheets.ts';
import { operatorSheet } from '../answers/operator.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/sheets/501',
  as: operator,
  says: 'resources.desk-sheets.titles.edit',
  reads: getOperatorSheet,
  failed: 'lists.failed',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({ answers: [fail(getOperatorSheet, 'not_found')], says: 'lists.notFound' });
export const SentByOne = screen.state({
  answers: [answer(getOperatorSheet, { ...operatorSheet, owner: operatorSheet.held_by[0]! })],
  says: 'alone, whose upload or list brought it',
});
