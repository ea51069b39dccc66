import { Button } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';
import { FilterChip } from './FilterChip.tsx';
import { useChips } from './use-chips.ts';

/** The filters at work, and a way to clear them all. On a phone their kind is left out. */
export const FilterChips = ({ isBrief = false }: { isBrief?: boolean }) => {
  const text = useText();
  const { clear, activeCount } = useSearch();
  const chips = useChips();
  return (
    <>
      {chips.map((chip) => (
        <FilterChip key={chip.key} chip={chip} isBrief={isBrief} />
      ))}
      {activeCount > 0 && !isBrief && (
        <Button size="small" onClick={() => clear()} sx={{ flex: 'none' }}>
          {text('search.clearFilters')}
        </Button>
      )}
    </>
  );
};
