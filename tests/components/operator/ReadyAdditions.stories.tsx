import type { Meta } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { listReadyAdditions } from '#contract/calls/operator/ready.ts';
import { readyAdditions } from '../answers/operator.ts';
import { operator } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/ready-additions',
  as: operator,
  says: 'Kestrel White 900',
  reads: listReadyAdditions,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.French;
export const Phone = screen.Phone;
/** What members will act on is looked through before it is kept. */
export const Hazards = screen.state({ says: 'Danger · H225, H336' });
export const NothingReady = screen.state({
  answers: [answer(listReadyAdditions, { additions: [], total: 0 })],
  says: 'No sheet is ready at the moment.',
});
/** Nothing is added before somebody can have looked through the list. */
const isReady = () =>
  waitFor(
    () => {
      const add = document.querySelector('main .MuiButton-contained:not([aria-disabled])');
      if (!add) throw new Error('The list is not ready yet.');
    },
    { timeout: 10_000 },
  );
/** The one of the two that could not be added says why. */
export const OneNotAdded = screen.state({
  play: async ({ click, sees }) => {
    await sees('Add 2 sheets');
    await isReady();
    await click('Add 2 sheets');
  },
  says: 'R-20431 was added just before and may be the same product.',
});
export const OneNotAddedInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  play: async ({ click, sees }) => {
    await sees('Ajouter 2 fiches');
    await isReady();
    await click('Ajouter 2 fiches');
  },
  says: 'La fiche de R-20431 vient d’être ajoutée et concerne peut-être le même produit.',
});
export const OneLeftOut = screen.state({
  play: async ({ click }) => click('Add Kestrel White 900'),
  says: 'Add 1 sheet',
});
/** The file of the first is there already: nothing is added for it. */
const withOneUsed: typeof readyAdditions = {
  ...readyAdditions,
  additions: readyAdditions.additions.map((one, at) =>
    at === 0 ? { ...one, decision: { kind: 'use', isn: 501 }, like: readyAdditions.additions[1]!.like } : one,
  ),
};
export const OneIsUsed = screen.state({
  answers: [answer(listReadyAdditions, withOneUsed)],
  says: 'Add 1, use 1 already there',
});
export const UsedAlone = screen.state({
  answers: [answer(listReadyAdditions, withOneUsed)],
  play: ({ click }) => click('Add Hydrogen Peroxide 35 % Technical'),
  says: 'Use 1 sheet that is there',
});
export const UsedAloneInFrenchOnPhone = screen.state({
  answers: [answer(listReadyAdditions, withOneUsed)],
  language: 'fr',
  isPhone: true,
  play: ({ click }) => click('Ajouter Hydrogen Peroxide 35 % Technical'),
  says: 'Utiliser 1 fiche déjà là',
});
export const IngredientsAreReadInTheRow = screen.state({
  play: async ({ sees }) => sees('Titanium dioxide 13463-67-7 · 10 - 30 %'),
  says: 'and 2 more',
});
export const FurtherIngredientsOpen = screen.state({
  play: async ({ click }) => click('and 2 more'),
  says: 'Proprietary additive trade secret',
});
