import { Box } from '@mui/material';
import type { FilterEntry } from '#contract/search/filter-entries.ts';
import { useText } from '#src/i18n/use-text.ts';
import { type LocationWords, useDescribeFilters } from './use-describe-filters.ts';

interface Props {
  readonly filters: readonly FilterEntry[];
  readonly locations: LocationWords;
}

/** The filters of the search that a document was made of, by name. */
export const FilterList = ({ filters, locations }: Props) => {
  const text = useText();
  const described = useDescribeFilters(filters, locations);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {described.map(({ kind, values }) => (
        <li key={kind + values}>
          {values.length > 0 ? `${text('search.chips.label', { name: kind })} ` : kind}
          <strong>{values.join(', ')}</strong>
        </li>
      ))}
    </Box>
  );
};
