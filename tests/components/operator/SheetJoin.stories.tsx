import type { Meta } from '@storybook/react-vite';
import { joinSheets, listJoinableSheets } from '#contract/calls/operator/sheet-products.ts';
import { operator } from '../answers/people.ts';
import { answer, breakDown, fail, keepWaiting } from '../harness/answers.ts';
import { type Doing, statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const open = ({ click }: Doing) => click('Join with another');
const openInFrench = ({ click }: Doing) => click('Réunir avec une autre');
const older = 'Acetone, technical Larch';
const french = 'Acétone technique';

const { state } = statesOf({ path: '/operator/sheets/501', as: operator, says: french });

export const Usual = state({ play: open });
export const French = state({ play: openInFrench, language: 'fr' });
export const Phone = state({ play: open, isPhone: true });
export const Versions = state({
  play: async (doing) => {
    await open(doing);
    await doing.click(older);
  },
  says: 'Have all collections move to the newer one',
});
export const Languages = state({
  play: async (doing) => {
    await open(doing);
    await doing.click(french);
  },
  says: 'They are the two languages of one product from then on.',
});
export const NobodyChosen = state({
  play: async (doing) => {
    await open(doing);
    await doing.sees(french);
    await doing.click('Join');
  },
  says: 'Choose a sheet.',
});
export const OfOthers = state({
  answers: [fail(joinSheets, 'sheet.of_others', { pointer: '/data/other' })],
  play: async (doing) => {
    await open(doing);
    await doing.click(french);
    await doing.click('Join');
  },
  says: 'errors.sheet.of_others',
});
export const Nothing = state({
  play: open,
  answers: [answer(listJoinableSheets, [])],
  says: 'No sheet looks like this one. Find it by its name or number.',
});
export const Loading = state({
  play: open,
  answers: [keepWaiting(listJoinableSheets)],
  says: 'Both become versions, or languages, of one product',
});
export const Failed = state({
  play: open,
  answers: [breakDown(listJoinableSheets)],
  says: 'The sheets could not be loaded',
});
export const Part = state({
  play: ({ click }) => click('Part from the others'),
  says: 'Part “Acetone, technical” from its versions?',
});
