import { Checkbox, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import type { ResourceColumn } from '../columns-of.ts';
import type { Resource } from '../define-resource.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { Emphasis } from './Emphasis.tsx';
import { FieldCell } from './FieldCell.tsx';
import { RowActions, useHasRowActions } from './RowActions.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';

interface Props {
  readonly resource: Resource;
  readonly columns: readonly ResourceColumn[];
  readonly isSelectable: boolean;
}

/** Records as rows: what may be selected has a checkbox, what stands out a mark, and at the end is what can be done. */
export const ListTable = ({ resource, columns, isSelectable }: Props) => {
  const text = useText();
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const hasActions = useHasRowActions(resource);
  const { name, isEmphasised = () => false } = resource;
  return (
    <TableContainer sx={{ position: 'relative', '@media print': { overflow: 'visible' } }}>
      <Table size="small" aria-label={text(`resources.${name}.titles.list`)}>
        <TableHead sx={{ '@media print': { display: 'table-header-group' } }}>
          <TableRow>
            {isSelectable && (
              <TableCell padding="checkbox" sx={{ pl: 3 }}>
                <PageCheckbox resource={resource} />
              </TableCell>
            )}
            {columns.map((column, index) => (
              <ColumnHead
                key={column.name}
                resourceName={name}
                column={column}
                isInset={index === 0 && resource.isEmphasised !== undefined}
              />
            ))}
            {hasActions && (
              <TableCell>
                <span className="visually-hidden">{text('lists.actions')}</span>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <TableRow
              key={record.id}
              hover
              selected={selectedIds.includes(record.id)}
              sx={{
                height: 48,
                breakInside: 'avoid',
                ...(isEmphasised(record) && { bgcolor: 'action.selected', '& > td': { fontWeight: 600 } }),
              }}
            >
              {isSelectable && (
                <TableCell padding="checkbox" sx={{ pl: 3 }}>
                  <RowCheckbox resource={resource} record={record} />
                </TableCell>
              )}
              {columns.map((column, index) => (
                <TableCell key={column.name} sx={{ overflowWrap: 'anywhere' }}>
                  {index === 0 && <Emphasis resource={resource} record={record} />}
                  <FieldCell record={record} column={column} />
                </TableCell>
              ))}
              {hasActions && (
                <TableCell align="right">
                  <RowActions resource={resource} record={record} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const PageCheckbox = ({ resource: { isEditable = () => true } }: { resource: Resource }) => {
  const text = useText();
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const free = data.filter(isEditable);
  const chosen = free.filter(({ id }) => selectedIds.includes(id));
  const isAll = free.length > 0 && chosen.length === free.length;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      disabled={free.length === 0}
      onChange={() => onSelect(isAll ? [] : free.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': text('lists.selectPage') } }}
    />
  );
};
