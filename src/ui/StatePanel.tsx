import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  /** One sentence: why, and what is safe. */
  readonly children: ReactNode;
  /** The ways out; one of them filled. */
  readonly actions?: ReactNode;
  readonly tone?: 'neutral' | 'error';
  /** Its heading level; 1 when it fills the whole page. */
  readonly level?: 1 | 2;
  /** For support, under an error. */
  readonly reference?: string;
}

/** Replaces content: empty, failed, forbidden, not found. */
export const StatePanel = ({ icon, title, children, actions, tone = 'neutral', level = 1, reference }: Props) => (
  <Box sx={{ p: { xs: 4, sm: 8 }, maxWidth: 560, overflowWrap: 'anywhere' }}>
    <Box
      sx={({ tokens }) => ({
        width: 44,
        height: 44,
        borderRadius: '10px',
        display: 'grid',
        placeItems: 'center',
        bgcolor: tone === 'error' ? tokens.redSoft : tokens.sunken,
        color: tone === 'error' ? tokens.red : tokens.text2,
      })}
    >
      {icon}
    </Box>
    <Typography variant="h2" component={`h${level}`} sx={{ mt: 3, fontSize: '1.0625rem' }}>
      {title}
    </Typography>
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>{children}</Typography>
    {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>{actions}</Box>}
    {reference && (
      <Typography variant="caption" component="p" sx={{ mt: 4, color: 'text.secondary' }}>
        {reference}
      </Typography>
    )}
  </Box>
);
