import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { useText } from '../i18n/use-text.ts';
import { useHasBulkActions } from './BulkActionsToolbar.tsx';
import { ColumnContextProvider, RowCheckbox } from './Column.tsx';
import { RowActions, useHasRowActions } from './RowActions.tsx';
import { useResourceDeclaration } from './resource-context.ts';

/** The records where a table has no room: a card a record, its fields under their names. */
export const DataCards = ({ columns }: { columns: readonly ReactNode[] }) => {
  const text = useText();
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const hasActions = useHasRowActions();
  const isSelectable = useHasBulkActions();
  const { name, rowActions, isEmphasised = () => false } = useResourceDeclaration();
  return (
    <Box component="ul" aria-label={text(`resources.${name}.titles.list`)} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Box
            component="li"
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
                <RowCheckbox />
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
                <ColumnContextProvider place="card">{columns}</ColumnContextProvider>
              </Box>
              {hasActions && (
                <Box sx={{ mt: 2, ml: rowActions ? 0 : -2.5 }}>
                  <RowActions />
                </Box>
              )}
            </Box>
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  );
};
