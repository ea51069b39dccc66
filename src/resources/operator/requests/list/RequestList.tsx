// With the page, so that no cell comes after its row.
import FilterList from '@mui/icons-material/FilterList';
import { KeysButton } from '#src/resources/operator/keys/KeysButton.tsx';
import './cells.tsx';
import { Box, Button, FormControl, FormLabel, MenuItem, Select, Typography, useMediaQuery } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { DataTable } from '#src/admin/DataTable.tsx';
import { FilterForm } from '#src/admin/FilterForm.tsx';
import { List, ListEmpty } from '#src/admin/List.tsx';
import { openListPath } from '../paths.ts';
import { useQueueWatch } from '../queue/use-queue-watch.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { HolderFilter } from './HolderFilter.tsx';
import { QueueFigures } from './QueueFigures.tsx';

/**
 * The requests of all organisations. Open ones come first: the address has that as a filter, which the person can
 * remove.
 */
export default function RequestList() {
  const { search } = useLocation();
  useQueueWatch();
  if (search === '') return <Navigate to={openListPath()} replace />;
  return (
    <List
      // The address has it all; what was looked at another day is no help.
      storeKey={false}
      filters={
        <>
          <QueueFigures />
          <Filters />
        </>
      }
      empty={<Empty />}
      sx={{ maxWidth: 1440 }}
    >
      <Box sx={wholeRowLeadsOn}>
        <DataTable isTight />
      </Box>
    </List>
  );
}

/** One after the other; on a phone the words, and what else narrows the list behind a button that says how much of it does. */
const Filters = () => {
  const word = useRequestMessages();
  const id = useId();
  const { filterValues } = useListContext();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  const isFolded = isPhone && !isOpen;
  const count = Object.keys(filterValues).filter((name) => name !== 'q').length;
  return (
    <Box id={id} sx={[inARow, isFolded && { '& [role=search] > .MuiFormControl-root': { display: 'none' } }]}>
      <FilterForm />
      {isPhone && (
        <Button
          variant="outlined"
          startIcon={<FilterList />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? word('filtersOn', { count }) : word('filters')}
        </Button>
      )}
      {!isFolded && <HolderFilter />}
      {!isFolded && <OrderChoice />}
      <KeysButton />
    </Box>
  );
};

const Empty = () => {
  const { filterValues } = useListContext();
  const isQueue = filterValues.status === 'processing' && Object.keys(filterValues).length === 1;
  return isQueue ? <NothingWaits /> : <ListEmpty />;
};

const inARow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: { xs: 3, sm: 4 },
  '& > [role=search]': { display: { sm: 'contents' } },
};

/** What a pointer does anywhere in a row, its link does. */
const wholeRowLeadsOn = {
  '& tbody tr, & li': { position: 'relative' },
  '& [data-row-link]::after': { content: '""', position: 'absolute', inset: 0 },
  '& li:hover': { bgcolor: 'action.hover' },
};

/** The queue when all is done. */
const NothingWaits = () => {
  const word = useRequestMessages();
  const { setFilters } = useListContext();
  return (
    <Box sx={{ p: 6 }}>
      <Typography sx={{ fontWeight: 600 }}>{word('empty')}</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{word('emptyDetail')}</Typography>
      <Button size="small" onClick={() => setFilters({})} sx={{ mt: 2, ml: -2.5 }}>
        {word('showEvery')}
      </Button>
    </Box>
  );
};

/** By date; what the heads of columns sort by besides is neither. */
const OrderChoice = () => {
  const word = useRequestMessages();
  const id = useId();
  const { sort, setSort } = useListContext();
  const value = sort.field === 'created_at' ? sort.order : '';
  return (
    <FormControl sx={{ flex: '0 1 240px', minWidth: 160 }}>
      <FormLabel id={id}>{word('order')}</FormLabel>
      <Select
        size="small"
        labelId={id}
        value={value}
        displayEmpty
        onChange={({ target }) =>
          target.value && setSort({ field: 'created_at', order: target.value as 'ASC' | 'DESC' })
        }
      >
        {value === '' && <MenuItem value="">-</MenuItem>}
        <MenuItem value="ASC">{word('oldest')}</MenuItem>
        <MenuItem value="DESC">{word('newest')}</MenuItem>
      </Select>
    </FormControl>
  );
};
