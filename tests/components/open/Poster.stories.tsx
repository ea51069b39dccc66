import type { Meta } from '@storybook/react-vite';
import { getPosterSheet, searchPoster, visitPoster } from '#contract/calls/poster-visits.ts';
import { companyAdmin } from '../answers/people.ts';
import { visitedSheet, visitorSearch } from '../answers/posters.ts';
import { noEmergency } from '../answers/sheets.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/e/7k3mqz0v9xw2h5tcn8b4rydjpsga',
  says: 'Acetone, technical',
  reads: searchPoster,
  failed: 'The sheets could not be loaded',
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.state({ language: 'fr', says: 'Usine › Atelier de peinture' });
export const Phone = screen.Phone;
export const OfMember = screen.state({ as: companyAdmin, says: 'Mill › Paint shop' });
export const Empty = screen.state({
  answers: [answer(searchPoster, { total: 0, collection_size: 0, sheets: [], instead: [] })],
  says: 'No sheet stands in this location yet',
});
export const NothingFound = screen.state({
  path: '/e/7k3m?q=xylol',
  answers: [answer(searchPoster, { total: 0, collection_size: 2, sheets: [], instead: [] })],
  says: 'No sheet has “xylol”',
});
export const Forgiven = screen.state({
  path: '/e/7k3m?q=acetne',
  answers: [answer(searchPoster, { ...visitorSearch, instead: [{ typed: 'acetne', used: 'acetone' }] })],
  says: 'No sheet has “acetne”. These have “acetone”.',
});
export const CodeEnded = screen.state({
  answers: [fail(visitPoster, 'poster.ended'), fail(searchPoster, 'poster.ended')],
  says: 'This code is no longer in use',
});
export const CodeUnknown = screen.state({
  answers: [fail(visitPoster, 'poster.unknown'), fail(searchPoster, 'poster.unknown')],
  says: 'No location has this code',
});
export const Busy = screen.state({
  answers: [fail(searchPoster, 'throttled')],
  says: 'Many are asking at the moment.',
});
export const Sheet = screen.state({ path: '/e/7k3m?sheet=501', says: 'Highly flammable liquid and vapour' });
export const SheetInFrenchOnPhone = screen.state({
  path: '/e/7k3m?sheet=501',
  language: 'fr',
  isPhone: true,
  says: 'Cette fiche est en anglais.',
});
export const SheetUnread = screen.state({
  path: '/e/7k3m?sheet=501',
  answers: [answer(getPosterSheet, { ...visitedSheet, emergency: noEmergency })],
  says: 'Acetone, technical',
});
export const SheetGone = screen.state({
  path: '/e/7k3m?sheet=501',
  answers: [fail(getPosterSheet, 'not_found')],
  says: 'This sheet does not stand in this location',
});
