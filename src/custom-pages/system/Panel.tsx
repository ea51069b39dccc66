import { Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One of the parts of the System page, under its heading. */
export const Panel = ({ title, lead, children }: Props) => {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 4, sm: 6 }, borderRadius: '12px' }}
    >
      <Typography id={id} variant="h2" sx={{ mb: lead === undefined ? 3 : 0 }}>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 4 }}>
          {lead}
        </Typography>
      )}
      {children}
    </Paper>
  );
};
