import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { ButtonBase } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';
import type { LabelledColumn } from './use-columns.ts';

/** A column's head; one that can be sorted by toggles between rising and falling. */
export const ColumnHead = ({ column: { name, title, sortField, isAtEnd, width } }: { column: LabelledColumn }) => {
  const text = useText();
  const { sort, setSort } = useSearch();
  if (!sortField) {
    return (
      <th scope="col" data-column={name} data-end={isAtEnd} style={{ width }}>
        {title}
      </th>
    );
  }
  const isSorted = sort.field === sortField;
  const isRising = isSorted && sort.order === 'ASC';
  const Arrow = isSorted && !isRising ? ArrowDownward : ArrowUpward;
  return (
    <th
      scope="col"
      data-column={name}
      style={{ width }}
      aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : 'none'}
    >
      <ButtonBase
        onClick={() => setSort({ field: sortField, order: isRising ? 'DESC' : 'ASC' })}
        title={text('search.sortBy', { name: title })}
        sx={{
          font: 'inherit',
          gap: 1,
          py: 1,
          borderRadius: 1,
          color: isSorted ? 'text.primary' : 'inherit',
          '& svg': { opacity: isSorted ? 1 : 0 },
          '&:hover svg, &.Mui-focusVisible svg': { opacity: isSorted ? 1 : 0.5 },
        }}
      >
        {title}
        <Arrow sx={{ fontSize: 16 }} />
      </ButtonBase>
    </th>
  );
};
