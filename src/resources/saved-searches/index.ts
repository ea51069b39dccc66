import { defineResource } from '#src/admin/define-resource.ts';
import { type SavedSearch, savedSearchWire } from '#src/providers/saved-searches.ts';

/** The searches that the member has saved; listed, added and deleted on the search page. */
export const savedSearches = defineResource({
  name: 'saved-searches',
  data: {
    jsonApi: {
      type: 'saved-searches',
      path: '/search-filters/',
      writes: ['name', 'criteria'],
      relationships: {},
      isWhole: true,
      wire: savedSearchWire,
    },
  },
  recordRepresentation: ({ name }: SavedSearch) => name,
});
