import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { isCustomField } from '#contract/search/custom-field-label.ts';
import type { Sort } from '#contract/search/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { useRemovalMode } from '../removal/removal-mode.tsx';
import { SelectCell, SelectHead } from '../removal/SelectCell.tsx';
import { type Search, useSearch } from '../state/use-search.ts';
import { type LabelledColumn, useColumns } from './use-columns.tsx';

/** The results as a table whose head stays. Plain cells under one style: a filter click redraws up to a thousand of them. */
export const ResultsTable = ({ sheets }: { sheets: readonly Sheet[] }) => {
  const text = useText();
  const columns = useColumns();
  const { isOn, selected } = useRemovalMode();
  const { sort, setSort, filters } = useSearch();
  return (
    <Table aria-label={text('search.results')} data-full={columns.some(({ name }) => isOwn(name)) || undefined}>
      <thead>
        <tr>
          {isOn && <SelectHead sheets={sheets} />}
          {columns.map((column) => (
            <ColumnHead
              key={column.name}
              column={column}
              direction={column.sortField && sort?.field === column.sortField ? sort.direction : undefined}
              hasFit={filters.keyword !== undefined}
              onSort={setSort}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {sheets.map((sheet, place) => (
          <ResultRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stay and are filled anew, which is quicker than making others
            key={place}
            sheet={sheet}
            columns={columns}
            isSelectable={isOn}
            isSelected={selected.has(sheet.id)}
          />
        ))}
      </tbody>
    </Table>
  );
};

interface RowProps {
  readonly sheet: Sheet;
  readonly columns: readonly LabelledColumn[];
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
}

/** Columns that only some organisations or people have. */
const isOwn = (name: LabelledColumn['name']): boolean => name === 'locations' || isCustomField(name);

const ResultRow = memo(({ sheet, columns, isSelectable, isSelected }: RowProps) => (
  <tr data-selected={isSelected || undefined}>
    {isSelectable && <SelectCell sheet={sheet} />}
    {columns.map(({ name, render, isAtEnd }) => (
      <td key={name} data-column={name} data-end={isAtEnd}>
        {render(sheet)}
      </td>
    ))}
  </tr>
));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 40,
    padding: '0 12px',
    background: theme.palette.background.paper,
    borderBottom: `1px solid ${theme.tokens.line}`,
    textAlign: 'start',
    fontSize: '0.75rem',
    fontWeight: 600,
    color: theme.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  // Between the filter panel's coming and a wide window there is room for all but the product id.
  [theme.breakpoints.between('md', 'lg')]: { '& [data-column=productId]': { display: 'none' } },
  '& td': {
    height: 40,
    padding: '5px 12px',
    borderBottom: `1px solid ${theme.tokens.line}`,
    verticalAlign: 'middle',
  },
  // An id is one word, and so is a day: they do not break at their hyphens.
  '& [data-column=productId], & [data-column=sheetDate], & [data-word]': { whiteSpace: 'nowrap' },
  // The organisation's own columns leave the names their room, the pictograms one line, and the actions their icons.
  // Marks of our own in place of ":has", for which the browser works out the whole table's styles at every click.
  '&[data-full]': {
    '& td, & th': { paddingInline: 8 },
    '& [data-column=product]': { minWidth: 280 },
    '& [data-column=pictograms]': { minWidth: 148 },
    '& th[data-column^=custom]': { whiteSpace: 'normal', lineHeight: '1rem' },
    '& [data-column=action] a > span': { display: 'none' },
    '& [data-column=action] a': { padding: 4 },
  },
  '& [data-end]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& tbody tr:hover td': { background: theme.palette.action.hover },
  '& tbody tr[data-selected] td': { background: theme.palette.action.selected },
  '& [data-column=select]': { width: 44, paddingInlineEnd: 0 },
  '@media print': {
    '& thead': { display: 'table-header-group' },
    '& [data-column=action], & [data-column=select]': { display: 'none' },
  },
}));

interface HeadProps {
  readonly column: LabelledColumn;
  /** Of the rows, where they are sorted by this column. */
  readonly direction: Sort['direction'] | undefined;
  /** Whether there is a keyword, which rows can fit more or less. */
  readonly hasFit: boolean;
  readonly onSort: Search['setSort'];
}

/** A column's head; one that can be sorted by toggles between rising and falling, with a keyword also the best match. */
const ColumnHead = memo(({ column, direction, hasFit, onSort }: HeadProps) => {
  const text = useText();
  const { name, title, sortField, isAtEnd, width } = column;
  if (!sortField) {
    return (
      <th scope="col" data-column={name} data-end={isAtEnd} style={{ width }}>
        {title}
      </th>
    );
  }
  const isSorted = direction !== undefined;
  const isRising = direction === 'asc';
  const Arrow = isSorted && !isRising ? ArrowDownward : ArrowUpward;
  const leadsToFit = isSorted && !isRising && hasFit;
  return (
    <th
      scope="col"
      data-column={name}
      style={{ width }}
      aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : 'none'}
    >
      <ButtonBase
        onClick={() => onSort(leadsToFit ? undefined : { field: sortField, direction: isRising ? 'desc' : 'asc' })}
        title={leadsToFit ? text('search.sortByFit') : text('search.sortBy', { name: title })}
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
});
