import type { Meta } from '@storybook/react-vite';
import { expect, screen as page, waitFor } from 'storybook/test';
import { getOrganisationsSideBySide, getOverview } from '#contract/calls/overview.ts';
import { getWatchedLists } from '#contract/calls/watched-lists.ts';
import { overview } from '../answers/overview.ts';
import { collectionAdmin, reader } from '../answers/people.ts';
import { answer, asked, fail, keepWaiting } from '../harness/answers.ts';
import { type Story, statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/overview',
  as: collectionAdmin,
  says: 'pages.overview',
  reads: getOverview,
  closedTo: reader,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({
  answers: [
    answer(getOverview, {
      ...overview,
      sheets: 0,
      products: { both: 0, en: 0, fr: 0 },
      in_one_language: { en: 0, fr: 0 },
      facets: {},
      locations: [],
    }),
  ],
  says: 'There are no sheets here yet.',
});
export const WithinALocation = screen.state({
  answers: [
    answer(getOverview, {
      ...overview,
      products: undefined,
      in_one_language: undefined,
      within: [
        { path: '1', name: 'Mill' },
        { path: '1/2', name: 'Paint shop' },
      ],
    }),
  ],
  says: 'Whole collection',
});
export const ProductsInOneLanguage = screen.state({ says: '120 in English only (123 sheets)' });
export const ProductsInOneLanguageInFrench = screen.state({
  language: 'fr',
  says: '60 en français seulement (61 fiches)',
});
export const NoSuchLocation = screen.state({
  path: '/overview?location=9',
  answers: [fail(getOverview, 'not_found')],
  says: 'Your organization has no such location',
});
export const ChoosingLists = screen.state({
  play: async ({ click }) => click('Watch lists…'),
  says: 'everybody who manages the collection is mailed',
});
export const ChoosingListsInFrench = screen.state({
  language: 'fr',
  play: async ({ click }) => click('Surveiller des listes…'),
  says: 'reçoivent un courriel',
});
export const NothingWatched = screen.state({
  answers: [answer(getWatchedLists, { lists: [], version: 1 })],
  says: 'You may be told when an addition is on a list.',
});
export const ManyLocations = screen.state({
  answers: [answer(getOverview, { ...overview, left_out: 12 })],
  says: '12 more locations are not shown.',
});
export const StoppingTheWeeklyMail = screen.state({
  play: async ({ click }) => click('Mail what is new, once a week'),
  says: 'What is new is not mailed any more.',
});

const manager = { ...collectionAdmin, multi_location: true };
export const SeveralOrganisations = screen.state({ as: manager, says: 'Maple Ridge Manufacturing (you are here)' });
export const SeveralOrganisationsOnAPhone = screen.state({
  as: manager,
  language: 'fr',
  isPhone: true,
  says: 'Vos organisations côte à côte',
});
export const OrganisationsThatDoNotCome = screen.state({
  as: manager,
  answers: [fail(getOrganisationsSideBySide, 'internal')],
  says: 'Your other organizations could not be loaded.',
});
/** The figures wait for them, and are not pushed down by them. */
export const OrganisationsThatAreLate: Story = {
  ...screen.state({ as: manager, answers: [keepWaiting(getOrganisationsSideBySide)] }),
  play: async () => {
    await page.findByRole('status', { name: 'Loading the figures' });
    await waitFor(() => expect([...asked.keys()].some((what) => what.endsWith(getOverview.path))).toBe(true));
    expect(page.queryByRole('table')).toBeNull();
  },
};
