import type { Meta } from '@storybook/react-vite';
import { getSheetDetails, type SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { getSheetSections } from '#contract/calls/get-sheet-sections.ts';
import type { SheetSection } from '#contract/sheets/sheet-sections.ts';
import { companyAdmin } from '../answers/people.ts';
import { details } from '../answers/sheets.ts';
import { answerBy, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const section = (number: number, text: string): SheetSection => ({
  number,
  language: 'en',
  text,
  pages: [1, 1],
  doubts: [],
});

const earlier: SheetDetails = { ...details, isn: 501 };
const later: SheetDetails = {
  ...details,
  isn: 502,
  result: {
    ...details.result,
    dateofmsds: '2026-04-02',
    hazard_statements: [{ code: 'H351', text: 'Suspected of causing cancer' }],
  },
};
const sections = {
  501: [section(1, 'Thinner 7'), section(4, 'Eye contact: rinse for 15 minutes.'), section(8, 'Gloves: nitrile.')],
  502: [section(1, 'Thinner 7'), section(4, 'Eye contact: rinse for 30 minutes.')],
};

const screen = statesOf({
  path: '/sds-details/compare/501/502',
  as: companyAdmin,
  says: 'Suspected of causing cancer',
  reads: getSheetDetails,
  answers: [
    answerBy(getSheetDetails, 'recordID', { 501: earlier, 502: later }),
    answerBy(getSheetSections, 'recordID', sections),
  ],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.French;
export const Phone = screen.Phone;
export const WayBack = screen.state({
  says: 'Back to the sheet',
  play: async ({ click }) => click('shell.closeNavigation'),
});
export const WordByWord = screen.state({ says: 'rinse for 1530 minutes.' });
export const OneSectionMissing = screen.state({ says: 'Not found in this sheet.' });
export const Unchanged = screen.state({
  path: '/sds-details/compare/501/501',
  says: 'Without change: sections 1, 4, 8.',
});
export const TwoLanguages = screen.state({
  answers: [
    answerBy(getSheetDetails, 'recordID', {
      501: earlier,
      502: { ...later, result: { ...later.result, language: 'fr' } },
    }),
    answerBy(getSheetSections, 'recordID', {
      501: sections[501],
      502: sections[502].map((one) => ({ ...one, language: 'fr' as const, text: `${one.text} (fr)` })),
    }),
  ],
  says: 'their sections stand beside each other',
});
export const NoSuchSheet = screen.state({
  path: '/sds-details/compare/501/x',
  says: 'details.notHeld',
});
export const OfAnother = screen.state({
  answers: [fail(getSheetDetails, 'not_found')],
  says: 'details.notHeld',
});
