import { Box, Radio } from '@mui/material';
import type { Ref } from 'react';
import type { FacetWith } from '#contract/search/facets.ts';
import type { FacetEntry } from '#contract/search/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';
import { FilterRow } from './FilterRow.tsx';

interface Props {
  readonly name: FacetWith<'choices' | 'list'> | 'status';
  /** The title of the list. */
  readonly label: string;
  readonly entries: readonly FacetEntry[];
  readonly labelOf: (value: string) => string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Values of which one may be chosen; choosing “all” lets it go. */
export const ChoiceRows = ({ name, label, entries, labelOf, ref }: Props) => {
  const { filters, setFacet } = useSearch();
  const chosen = filters[name]?.[0];
  return (
    <Box ref={ref} role="radiogroup" aria-label={label}>
      {chosen !== undefined && <AllRow name={name} onChoose={() => setFacet(name, [])} />}
      {entries.map(({ value, count }) => (
        <FilterRow
          key={value}
          label={labelOf(value)}
          count={count}
          isChosen={value === chosen}
          control={
            <Radio
              size="small"
              name={`filter-${name}`}
              checked={value === chosen}
              onChange={() => setFacet(name, [value])}
            />
          }
        />
      ))}
    </Box>
  );
};

/** Lets a single choice go, with the mouse or the keyboard. */
const AllRow = ({ name, onChoose }: { name: string; onChoose: () => void }) => {
  const text = useText();
  return (
    <FilterRow
      label={text('search.all')}
      isChosen={false}
      control={<Radio size="small" name={`filter-${name}`} checked={false} onChange={onChoose} />}
    />
  );
};
