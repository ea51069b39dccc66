import {
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { canOpen } from '#contract/permissions.ts';
import type { Resource } from '../../define-resource.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUserInfo } from '../../providers/user-info.ts';
import type { ResourceColumn } from '../columns-of.ts';
import { EditLink } from './EditLink.tsx';
import { FieldCell } from './FieldCell.tsx';
import { recordNameOf } from './record-name-of.ts';

interface Props {
  readonly resource: Resource;
  readonly columns: readonly ResourceColumn[];
  readonly isSelectable: boolean;
}

/** Records as rows: what may be selected has a checkbox, what may be edited a link, and the name of each is its row's head. */
export const ListTable = ({ resource, columns, isSelectable }: Props) => {
  const text = useText();
  const { permissions } = useUserInfo();
  const { data = [], sort, setSort, selectedIds, onSelect, onToggleItem } = useListContext<RaRecord>();
  const nameOf = recordNameOf(resource);
  const { name, paths, isEditable = () => true } = resource;
  const mayEdit = paths?.edit !== undefined && canOpen(paths.edit, permissions);
  const free = data.filter(isEditable);
  const chosen = free.filter(({ id }) => selectedIds.includes(id));
  const isAll = free.length > 0 && chosen.length === free.length;
  return (
    <TableContainer>
      <Table size="small" aria-label={text(`resources.${name}.titles.list`)}>
        <TableHead>
          <TableRow>
            {isSelectable && (
              <TableCell padding="checkbox" sx={{ pl: 3 }}>
                <Checkbox
                  size="small"
                  checked={isAll}
                  indeterminate={chosen.length > 0 && !isAll}
                  disabled={free.length === 0}
                  onChange={() => onSelect(isAll ? [] : free.map(({ id }) => id))}
                  slotProps={{ input: { 'aria-label': text('lists.selectPage') } }}
                />
              </TableCell>
            )}
            {columns.map((column) => (
              <TableCell
                key={column.name}
                {...(sort.field === column.name && { sortDirection: sort.order === 'DESC' ? 'desc' : 'asc' })}
                sx={{ fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap', py: 2.5 }}
              >
                {column.isSortable ? (
                  <TableSortLabel
                    active={sort.field === column.name}
                    direction={sort.field === column.name && sort.order === 'DESC' ? 'desc' : 'asc'}
                    onClick={() =>
                      setSort({
                        field: column.name,
                        order: sort.field === column.name && sort.order === 'ASC' ? 'DESC' : 'ASC',
                      })
                    }
                  >
                    {text(`resources.${name}.fields.${column.name}`)}
                  </TableSortLabel>
                ) : (
                  text(`resources.${name}.fields.${column.name}`)
                )}
              </TableCell>
            ))}
            {mayEdit && (
              <TableCell>
                <span className="visually-hidden">{text('lists.actions')}</span>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <TableRow key={record.id} hover selected={selectedIds.includes(record.id)} sx={{ height: 48 }}>
              {isSelectable && (
                <TableCell padding="checkbox" sx={{ pl: 3 }}>
                  {isEditable(record) && (
                    <Checkbox
                      size="small"
                      checked={selectedIds.includes(record.id)}
                      onChange={() => onToggleItem(record.id)}
                      slotProps={{ input: { 'aria-label': text('lists.select', { name: nameOf(record) }) } }}
                    />
                  )}
                </TableCell>
              )}
              {columns.map((column) => (
                <TableCell key={column.name} sx={{ overflowWrap: 'anywhere' }}>
                  <FieldCell record={record} column={column} />
                </TableCell>
              ))}
              {mayEdit && (
                <TableCell align="right">
                  {isEditable(record) && <EditLink to={paths.edit ?? ''} record={record} name={nameOf(record)} />}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
