import Close from '@mui/icons-material/Close';
import Tune from '@mui/icons-material/Tune';
import { Box, Button, Drawer, IconButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { ManageFiltersButton } from '../arrange/ManageFiltersButton.tsx';
import { useSearch } from '../state/use-search.ts';
import { FilterSections, headOfFilters } from './FilterPanel.tsx';

/**
 * The filters on a small window: a button with the number of active filters, a drawer with the number of sheets it will
 * show.
 */
export const FilterDrawer = () => {
  const text = useText();
  const countText = useCountText();
  const { activeCount, total = 0, clear } = useSearch();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Tune fontSize="small" />}
        onClick={() => setOpen(true)}
        aria-label={countText('search.showFilters', activeCount)}
        sx={{ flex: 'none' }}
      >
        {text('search.filters')}
        {activeCount > 0 && (
          <Box
            component="span"
            sx={{
              ml: 2,
              px: 1.75,
              borderRadius: 3,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontSize: '0.75rem',
              fontWeight: 600,
            }}
          >
            {activeCount}
          </Box>
        )}
      </Button>
      <Drawer
        anchor="bottom"
        sx={{ zIndex: 'modal' }}
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { height: 'calc(100dvh - 36px)', borderRadius: '16px 16px 0 0' },
          },
        }}
      >
        <Box sx={{ minHeight: 56, ...headOfFilters }}>
          <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
            {text('search.filters')}
          </Typography>
          <Button onClick={() => clear()} disabled={activeCount === 0}>
            {text('search.clearAll')}
          </Button>
          <ManageFiltersButton />
          <IconButton onClick={close} aria-label={text('search.closeFilters')}>
            <Close />
          </IconButton>
        </Box>
        <Box sx={{ flex: 1, overflowY: 'auto' }}>
          <FilterSections />
        </Box>
        <Box sx={({ tokens }) => ({ p: 3, boxShadow: tokens.barShadow, zIndex: 1 })}>
          <Button variant="contained" fullWidth onClick={close} sx={{ minHeight: 48 }}>
            {countText('search.showSheets', total)}
          </Button>
        </Box>
      </Drawer>
    </>
  );
};
