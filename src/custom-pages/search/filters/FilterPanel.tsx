import { Box, Button, Skeleton, Typography } from '@mui/material';
import { createContext, memo, Suspense, useContext, useDeferredValue } from 'react';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ManageFiltersButton } from '../arrange/ManageFiltersButton.tsx';
import { usePreferences } from '../arrange/preferences.tsx';
import { type Chip, useChips } from '../chips/use-chips.ts';
import { focusResults } from '../results/focus-results.ts';
import { useSavedSearches } from '../saved/use-saved-searches.ts';
import { useLocations } from '../state/use-locations.ts';
import { useSearch } from '../state/use-search.ts';
import { Greeting } from '../tools/Greeting.tsx';
import { PanelSection } from './PanelSection.tsx';
import { type Section, sections } from './sections.tsx';

/** Most people have saved none. */
const SavedSearches = lazy(() => import('../saved/SavedSearches.tsx'));

/** The line over the filters, in the panel and in the drawer. */
export const headOfFilters = {
  display: 'flex',
  alignItems: 'center',
  pl: 4,
  pr: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** The filters beside the results. */
export const FilterPanel = () => {
  const text = useText();
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          bgcolor: 'background.paper',
          minHeight: 48,
          ...headOfFilters,
        }}
      >
        <Typography variant="h2" sx={{ flex: 1, fontSize: '0.875rem' }}>
          {text('search.filters')}
        </Typography>
        <ResetButton />
        <ManageFiltersButton />
      </Box>
      <FilterSections />
      <Greeting />
    </>
  );
};

const ResetButton = () => {
  const text = useText();
  const { activeCount, clear } = useSearch();
  return (
    <Button
      size="small"
      disabled={activeCount === 0}
      onClick={() => {
        clear();
        focusResults();
      }}
    >
      {text('search.reset')}
    </Button>
  );
};

/** The sections themselves, in the panel or in the drawer. */
export const FilterSections = () => {
  const search = useSearch();
  const { isKnown: areLocationsKnown } = useLocations();
  const { isKnown: areSavedKnown } = useSavedSearches();
  // All sections load at once: a late one would push those below it. A failed one is fetched once more when its section
  // mounts, and does not remove the sections again.
  if (search.isPending || !areLocationsKnown || !areSavedKnown) return <SectionSkeletons />;
  return (
    <Suspense fallback={<SectionSkeletons />}>
      <ShownSections />
    </Suspense>
  );
};

const ShownSections = () => {
  const search = useSearch();
  const { preferences } = usePreferences();
  const chips = useChips();
  const { searches, hasFailed } = useSavedSearches();
  // The first one saved is fetched beside the sections that stand there, not in place of them.
  const hasSaved = useDeferredValue(searches.length > 0 || hasFailed);
  const shown = sections.filter(({ name, hasData }) => hasData(search) && !preferences.hiddenSections.includes(name));
  return (
    <ChipsContext value={chips}>
      {hasSaved && <SavedSearches />}
      {shown.map((section) => (
        <FilterSection key={section.name} section={section} />
      ))}
    </ChipsContext>
  );
};

/** The height of the sections in a usual window, so that the content below them does not jump. */
const SectionSkeletons = () => (
  <Box aria-hidden sx={{ p: 4, display: 'grid', alignContent: 'start', gap: 5, minHeight: 700 }}>
    {[60, 75, 50, 70, 45, 65].map((width) => (
      <Skeleton key={width} width={`${width}%`} height={14} />
    ))}
  </Box>
);

const ChipsContext = createContext<readonly Chip[]>([]);

/** What is chosen in a section, in words. */
const Chosen = ({ name }: Pick<Section, 'name'>) => {
  const chips = useContext(ChipsContext);
  const values = chips.filter(({ section }) => section === name).map(({ value }) => value);
  return values.length > 0 && <span className="section-chosen">{values.join(', ')}</span>;
};

/** A filter section; folded, its head shows what is chosen in it. */
const FilterSection = memo(({ section: { name, content, isOpenAtFirst } }: { section: Section }) => {
  const text = useText();
  return (
    <PanelSection
      name={name}
      title={text(`search.sections.${name}`)}
      chosen={<Chosen name={name} />}
      isOpenAtFirst={isOpenAtFirst === true}
    >
      {content}
    </PanelSection>
  );
});
