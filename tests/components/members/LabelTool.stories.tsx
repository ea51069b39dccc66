import type { Meta } from '@storybook/react-vite';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { noMatch } from '../answers/sheets.ts';
import { answer, breakDown } from '../harness/answers.ts';
import type { Doing } from '../harness/states.tsx';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/tools/label', as: companyAdmin, says: 'label.title', closedTo: operator });

export const Usual = screen.Usual;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;

const find = ({ type }: Doing) => type('label.choose', 'ace');

export const Empty = screen.state({ says: 'label.empty' });
export const NoneFound = screen.state({
  play: find,
  answers: [answer(searchSheets, noMatch)],
  says: 'label.noneFound',
});
export const Failed = screen.state({ play: find, answers: [breakDown(searchSheets)], says: 'lists.choicesFailed' });
export const Chosen = screen.state({
  play: async (doing) => {
    await find(doing);
    await doing.sees('Larch Solvents');
    await doing.click('Acetone, technical');
  },
  says: 'label.actualSize',
});
