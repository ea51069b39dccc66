import type { Meta } from '@storybook/react-vite';
import { listOperatorSheets } from '#contract/calls/operator/sheets.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/sheets',
  as: operator,
  says: 'resources.desk-sheets.titles.list',
  reads: listOperatorSheets,
  failed: 'lists.failed',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Refused = screen.Refused;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({
  answers: [answer(listOperatorSheets, [])],
  says: 'resources.desk-sheets.texts.empty',
});
/** What empties the lists, beyond the usual. */
export const Actions = screen.state({
  play: ({ click }) => click('See to it: Acetone'),
  says: 'There is no newer one',
});
export const ActionsInFrenchOnPhone = screen.state({
  play: ({ click }) => click('Régler\u00a0: Acetone'),
  language: 'fr',
  isPhone: true,
  says: 'Il n’y en a pas de plus récente',
});
