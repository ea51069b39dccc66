import { Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** What it says in short, whether it is open or not. */
  readonly lead?: string | undefined;
  /** Opens and closes it; without one it is always open. */
  readonly toggle?: {
    readonly isOpen: boolean;
    readonly text: string;
    /** The same where it is read without what stands around it. */
    readonly name: string;
    readonly onToggle: () => void;
  };
  readonly children: ReactNode;
}

/** A part of the page on a card. */
export const Section = ({ title, lead, toggle, children }: Props) => {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 4, sm: 5 }, borderRadius: '12px', display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {lead && <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{lead}</Typography>}
        </Box>
        {toggle && (
          <Button variant="outlined" aria-expanded={toggle.isOpen} aria-label={toggle.name} onClick={toggle.onToggle}>
            {toggle.text}
          </Button>
        )}
      </Box>
      {(!toggle || toggle.isOpen) && children}
    </Paper>
  );
};
