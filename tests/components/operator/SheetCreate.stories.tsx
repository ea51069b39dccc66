import type { Meta } from '@storybook/react-vite';
import { openAddition } from '#contract/calls/operator/additions.ts';
import { getOperatorSheet } from '#contract/calls/operator/sheets.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/sheets/create',
  as: operator,
  says: 'resources.desk-sheets.titles.create',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const NobodyChosen = screen.state({
  play: ({ click }) => click('Go on to the form'),
  says: 'Organization is required',
});
export const WrongFile = screen.state({
  play: ({ choose }) => choose(new File(['words'], 'notes.txt', { type: 'text/plain' })),
  says: 'notes.txt',
});
export const Refused = screen.state({
  path: '/operator/sheets/create?organisation=10001',
  answers: [fail(openAddition, 'no_room')],
  play: ({ click }) => click('Go on to the form'),
  says: 'errors.no_room',
});
export const OtherLanguage = screen.state({
  path: '/operator/sheets/create?like=501&language=fr',
  says: 'The French sheet of “Acetone, technical”',
});
export const NewerInFrenchOnPhone = screen.state({
  path: '/operator/sheets/create?like=501',
  says: 'Une fiche plus récente de',
  language: 'fr',
  isPhone: true,
});
export const SheetGone = screen.state({
  path: '/operator/sheets/create?like=501',
  answers: [fail(getOperatorSheet, 'not_found')],
  says: 'The sheet that it belongs with could not be loaded',
});
