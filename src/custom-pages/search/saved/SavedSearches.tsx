import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, ButtonBase, IconButton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { facetPageSize } from '#contract/limits.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { type FacetName, facetNames } from '#contract/search/facets.ts';
import { defaultSort } from '#contract/search/query.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { SavedSearch } from '#src/providers/saved-searches.ts';
import { searchSheets } from '#src/providers/sheets/search-sheets.ts';
import { ChoicesFailed } from '#src/ui/forms/ChoicesFailed.tsx';
import { PanelSection } from '../filters/PanelSection.tsx';
import { focusResults } from '../results/focus-results.ts';
import { useLocations } from '../state/use-locations.ts';
import { useSearch } from '../state/use-search.ts';
import { useValueLabel } from '../state/use-value-label.ts';
import { useMissingNote } from './missing-note.ts';
import { useSavedSearches } from './use-saved-searches.ts';

const DeleteSavedSearch = lazy(() => import('./DeleteSavedSearch.tsx'));

/** The member's saved searches in the panel: a touch applies one. Nothing stands here until one is saved. */
export const SavedSearches = () => {
  const text = useText();
  const { filters, apply } = useSearch();
  const { searches, hasFailed, retry } = useSavedSearches();
  const { tell, close } = useMissingNote(filters);
  const valueLabel = useValueLabel();
  const { nameOf } = useLocations();
  const [shown, setShown] = useState<number>(facetPageSize);
  const [toDelete, setToDelete] = useState<SavedSearch>();
  if (hasFailed) {
    return (
      <PanelSection name="saved" title={text('tools.saved.title')} isOpenAtFirst>
        <ChoicesFailed onRetry={retry} />
      </PanelSection>
    );
  }
  if (searches.length === 0) return null;

  const open = async ({ name, criteria, unknown }: SavedSearch) => {
    // An older note would be closed only to come back with the answer to this look.
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

interface Props {
  readonly search: SavedSearch;
  readonly isCurrent: boolean;
  readonly onApply: () => void;
  readonly onDelete: () => void;
}

/** A saved search with the number of sheets it finds now. */
const SavedSearchRow = ({ search: { name, criteria }, isCurrent, onApply, onDelete }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { data: total } = useQuery({
    queryKey: ['sheets', 'count', criteria],
    queryFn: async ({ signal }) =>
      (await searchSheets({ filters: criteria, sort: [defaultSort], start: 0, rows: 0, facets: [], signal })).total,
    staleTime: 60_000,
  });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ButtonBase
        onClick={onApply}
        aria-current={isCurrent || undefined}
        aria-label={text('tools.saved.apply', { name })}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          gap: 2,
          px: 2,
          minHeight: 32,
          borderRadius: 1.5,
          fontSize: '0.8125rem',
          textAlign: 'start',
          overflowWrap: 'anywhere',
          fontWeight: isCurrent ? 600 : 400,
          '&:hover': { bgcolor: 'action.hover' },
          '@media (pointer: coarse)': { minHeight: 44 },
        }}
      >
        <BookmarkBorder sx={{ fontSize: 18, color: 'text.secondary' }} />
        <Box component="span" sx={{ flex: 1 }}>
          {name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {total !== undefined && formatNumber(total, language)}
        </Box>
      </ButtonBase>
      <IconButton size="small" onClick={onDelete} aria-label={text('tools.saved.delete', { name })}>
        <DeleteOutlined sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  );
};
