import Add from '@mui/icons-material/Add';
import CloudOff from '@mui/icons-material/CloudOff';
import { Box, Button, Paper, Skeleton, Typography, useMediaQuery } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { canOpen } from '#contract/permissions.ts';
import type { Resource } from '../../define-resource.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUserInfo } from '../../providers/user-info.ts';
import { StatePanel } from '../../ui/StatePanel.tsx';
import type { ResourceColumn } from '../columns-of.ts';
import { ListCards } from './ListCards.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListTable } from './ListTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';

interface Props {
  readonly resource: Resource;
  readonly columns: readonly ResourceColumn[];
}

/** The list in one of its states, under its title and the way to a new record. */
export const ListContent = ({ resource, columns }: Props) => {
  const text = useText();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const Rows = isPhone ? ListCards : ListTable;
  const { permissions } = useUserInfo();
  const { error, isPending, data, total = 0, refetch, filterValues } = useListContext();
  const { name, paths, deleteMany } = resource;
  const mayCreate = paths?.create !== undefined && canOpen(paths.create, permissions);
  const mayDelete = deleteMany !== undefined && permissions.includes(deleteMany);
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {text(`resources.${name}.titles.list`)}
        </Typography>
        {mayCreate && (
          <Button variant="contained" component={Link} to={paths.create} startIcon={<Add />}>
            {text(`resources.${name}.titles.create`)}
          </Button>
        )}
      </Box>
      <ListFilters resource={resource} />
      {error ? (
        <StatePanel
          tone="error"
          level={2}
          icon={<CloudOff />}
          title={text('lists.failed')}
          actions={
            <Button variant="contained" onClick={() => void refetch()}>
              {text('search.failed.retry')}
            </Button>
          }
        >
          {text('lists.failedDetail')}
        </StatePanel>
      ) : (
        <Paper variant="outlined" sx={{ borderRadius: '12px', overflow: 'hidden' }}>
          {mayDelete && <SelectionBar resource={resource} />}
          {isPending || !data ? (
            <ListSkeleton />
          ) : total === 0 ? (
            <Typography sx={{ p: 6, color: 'text.secondary' }}>
              {text(Object.keys(filterValues).length > 0 ? 'lists.noMatch' : 'lists.empty')}
            </Typography>
          ) : (
            <Rows resource={resource} columns={columns} isSelectable={mayDelete} />
          )}
          <ListFoot />
        </Paper>
      )}
    </Box>
  );
};

const ListSkeleton = () => {
  const text = useText();
  return (
    <Box role="group" aria-busy aria-label={text('shell.loading')} sx={{ p: 4, display: 'grid', gap: 4 }}>
      {[70, 55, 80, 60, 75].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={16} />
      ))}
    </Box>
  );
};
