import type { Meta } from '@storybook/react-vite';
import { getOperatorImport } from '#contract/calls/operator/imports.ts';
import { doneImport } from '../answers/imports.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/imports/41',
  as: operator,
  says: 'Import 1,204 sheets: 1,180 new, 24 changed',
  reads: getOperatorImport,
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.state({ language: 'fr', says: 'Moulins Northline' });
export const Phone = screen.Phone;
export const NotThere = screen.state({
  answers: [fail(getOperatorImport, 'not_found')],
  says: 'This import is not there',
});
export const Done = screen.state({
  answers: [answer(getOperatorImport, doneImport)],
  says: 'See the sheets of the organization',
});
