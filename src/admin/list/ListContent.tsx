import Add from '@mui/icons-material/Add';
import { Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { canOpen } from '#contract/permissions.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import type { ResourceColumn } from '../columns-of.ts';
import type { Resource } from '../define-resource.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListRows } from './ListRows.tsx';
import { ListEmpty, ListFailed, ListSkeleton } from './ListStates.tsx';
import { SelectionBar } from './SelectionBar.tsx';

interface Props {
  readonly resource: Resource;
  readonly columns: readonly ResourceColumn[];
  readonly summary: ReactNode;
}

/** The list in one of its states, under its title and the way to a new record. */
export const ListContent = ({ resource, columns, summary }: Props) => {
  const text = useText();
  const { permissions } = useUserInfo();
  const { error, isPending, data, total = 0 } = useListContext();
  const { name, paths, deleteMany, isSearchable } = resource;
  const mayCreate = paths?.create !== undefined && canOpen(paths.create, permissions);
  const mayDelete = deleteMany !== undefined && permissions.includes(deleteMany);
  return (
    <Box
      sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280, '@media print': { p: 0, maxWidth: 'none' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box sx={{ flex: '1 0 auto', maxWidth: '100%' }}>
          <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
            {text(`resources.${name}.titles.list`)}
          </Typography>
          {summary}
        </Box>
        {!isSearchable && <ListFilters resource={resource} />}
        {mayCreate && (
          <Button variant="contained" component={Link} to={paths.create} startIcon={<Add />}>
            {text(`resources.${name}.titles.create`)}
          </Button>
        )}
      </Box>
      {isSearchable && (
        <Box sx={{ mb: 4 }}>
          <ListFilters resource={resource} />
        </Box>
      )}
      {error && !data ? (
        <ListFailed error={error} />
      ) : (
        <Paper variant="outlined" sx={{ borderRadius: '12px', overflow: 'hidden' }}>
          {mayDelete && <SelectionBar resource={resource} />}
          {/* Cells of their own and what ends a row come with the page's code: rows are shown once they are whole. */}
          <Suspense fallback={<ListSkeleton />}>
            {isPending || !data ? (
              <ListSkeleton />
            ) : total === 0 ? (
              <ListEmpty resourceName={name} />
            ) : (
              <ListRows resource={resource} columns={columns} isSelectable={mayDelete} />
            )}
            <ListFoot />
          </Suspense>
        </Paper>
      )}
    </Box>
  );
};
