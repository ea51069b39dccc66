import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { Sheet } from '../../../providers/sheets/sheet.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { columns } from './columns.tsx';

/** The results as a table whose head stays. Plain cells under one style: a filter click redraws up to a thousand of them. */
export const ResultsTable = ({ sheets }: { sheets: readonly Sheet[] }) => {
  const text = useText();
  return (
    <Table aria-label={text('search.results')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column.name} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sheets.map((sheet) => (
          <ResultRow key={sheet.id} sheet={sheet} />
        ))}
      </tbody>
    </Table>
  );
};

const ResultRow = memo(({ sheet }: { sheet: Sheet }) => (
  <tr>
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
  '& [data-end]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& tbody tr:hover td': { background: theme.palette.action.hover },
  '@media print': {
    '& thead': { display: 'table-header-group' },
    '& [data-column=action]': { display: 'none' },
  },
}));
