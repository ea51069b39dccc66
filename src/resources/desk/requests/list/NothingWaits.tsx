import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { useWords } from '../use-words.ts';

/** The queue when all is done. */
export const NothingWaits = () => {
  const word = useWords();
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
