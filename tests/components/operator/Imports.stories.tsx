import type { Meta } from '@storybook/react-vite';
import { listOperatorImports } from '#contract/calls/operator/imports.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/imports',
  as: operator,
  says: 'pages.imports',
  reads: listOperatorImports,
  closedTo: companyAdmin,
});

export const Usual = screen.state({ says: 'Choose the organization that the sheets are for' });
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.state({ language: 'fr', says: 'Moulins Northline' });
export const Phone = screen.Phone;
export const OfAnOrganisation = screen.state({
  path: '/operator/imports?organisation=10001',
  says: 'One list (Excel or CSV)',
});
export const Empty = screen.state({
  answers: [answer(listOperatorImports, { data: [], total: 0 })],
  says: 'Nothing has been imported yet.',
});
