import { Box, Typography } from '@mui/material';
import { dayFieldNames } from '#contract/search/fields.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { FilterChip } from '#src/custom-pages/search/chips/FilterChip.tsx';
import { useChips } from '#src/custom-pages/search/chips/use-chips.ts';
import { useSearch } from '#src/custom-pages/search/state/use-search.ts';
import { useText } from '#src/i18n/use-text.ts';

/** The filters that found the sheets, as the search page names them. */
export const ActiveFilters = () => {
  const text = useText();
  const { filters } = useSearch();
  // A range that is open at one end has no chip on the search page, and narrows all the same.
  const openRanges = dayFieldNames.flatMap((name) => {
    const { from, to } = filters[name] ?? {};
    if (from !== undefined && to !== undefined) return [];
    const value =
      (from && text('requests.since', { date: formatShortDate(from) })) ??
      (to && text('requests.until', { date: formatShortDate(to) }));
    return value ? [{ key: name, kind: text(`search.chips.${name}`), value }] : [];
  });
  const chips = [...useChips(), ...openRanges];
  if (chips.length === 0) return <Typography>{text('documents.wholeCollection')}</Typography>;
  return (
    <Box
      component="ul"
      aria-label={text('documents.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {chips.map((chip) => (
        <FilterChip key={chip.key} chip={chip} />
      ))}
    </Box>
  );
};
