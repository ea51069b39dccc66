import { Box, Checkbox, Typography } from '@mui/material';
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

/** The list on a phone: a card a record, its fields under their names. */
export const ListCards = ({ resource, columns, isSelectable }: Props) => {
  const text = useText();
  const { permissions } = useUserInfo();
  const { data = [], selectedIds, onToggleItem } = useListContext<RaRecord>();
  const { name, paths, isEditable = () => true } = resource;
  const nameOf = recordNameOf(resource);
  const mayEdit = paths?.edit !== undefined && canOpen(paths.edit, permissions);
  return (
    <Box component="ul" aria-label={text(`resources.${name}.titles.list`)} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.map((record) => (
        <Box
          component="li"
          key={record.id}
          sx={{
            display: 'flex',
            gap: 2,
            p: 4,
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: selectedIds.includes(record.id) ? 'action.selected' : undefined,
          }}
        >
          {isSelectable && (
            <Box sx={{ width: 32, flex: 'none', ml: -2 }}>
              {isEditable(record) && (
                <Checkbox
                  checked={selectedIds.includes(record.id)}
                  onChange={() => onToggleItem(record.id)}
                  slotProps={{ input: { 'aria-label': text('lists.select', { name: nameOf(record) }) } }}
                />
              )}
            </Box>
          )}
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
              {columns.map((column) => (
                <div key={column.name}>
                  <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                    {text(`resources.${name}.fields.${column.name}`)}
                  </Typography>
                  <Box component="dd" sx={{ m: 0 }}>
                    <FieldCell record={record} column={column} />
                  </Box>
                </div>
              ))}
            </Box>
            {mayEdit && isEditable(record) && (
              <Box sx={{ mt: 2, ml: -2.5 }}>
                <EditLink to={paths.edit ?? ''} record={record} name={nameOf(record)} />
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
