import { Box } from '@mui/material';

/** What somebody wrote, with its line breaks. */
export const LongText = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
    {children}
  </Box>
);
