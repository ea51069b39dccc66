import type { Meta } from '@storybook/react-vite';
import { listPosters } from '#contract/calls/posters.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/posters',
  as: companyAdmin,
  says: 'pages.posters',
  reads: listPosters,
  closedTo: reader,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({
  answers: [answer(listPosters, { locations: [] })],
  says: 'Its provider adds them.',
});
export const OldPosterScanned = screen.state({ says: 'Look for an old poster on site.' });
export const Opening = screen.state({
  play: async ({ click }) => click('Open Warehouse'),
  says: 'Nobody sees by it: other locations',
});
export const OpeningInFrench = screen.state({
  language: 'fr',
  play: async ({ click }) => click('Ouvrir Warehouse'),
  says: 'Personne n’y voit',
});
