import { Box, MenuItem, Select } from '@mui/material';
import { useId } from 'react';
import { pageSizes } from '#contract/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';

export const PerPage = () => {
  const text = useText();
  const { perPage, setPerPage } = useSearch();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" id={id} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {text('search.perPage')}
      </Box>
      <Select
        size="small"
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
        SelectDisplayProps={{ 'aria-labelledby': id }}
        sx={{ height: { xs: 40, md: 32 }, fontSize: '0.8125rem' }}
      >
        {pageSizes.map((size) => (
          <MenuItem key={size} value={size} dense>
            {size}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
};
