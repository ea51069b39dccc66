import { Box, Paper, Typography } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { columnsOf } from '#src/admin/columns-of.ts';
import type { Resource } from '#src/admin/define-resource.ts';
import { ListFilters } from '#src/admin/list/ListFilters.tsx';
import { ListFoot } from '#src/admin/list/ListFoot.tsx';
import { ListRows } from '#src/admin/list/ListRows.tsx';
import { ListEmpty, ListFailed, ListSkeleton } from '#src/admin/list/ListStates.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
// With the page, so that no cell comes after its row.
import './cells.tsx';
import { openListPath } from '../paths.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { OrderChoice } from './OrderChoice.tsx';

const perPage = 25;

/** The requests of all organisations. What is open comes first: it stands in the address as a filter, which can be lifted there. */
export default function RequestList({ resource }: { resource: Resource }) {
  const language = useLanguage();
  const { search } = useLocation();
  if (search === '') return <Navigate to={openListPath()} replace />;
  return (
    <ListBase
      resource={resource.name}
      perPage={perPage}
      sort={resource.defaultSort!}
      // The address has it all; what was looked at another day is no help.
      storeKey={false}
      queryOptions={{
        meta: { language },
        onError: () => undefined,
        refetchInterval: resource.refreshEvery ?? false,
        refetchOnWindowFocus: 'always',
      }}
    >
      <Content resource={resource} />
    </ListBase>
  );
}

const Content = ({ resource }: { resource: Resource }) => {
  const text = useText();
  const { error, isPending, data } = useListContext();
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1440 }}>
      <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', mb: 4 }}>
        {text(`resources.${resource.name}.titles.list`)}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          gap: { xs: 3, sm: 4 },
          mb: 4,
          ...filtersInOneLine,
        }}
      >
        <ListFilters resource={resource} />
        <OrderChoice />
      </Box>
      {error && !data ? (
        <ListFailed error={error} />
      ) : (
        <Paper variant="outlined" sx={{ borderRadius: '12px', overflow: 'hidden' }}>
          {isPending || !data ? <ListSkeleton /> : <Rows resource={resource} />}
          <ListFoot />
        </Paper>
      )}
    </Box>
  );
};

const Rows = ({ resource }: { resource: Resource }) => {
  const { total = 0, filterValues } = useListContext();
  if (total > 0)
    return (
      <Box sx={wholeRowLeadsOn}>
        <ListRows resource={resource} columns={columnsOf(resource, [])} isSelectable={false} />
      </Box>
    );
  const isQueue = filterValues.status === 'processing' && Object.keys(filterValues).length === 1;
  return isQueue ? <NothingWaits /> : <ListEmpty resourceName={resource.name} />;
};

const filtersInOneLine = { '& > [role=search]': { flex: { sm: '1 1 620px' }, maxWidth: 880 } };

/** What a pointer does anywhere in a row, its link does. */
const wholeRowLeadsOn = {
  '& tbody tr, & li': { position: 'relative' },
  '& [data-row-link]::after': { content: '""', position: 'absolute', inset: 0 },
  '& li:hover': { bgcolor: 'action.hover' },
};
