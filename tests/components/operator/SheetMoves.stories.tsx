import type { Meta } from '@storybook/react-vite';
import { listSheetMoves, moveSheets } from '#contract/calls/operator/sheet-products.ts';
import { sheetMoves } from '../answers/operator.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/sheet-moves',
  as: operator,
  says: 'Acetone, technical',
  reads: listSheetMoves,
  failed: 'The sheets could not be loaded',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const FrenchOnPhone = screen.state({ language: 'fr', isPhone: true });
export const Nothing = screen.state({
  answers: [answer(listSheetMoves, { sheets: [], total: 0 })],
  says: 'Every collection has the newest version there is.',
});
export const OneLeft = screen.state({
  answers: [
    answer(moveSheets, {
      results: sheetMoves.sheets.slice(0, 1).map(({ id }) => ({ id, outcome: 'changed' as const })),
    }),
  ],
  play: async ({ click, sees }) => {
    await sees('Move 1 sheet');
    // What has just come is not clicked by chance.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await click('Move 1 sheet');
  },
  says: 'Not moved, because something has changed since they were shown: Acetone, technical.',
});
