import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { z } from 'zod';
import type { listPlace } from '#contract/operator/list-place.ts';
import { useKey } from './keys/use-key.ts';

interface Props {
  /** Undefined until it is known; the room is there already. */
  readonly place: z.output<typeof listPlace> | undefined;
  /** Which of the list it is, in words. */
  readonly position: (place: { readonly index: number; readonly of: number }) => string;
  readonly words: Readonly<Record<Step, string>>;
  readonly pathOf: (id: number) => string;
}

type Step = 'previous' | 'next';

/** What comes before and after a record in the list that one came from, and which of them it is. */
export const Neighbours = ({ place, position, words, pathOf }: Props) => {
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const pathTo = (step: Step) => (place?.[step] ? pathOf(place[step]) : undefined);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {place && place.index !== null && (
        <Typography
          component="span"
          variant="body2"
          // It would break a phone's line when it comes.
          {...(isPhone && { className: 'visually-hidden' })}
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {position({ index: place.index, of: place.of })}
        </Typography>
      )}
      <StepButton path={pathTo('previous')} action="previous" label={words.previous} icon={<ChevronLeft />} />
      <StepButton path={pathTo('next')} action="next" label={words.next} icon={<ChevronRight />} />
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
