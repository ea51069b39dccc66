import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** How many things it lists. */
  readonly count?: number;
  /** Beside the title, at the end. */
  readonly action?: ReactNode;
  /** What the page on paper goes without. */
  readonly isPrinted?: boolean;
  /** May go over the end of a page. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

export const DetailsCard = ({ title, count, action, isPrinted = true, isLong = false, children }: Props) => {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        p: { xs: 4, sm: 5 },
        borderRadius: '12px',
        minWidth: 0,
        '& .MuiTableCell-body': { fontSize: '0.875rem' },
        // The card's own edge ends the table.
        '& tbody tr:last-of-type .MuiTableCell-root': { borderBottom: 0 },
        '@media print': {
          border: 0,
          p: 0,
          breakInside: isLong ? 'auto' : 'avoid',
          '& .MuiTableCell-root': { py: '3px' },
          ...(!isPrinted && { display: 'none' }),
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          mb: 2,
          minHeight: 32,
          '@media print': { mb: 1, minHeight: 0 },
        }}
      >
        <Box sx={{ flex: 1, display: 'flex', alignItems: 'baseline', gap: 2 }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {count !== undefined && (
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {count}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Paper>
  );
};
