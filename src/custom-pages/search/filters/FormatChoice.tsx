import { Box, Button, Checkbox } from '@mui/material';
import { useEffect, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';
import { useValueLabel } from '../state/use-value-label.ts';
import { FilterRow } from './FilterRow.tsx';

const none: readonly string[] = [];

/** Several formats may be ticked; they take effect together, with Apply. S2.4-20. */
export default function FormatChoice() {
  const text = useText();
  const labelOf = useValueLabel();
  const { facets, filters, setFacet } = useSearch();
  const applied = filters.format ?? none;
  const [ticked, setTicked] = useState<readonly string[]>(applied);
  useEffect(() => setTicked(applied), [applied]);

  const entries = facets.format ?? [];
  const isChanged = ticked.length !== applied.length || ticked.some((value) => !applied.includes(value));
  const toggle = (value: string) =>
    setTicked(ticked.includes(value) ? ticked.filter((one) => one !== value) : [...ticked, value]);
  return (
    <Box>
      <Box role="group" aria-label={text('search.sections.format')}>
        {entries.map(({ value, count }) => (
          <FilterRow
            key={value}
            label={labelOf('format', value)}
            count={count}
            isChosen={ticked.includes(value)}
            control={<Checkbox size="small" checked={ticked.includes(value)} onChange={() => toggle(value)} />}
          />
        ))}
      </Box>
      <Button
        size="small"
        variant={isChanged ? 'contained' : 'outlined'}
        // Not `disabled`, which would throw the focus away as soon as it was pressed.
        aria-disabled={!isChanged}
        onClick={() => isChanged && setFacet('format', ticked)}
        sx={{ mt: 2 }}
      >
        {text('search.apply')}
      </Button>
    </Box>
  );
}
