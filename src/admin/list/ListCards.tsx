import { Box, Typography } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import type { ResourceColumn } from '../columns-of.ts';
import type { Resource } from '../define-resource.ts';
import { Emphasis } from './Emphasis.tsx';
import { FieldCell } from './FieldCell.tsx';
import { RowActions, useHasRowActions } from './RowActions.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';

interface Props {
  readonly resource: Resource;
  readonly columns: readonly ResourceColumn[];
  readonly isSelectable: boolean;
}

/** The list where a table has no room: a card a record, its fields under their names. */
export const ListCards = ({ resource, columns, isSelectable }: Props) => {
  const text = useText();
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const hasActions = useHasRowActions(resource);
  const { name, isEmphasised = () => false } = resource;
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
            bgcolor: selectedIds.includes(record.id) || isEmphasised(record) ? 'action.selected' : undefined,
            ...(isEmphasised(record) && { '& dd': { fontWeight: 600 } }),
          }}
        >
          {isSelectable && (
            <Box sx={{ width: 32, flex: 'none', ml: -2 }}>
              <RowCheckbox resource={resource} record={record} />
            </Box>
          )}
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
                gridAutoFlow: { xs: 'dense', sm: 'row' },
                gap: 1.5,
              }}
            >
              {columns.map((column, index) => (
                <Box key={column.name} sx={column.isShort ? {} : { gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
                  <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                    {text(`resources.${name}.fields.${column.name}`)}
                  </Typography>
                  <Box component="dd" sx={{ m: 0 }}>
                    {index === 0 && isEmphasised(record) && <Emphasis resource={resource} record={record} />}
                    <FieldCell record={record} column={column} />
                  </Box>
                </Box>
              ))}
            </Box>
            {hasActions && (
              <Box sx={{ mt: 2, ml: resource.rowActions ? 0 : -2.5 }}>
                <RowActions resource={resource} record={record} />
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
