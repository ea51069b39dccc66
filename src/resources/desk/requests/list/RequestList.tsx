import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { DataTable } from '#src/admin/DataTable.tsx';
import { FilterForm } from '#src/admin/FilterForm.tsx';
import { List, ListEmpty } from '#src/admin/List.tsx';
// With the page, so that no cell comes after its row.
import './cells.tsx';
import { openListPath } from '../paths.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { OrderChoice } from './OrderChoice.tsx';

/** The requests of all organisations. What is open comes first: it stands in the address as a filter, which can be lifted there. */
export default function RequestList() {
  const { search } = useLocation();
  if (search === '') return <Navigate to={openListPath()} replace />;
  return (
    <List
      // The address has it all; what was looked at another day is no help.
      storeKey={false}
      filters={
        <Box sx={filtersInOneLine}>
          <FilterForm />
          <OrderChoice />
        </Box>
      }
      empty={<Empty />}
      sx={{ maxWidth: 1440 }}
    >
      <Box sx={wholeRowLeadsOn}>
        <DataTable />
      </Box>
    </List>
  );
}

const Empty = () => {
  const { filterValues } = useListContext();
  const isQueue = filterValues.status === 'processing' && Object.keys(filterValues).length === 1;
  return isQueue ? <NothingWaits /> : <ListEmpty />;
};

const filtersInOneLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: { xs: 3, sm: 4 },
  '& > [role=search]': { flex: { sm: '1 1 620px' }, maxWidth: 880 },
};

/** What a pointer does anywhere in a row, its link does. */
const wholeRowLeadsOn = {
  '& tbody tr, & li': { position: 'relative' },
  '& [data-row-link]::after': { content: '""', position: 'absolute', inset: 0 },
  '& li:hover': { bgcolor: 'action.hover' },
};
