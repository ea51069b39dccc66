import { Box } from '@mui/material';
import { useText } from '../i18n/use-text.ts';

/** The first thing one comes to with the keyboard: past header and navigation. */
export const SkipLink = () => {
  const text = useText();
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'absolute',
        left: 8,
        top: -60,
        zIndex: 2000,
        p: 2,
        bgcolor: 'background.paper',
        color: 'primary.main',
        '&:focus': { top: 8 },
      }}
    >
      {text('shell.skipToContent')}
    </Box>
  );
};
