import type { Meta } from '@storybook/react-vite';
import { listSubsets } from '#contract/calls/list-subsets.ts';
import { listSavedSearches } from '#contract/calls/saved-searches.ts';
import { companyAdmin } from '../answers/people.ts';
import { answer, breakDown } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/search', as: companyAdmin, says: 'search.heading' });

export const AdvancedSearch = screen.state({
  play: ({ click }) => click('tools.advanced.open'),
  says: 'tools.advanced.intro',
});
export const AdvancedSearchInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  play: async ({ click }) => {
    await click('tools.more');
    await click('tools.advanced.open');
  },
  says: 'tools.advanced.intro',
});
export const Columns = screen.state({ play: ({ click }) => click('tools.columns.open'), says: 'tools.columns.intro' });
export const Sections = screen.state({
  play: ({ click }) => click('tools.sections.open'),
  says: 'tools.sections.intro',
});
export const SavedSearches = screen.state({ says: 'Solvents' });
export const NoSavedSearches = screen.state({ answers: [answer(listSavedSearches, { searchFilters: [] })] });
export const SavedSearchesFailed = screen.state({
  answers: [breakDown(listSavedSearches)],
  says: 'lists.choicesFailed',
});
export const FiltersOnPhone = screen.state({
  isPhone: true,
  play: ({ click }) => click('search.filters'),
  says: 'search.sections.pictogram',
});
export const FiltersInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  play: ({ click }) => click('search.filters'),
  says: 'search.sections.pictogram',
});
export const LocationsFailed = screen.state({ answers: [breakDown(listSubsets)], says: 'lists.choicesFailed' });
