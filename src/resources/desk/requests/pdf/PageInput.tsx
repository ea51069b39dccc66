import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, OutlinedInput, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../use-words.ts';

interface Props {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** The page one looks at; another can be typed. */
export const PageInput = ({ page, pageCount, onPage }: Props) => {
  const word = useWords();
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const wanted = Number(typed);
    if (typed !== undefined && Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount) onPage(wanted);
    setTyped(undefined);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton size="small" disabled={page <= 1} onClick={() => onPage(page - 1)} aria-label={word('previousPage')}>
        <ChevronLeft fontSize="small" />
      </IconButton>
      <OutlinedInput
        size="small"
        value={typed ?? String(page)}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={go}
        onKeyDown={({ key }) => key === 'Enter' && go()}
        inputProps={{
          'aria-label': word('page'),
          inputMode: 'numeric',
          style: { textAlign: 'center', padding: '4px 6px' },
        }}
        sx={{ width: 48, height: 32, mx: 0.5 }}
      />
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', mx: 1, whiteSpace: 'nowrap' }}>
        {word('pageOf', { count: pageCount })}
      </Typography>
      <IconButton
        size="small"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
        aria-label={word('nextPage')}
      >
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
};
