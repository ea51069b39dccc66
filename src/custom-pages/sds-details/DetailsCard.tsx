import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** Beside the title, at the end. */
  readonly action?: ReactNode;
  /** What the page on paper goes without. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

export const DetailsCard = ({ title, action, isPrinted = true, children }: Props) => {
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
        '@media print': {
          border: 0,
          p: 0,
          breakInside: 'avoid',
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
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
};
