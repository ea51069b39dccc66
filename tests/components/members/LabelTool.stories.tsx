import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getLabel } from '#contract/calls/labels.ts';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { label, noMatch, tooSmallLabel } from '../answers/sheets.ts';
import { answer, answerAt, breakDown } from '../harness/answers.ts';
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

const chooseTwo = async (doing: Doing) => {
  for (const name of ['Acetone, technical', 'Boiler descaler']) {
    await find(doing);
    await doing.click(name);
  }
};
const oneRefused = [
  answerAt(getLabel, {
    501: label,
    502: { ...tooSmallLabel, isn: 502, productName: 'Boiler descaler' },
  }),
];
/** Beside the grey buttons: which product has no label, and the way on without it. */
export const OneRefused = screen.state({
  answers: oneRefused,
  play: async (doing) => {
    await chooseTwo(doing);
    await doing.sees('Nothing can be printed: there is no label of 1 product.');
    await doing.sees('Boiler descaler: its hazards and precautions do not fit this size');
  },
  says: 'Leave it out',
});
export const LeftOut = screen.state({
  answers: oneRefused,
  play: async (doing) => {
    await chooseTwo(doing);
    await doing.click('Leave it out');
  },
  says: 'Print 1 label',
});
/** What a label lacks, also where the label itself is not among those shown. */
export const Lacking = screen.state({
  answers: [
    answer(getLabel, { ...label, textSize: 5.5, fits: false, notes: ['precautions-left-out'], larger: 'roll-6x4' }),
  ],
  play: async (doing) => {
    await find(doing);
    await doing.click('Acetone, technical');
    await doing.sees('At 5.5 pt the text is small to read from a distance.');
    await doing.sees('Use 6 × 4 in (152 × 102 mm)');
  },
  says: 'Acetone, technical: lacks some precautionary statements, text of 5.5 pt is small to read',
});
export const CopiesInvalid = screen.state({
  play: async (doing) => {
    await find(doing);
    await doing.click('Acetone, technical');
    await doing.sees('Print 1 label');
    await doing.type('label.copies', '00000');
    await doing.sees('Between 1 and 1000');
    const words = [...document.querySelectorAll('main button')].map((button) => button.textContent?.trim());
    expect(words).toContain('Print');
  },
  says: 'label.printPlain',
});
