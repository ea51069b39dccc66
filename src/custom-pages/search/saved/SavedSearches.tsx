import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { facetPageSize } from '#contract/limits.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { type FacetName, facetNames } from '#contract/search/facets.ts';
import { defaultSort } from '#contract/search/query.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { SavedSearch } from '#src/providers/saved-searches.ts';
import { searchSheets } from '#src/providers/sheets/search-sheets.ts';
import { PanelSection } from '../filters/PanelSection.tsx';
import { focusResults } from '../results/focus-results.ts';
import { useLocations } from '../state/use-locations.ts';
import { useSearch } from '../state/use-search.ts';
import { useValueLabel } from '../state/use-value-label.ts';
import { useMissingNote } from './missing-note.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

const DeleteSavedSearch = lazy(() => import('./DeleteSavedSearch.tsx'));

/** The member's saved searches in the panel: a touch applies one. Nothing stands here until one is saved. */
export const SavedSearches = () => {
  const text = useText();
  const { filters, apply } = useSearch();
  const { searches } = useSavedSearches();
  const { tell, close } = useMissingNote(filters);
  const valueLabel = useValueLabel();
  const { nameOf } = useLocations();
  const [shown, setShown] = useState<number>(facetPageSize);
  const [toDelete, setToDelete] = useState<SavedSearch>();
  if (searches.length === 0) return null;

  const open = async ({ name, criteria, unknown }: SavedSearch) => {
    // A note of before would be closed only to come back with the answer of this look.
    close();
    apply(criteria);
    focusResults();
    // A look that fails says nothing: the search itself then shows what is wrong.
    const missing = await findMissingValues(criteria).catch(() => []);
    const gone = missing.map((one) => (one.name === 'location' ? nameOf(one.value) : valueLabel(one.name, one.value)));
    if (gone.length + unknown.length > 0) tell({ name, values: [...gone, ...unknown] }, criteria);
  };
  const current = JSON.stringify(filters);
  return (
    <PanelSection name="saved" title={text('tools.saved.title')} isOpenAtFirst>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {searches.slice(0, shown).map((search) => (
          <SavedSearchRow
            key={search.id}
            search={search}
            isCurrent={JSON.stringify(search.criteria) === current}
            onApply={() => void open(search)}
            onDelete={() => setToDelete(search)}
          />
        ))}
      </Box>
      {searches.length > shown && (
        <Button size="small" onClick={() => setShown(shown + facetPageSize)}>
          {text('tools.saved.loadMore')}
        </Button>
      )}
      {toDelete && (
        <Suspense fallback={null}>
          <DeleteSavedSearch search={toDelete} onClose={() => setToDelete(undefined)} />
        </Suspense>
      )}
    </PanelSection>
  );
};

/** A chosen value of which the collection holds no sheet any more. */
interface MissingValue {
  readonly name: FacetName;
  readonly value: string;
}

/** Looks each chosen value up by itself; those that no sheet has are what a saved search has outlived. Throws CallError. */
const findMissingValues = async (criteria: SearchCriteria): Promise<MissingValue[]> => {
  const chosen = facetNames.flatMap((name) => (criteria[name] ?? []).map((value) => ({ name, value })));
  const counts = await Promise.all(
    chosen.map(async ({ name, value }) => {
      const { total } = await searchSheets({
        filters: { [name]: [value] },
        sort: [defaultSort],
        start: 0,
        rows: 0,
        facets: [],
      });
      return total;
    }),
  );
  return chosen.filter((_, index) => counts[index] === 0);
};
