import type { Meta } from '@storybook/react-vite';
import { getSheetDetails } from '#contract/calls/get-sheet-details.ts';
import { companyAdmin, operator, reader } from '../answers/people.ts';
import { bareDetails } from '../answers/sheets.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/sds-details/isn/501',
  as: companyAdmin,
  says: 'details.identification',
  reads: getSheetDetails,
  failed: 'details.failed',
  closedTo: operator,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({ answers: [answer(getSheetDetails, bareDetails)], says: 'details.noLocations' });
export const ToReaders = screen.state({ as: reader });
export const Removal = screen.state({
  play: ({ click }) => click('details.removal.removeFrom'),
  says: 'details.removal.fromOne',
});
