import type { Meta } from '@storybook/react-vite';
import { acceptStorage, getStorageAdvice } from '#contract/calls/storage-advice.ts';
import { collectionAdmin, reader } from '../answers/people.ts';
import { storageAdvice, storageOfLocation } from '../answers/storage-advice.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/overview/storage',
  as: collectionAdmin,
  says: 'pages.storage',
  reads: getStorageAdvice,
  closedTo: reader,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;

const ofLocation = { path: '/overview/storage?location=1', answers: [answer(getStorageAdvice, storageOfLocation)] };
const acceptBleach = 'Accept Acids and Hypochlorites and other chlorine-releasing bleaches in Mill › Water treatment';

export const OfALocation = screen.state({
  ...ofLocation,
  says: 'Acids release chlorine gas from hypochlorite bleach.',
});
export const OfALocationInFrench = screen.state({
  ...ofLocation,
  language: 'fr',
  says: 'Acides, entre produits de ce groupe',
});
export const OfALocationOnAPhone = screen.state({ ...ofLocation, isPhone: true, says: 'and 2 more' });
export const Accepting = screen.state({
  ...ofLocation,
  play: async ({ click }) => click(acceptBleach),
  says: 'Your name and the day stand with the reason.',
});
export const AcceptingWithoutAReason = screen.state({
  ...ofLocation,
  play: async ({ click }) => {
    await click(acceptBleach);
    await click('Accept');
  },
  says: 'Reason is required',
});
export const AcceptedMeanwhile = screen.state({
  ...ofLocation,
  answers: [...ofLocation.answers, fail(acceptStorage, 'record.changed')],
  play: async ({ click, type }) => {
    await click(acceptBleach);
    await type('Reason', 'In a cabinet of its own');
    await click('Accept');
  },
  says: 'errors.record.changed',
});
export const TakingBack = screen.state({
  ...ofLocation,
  play: async ({ click }) => click('Take back that Acids, among themselves may stand together in Mill'),
  says: 'holds no more for any of it',
});
export const NothingTogether = screen.state({
  path: '/overview/storage?location=1',
  answers: [answer(getStorageAdvice, { ...storageOfLocation, together: [], between: [], idle: [], gone: [] })],
  says: 'Nothing stands together here that is commonly kept apart.',
});
export const NoLocations = screen.state({
  answers: [answer(getStorageAdvice, { ...storageAdvice, locations: [] })],
  says: 'No sheet stands in a location.',
});
export const NoSuchLocation = screen.state({
  path: '/overview/storage?location=9',
  answers: [fail(getStorageAdvice, 'not_found')],
  says: 'Your organization has no such location',
});

const [acids, acidsAmong] = storageOfLocation.together;
const many = (['FLL', 'OXI', 'BAS', 'CYS', 'ISO', 'WRX', 'MET'] as const).map((b) => ({ ...acidsAmong!, b }));
const ofManyPairs = {
  path: '/overview/storage?location=1',
  answers: [answer(getStorageAdvice, { ...storageOfLocation, together: [acids!, ...many] })],
};
export const ManyPairs = screen.state({ ...ofManyPairs, says: '8 pairs' });
export const ManyPairsOnAPhoneInFrench = screen.state({
  ...ofManyPairs,
  isPhone: true,
  language: 'fr',
  says: '8 paires',
});
export const ManyPairsNarrowedByAProduct = screen.state({
  ...ofManyPairs,
  play: async ({ type, sees }) => {
    await type('Group, product or place', 'sodium HYPOCHLORITE water');
    await sees('Acids release chlorine gas from hypochlorite bleach.');
  },
  says: '1 of 8 pairs Only products and places that are named here are looked through, not those of “and more”.',
});
export const ManyPairsOfWhichTheNewAreWanted = screen.state({
  ...ofManyPairs,
  play: async ({ click }) => click('New only'),
  says: '1 of 8 pairs',
});
