import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { z } from 'zod';
import type { listPlace } from '#contract/operator/list-place.ts';
import { useKey } from './keys/use-key.ts';

interface Props {
  readonly place: z.output<typeof listPlace>;
  /** Which of the list it is, in words. */
  readonly position: (place: { readonly index: number; readonly of: number }) => string;
  readonly words: Readonly<Record<Step, string>>;
  readonly pathOf: (id: number) => string;
}

type Step = 'previous' | 'next';

/** What comes before and after a record in the list that one came from, and which of them it is. */
export const Neighbours = ({ place: { index, of, previous, next }, position, words, pathOf }: Props) => {
  const pathTo = (id: number | null) => (id === null ? undefined : pathOf(id));
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {index !== null && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {position({ index, of })}
        </Typography>
      )}
      <StepButton path={pathTo(previous)} action="previous" label={words.previous} icon={<ChevronLeft />} />
      <StepButton path={pathTo(next)} action="next" label={words.next} icon={<ChevronRight />} />
    </Box>
  );
};

interface StepProps {
  readonly path: string | undefined;
  readonly action: Step;
  readonly label: string;
  readonly icon: ReactNode;
}

const StepButton = ({ path, action, label, icon }: StepProps) => {
  const key = useKey(action);
  return path === undefined ? (
    <IconButton disabled aria-label={label}>
      {icon}
    </IconButton>
  ) : (
    <IconButton component={RouterLink} to={path} aria-label={label} {...key}>
      {icon}
    </IconButton>
  );
};
