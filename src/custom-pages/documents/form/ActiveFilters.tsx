import { Box, Typography } from '@mui/material';
import { formatShortDate } from '#contract/short-date.ts';
import { FilterChip } from '#src/custom-pages/search/chips/FilterChip.tsx';
import { useChips } from '#src/custom-pages/search/chips/use-chips.ts';
import { useSearch } from '#src/custom-pages/search/state/use-search.ts';
import { useText } from '#src/i18n/use-text.ts';

/** The filters that found the sheets, as the search page names them. */
export const ActiveFilters = () => {
  const text = useText();
  const { filters } = useSearch();
  const { from, to } = filters.modified ?? {};
  // A range that is open at one end has no chip on the search page, but it filters.
  const oneEnd = from && !to ? text('requests.since', { date: formatShortDate(from) }) : undefined;
  const otherEnd = to && !from ? text('requests.until', { date: formatShortDate(to) }) : undefined;
  const open = oneEnd ?? otherEnd;
  const chips = [
    ...useChips(),
    ...(open ? [{ key: 'modified', kind: text('search.chips.modified'), value: open }] : []),
  ];
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
