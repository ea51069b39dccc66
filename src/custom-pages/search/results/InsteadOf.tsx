import { Box, Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';
import { focusResults } from './focus-results.ts';

/** A word that no sheet has was read as one near it: which, and the way back to the exact word. */
export const InsteadOf = () => {
  const text = useText();
  const { filters, instead, setKeyword } = useSearch();
  const { keyword } = filters;
  if (instead.length === 0 || !keyword) return null;
  const searchExactly = () => {
    setKeyword({ ...keyword, isExact: true });
    focusResults();
  };
  return (
    <Box
      sx={({ tokens }) => ({ my: 1, px: 4, py: 2, borderRadius: '9px', bgcolor: tokens.sunken, fontSize: '0.875rem' })}
    >
      {instead.map((one) => text('search.instead.shown', { ...one })).join(' ')}{' '}
      <Button size="small" onClick={searchExactly} sx={{ p: 0, px: 1, minWidth: 0, verticalAlign: 'baseline' }}>
        {text('search.instead.exact', { typed: keyword.words })}
      </Button>
    </Box>
  );
};
