import { Button } from '@mui/material';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { focusResults } from '../results/focus-results.ts';
import { useSearch } from '../state/use-search.ts';
import { FilterChip } from './FilterChip.tsx';
import { useChips } from './use-chips.ts';

type Props = Pick<ComponentProps<typeof FilterChip>, 'isBrief' | 'isWhole'>;

/** The active filters, and a button to clear them all. On a phone their kind is left out. */
export const FilterChips = ({ isBrief = false, isWhole = false }: Props) => {
  const text = useText();
  const { clear, activeCount } = useSearch();
  const chips = useChips();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const count = chips.length;
  // After a chip is removed, the focus moves to the next one, and after the last chip to the results.
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, count - 1)];
    removed.current = undefined;
    if (next) next.focus();
    else focusResults();
  }, [count]);
  useEffect(
    () => () => {
      if (removed.current !== undefined) setTimeout(focusResults);
    },
    [],
  );
  const clearAll = () => {
    clear();
    focusResults();
  };
  return (
    <>
      <ul ref={list} style={{ display: 'contents', listStyle: 'none' }}>
        {chips.map((chip, index) => (
          <FilterChip
            key={chip.key}
            chip={chip}
            isBrief={isBrief}
            isWhole={isWhole}
            onRemove={() => {
              removed.current = index;
              chip.remove();
            }}
          />
        ))}
      </ul>
      {activeCount > 0 && !isBrief && (
        <Button size="small" onClick={clearAll} sx={{ flex: 'none' }}>
          {text('search.clearFilters')}
        </Button>
      )}
    </>
  );
};
