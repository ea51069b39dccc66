import type { Meta } from '@storybook/react-vite';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { noSheets } from '../answers/sheets.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/create-index',
  as: companyAdmin,
  says: 'documents.index.intro',
  reads: searchSheets,
  waits: 'documents.counting',
  failed: 'documents.countFailed',
  closedTo: operator,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({ answers: [answer(searchSheets, noSheets)], says: 'documents.noneTitle' });
