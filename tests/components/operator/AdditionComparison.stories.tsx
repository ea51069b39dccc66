import type { Meta } from '@storybook/react-vite';
import { compareAddition } from '#contract/calls/operator/requests.ts';
import { comparison, comparisonWithScan, unreadComparison } from '../answers/operator.ts';
import { operator } from '../answers/people.ts';
import { answer, breakDown, fail, keepWaiting } from '../harness/answers.ts';
import { type Doing, statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const open = ({ click }: Doing) => click('Compare with Acetone, technical, dated January 15, 2023');
const openInFrench = ({ click }: Doing) => click('Comparer avec Acetone, technical, du 15 janvier 2023');

const { state } = statesOf({
  path: '/operator/requests/20401',
  as: operator,
  says: 'Suspected of causing cancer',
});

export const Usual = state({ play: open });
export const Pictograms = state({ play: open, says: 'New Health hazard' });
export const WordByWord = state({ play: open, says: 'Eye contact: Rinse for 1530 minutes.' });
export const French = state({ play: openInFrench, language: 'fr', says: 'Nouveau Danger pour la santé' });
export const Phone = state({ play: open, isPhone: true });
export const FrenchOnPhone = state({ play: openInFrench, language: 'fr', isPhone: true, says: 'Section par section' });
export const Loading = state({
  play: open,
  answers: [keepWaiting(compareAddition)],
  says: 'Both sheets are being read and compared.',
});
export const Failed = state({
  play: open,
  answers: [breakDown(compareAddition)],
  says: 'The PDF could not be compared',
});
export const Gone = state({ play: open, answers: [fail(compareAddition, 'not_found')], says: 'search.failed.retry' });
export const Scan = state({
  play: open,
  answers: [answer(compareAddition, unreadComparison)],
  says: 'The new PDF is a scan without text: it cannot be compared.',
});
export const ScanInFrenchOnPhone = state({
  play: openInFrench,
  language: 'fr',
  isPhone: true,
  answers: [answer(compareAddition, unreadComparison)],
  says: 'Le nouveau PDF est une numérisation sans texte\u00a0: il ne peut pas être comparé.',
});
export const BesideAScan = state({
  play: open,
  answers: [answer(compareAddition, comparisonWithScan)],
  says: 'Not all of the first aid was read with certainty off both sheets',
});
export const TwoLanguages = state({
  play: open,
  answers: [
    answer(compareAddition, {
      ...comparison,
      after: {
        ...comparison.after,
        result: { ...comparison.after.result, language: 'fr' },
        sections: comparison.after.sections.map((one) => ({ ...one, language: 'fr' as const })),
      },
    }),
  ],
  says: 'their sections stand beside each other',
});
