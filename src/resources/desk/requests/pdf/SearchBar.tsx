import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, IconButton, OutlinedInput, Typography } from '@mui/material';
import { useWords } from '../use-words.ts';
import type { PdfSearch } from './use-pdf-search.ts';

/** Searches in the PDF: Enter goes on to the next match, Escape closes. */
export const SearchBar = ({ search, onClose }: { search: PdfSearch; onClose: () => void }) => {
  const word = useWords();
  const { words, setWords, matches, chosen, step, hasNoText } = search;
  const outcome = () => {
    if (hasNoText) return word('noText');
    if (words.trim() === '') return '';
    return matches.length === 0 ? word('noMatch') : word('matchOf', { index: chosen + 1, count: matches.length });
  };
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 3,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <OutlinedInput
        autoFocus
        size="small"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') onClose();
        }}
        inputProps={{ 'aria-label': word('searchText') }}
        sx={{ flex: '1 1 140px', minWidth: 0, maxWidth: 320, height: 36 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minWidth: 56 }}>
        {outcome()}
      </Typography>
      <IconButton
        size="small"
        disabled={matches.length === 0}
        onClick={() => step(-1)}
        aria-label={word('previousMatch')}
      >
        <KeyboardArrowUp fontSize="small" />
      </IconButton>
      <IconButton size="small" disabled={matches.length === 0} onClick={() => step(1)} aria-label={word('nextMatch')}>
        <KeyboardArrowDown fontSize="small" />
      </IconButton>
      <IconButton size="small" onClick={onClose} aria-label={word('closeSearch')}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
