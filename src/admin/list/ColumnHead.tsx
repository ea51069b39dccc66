import { TableCell, TableSortLabel } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import type { ResourceColumn } from '../columns-of.ts';

interface Props {
  readonly resourceName: string;
  readonly column: ResourceColumn;
  /** Stands over cells that begin with a mark. */
  readonly isInset: boolean;
}

/** A column's name, which sorts by it where the API can. */
export const ColumnHead = ({ resourceName, column, isInset }: Props) => {
  const { name, isSortable, sortBy } = column;
  const text = useText();
  const { sort, setSort } = useListContext();
  const label = text(`resources.${resourceName}.fields.${name}`);
  const isSorted = sort.field === sortBy;
  const direction = isSorted && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell
      {...(isSorted && { sortDirection: direction })}
      sx={{
        fontSize: '0.75rem',
        fontWeight: 600,
        color: 'text.secondary',
        lineHeight: '16px',
        py: 2.5,
        ...(isInset && { '&&': { pl: 7.5 } }),
      }}
    >
      {isSortable ? (
        <TableSortLabel
          active={isSorted}
          direction={direction}
          onClick={() => setSort({ field: sortBy, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
};
