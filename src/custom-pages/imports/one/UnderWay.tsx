import { Box, LinearProgress, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import type { ImportRecord } from '#contract/imports/define-imports.ts';
import { useOneMessages } from './messages.ts';

/** The server is at work: with what, and how far. Screen readers are told with what, once, and find how far when they ask. */
export const UnderWay = ({ one: { state, kind, progress } }: { readonly one: ImportRecord }) => {
  const messages = useOneMessages();
  const id = useId();
  const { done, of } = progress;
  const words = messages.underWay[state as keyof typeof messages.underWay];
  return (
    <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 }, borderRadius: '12px', display: 'grid', gap: 3 }}>
      <Typography id={id} role="status">
        {words}
      </Typography>
      <Box sx={{ maxWidth: 480 }}>
        <LinearProgress
          aria-label={messages.progress}
          aria-describedby={id}
          variant={of > 0 ? 'determinate' : 'indeterminate'}
          value={of > 0 ? Math.round((100 * done) / of) : 0}
          sx={{ borderRadius: 2 }}
        />
        {of > 0 && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {messages.progressOf(done, of, kind)}
          </Typography>
        )}
      </Box>
    </Paper>
  );
};
