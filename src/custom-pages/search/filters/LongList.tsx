import { Box, Button, InputBase, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { FacetWith } from '#contract/search/facets.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useFacetList } from '../state/use-facet-list.ts';
import { useSearch } from '../state/use-search.ts';
import { useValueLabel } from '../state/use-value-label.ts';
import { ChoiceRows, withChosen } from './ChoiceRows.tsx';

/** Entries from which on it pays to look for one by its letters. */
const searchableFrom = 10;

/** A list too long to show: ten at a time, and a box to find a value by some of its letters. */
export default function LongList({ name }: { name: FacetWith<'list'> }) {
  const text = useText();
  const { filters, total = 0 } = useSearch();
  const { entries: listed, names, hasMore, isLoading, contains, setContains, loadMore } = useFacetList(name);
  const valueLabel = useValueLabel();
  const labelOf = (value: string) => (names[value] ? `${value} ${names[value]}` : valueLabel(name, value));
  const chosen = contains === '' ? filters[name]?.[0] : undefined;
  const entries = withChosen(listed, { chosen, total });
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(entries.length);
  const wantsMore = useRef(false);
  // Load more hands the focus to the first of the entries that came.
  useEffect(() => {
    if (wantsMore.current && entries.length > shown.current) {
      list.current?.querySelectorAll('input')[shown.current]?.focus();
      wantsMore.current = false;
    }
    shown.current = entries.length;
  }, [entries.length]);
  const isSearchable = contains !== '' || hasMore || entries.length >= searchableFrom;
  const section = text(`search.sections.${name}`);
  return (
    <Box aria-busy={isLoading}>
      {isSearchable && (
        <InputBase
          value={contains}
          onChange={(event) => setContains(event.target.value)}
          placeholder={text('search.findIn')}
          inputProps={{ 'aria-label': `${text('search.findIn')}, ${section}`, maxLength: 100 }}
          sx={({ tokens }) => ({
            width: '100%',
            height: 32,
            mb: 1,
            px: 2,
            fontSize: '0.8125rem',
            border: 1,
            borderColor: tokens.field,
            borderRadius: '7px',
            '&.Mui-focused': { outline: `2px solid ${tokens.accent}`, outlineOffset: -1 },
            '@media (pointer: coarse)': { height: 44, fontSize: '1rem' },
          })}
        />
      )}
      <ChoiceRows ref={list} name={name} label={section} entries={entries} labelOf={labelOf} />
      {entries.length === 0 && !isLoading && (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
          {text('search.nothingInList')}
        </Typography>
      )}
      {hasMore && (
        <Button
          size="small"
          onClick={() => {
            wantsMore.current = true;
            loadMore();
          }}
          sx={{ mt: 1 }}
        >
          {text('search.loadMore')}
        </Button>
      )}
    </Box>
  );
}
