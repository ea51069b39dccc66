import Close from '@mui/icons-material/Close';
import { Box, Dialog, DialogContent, IconButton, Typography } from '@mui/material';
import { Suspense, useId } from 'react';
import type { Candidate } from '#contract/operator/addition.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { WorkLoading } from '#src/resources/operator/requests/work/WorkStates.tsx';
import { useDateOf } from './use-date-of.ts';

const Comparison = lazy(() => import('./Comparison.tsx'));

interface Props {
  /** Of the request. */
  readonly id: number;
  readonly candidate: Candidate;
  readonly onClose: () => void;
}

/** What the PDF says otherwise than a sheet that is there, over the form, which stays as it is. */
export const CompareDialog = ({ id, candidate, onClose }: Props) => {
  const text = useText();
  const word = useRequestMessages();
  const dateOf = useDateOf();
  const titleId = useId();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 2,
          px: { xs: 4, sm: 8 },
          py: 3,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h2" sx={{ flex: 1, minWidth: 0, pt: 2, overflowWrap: 'anywhere' }}>
          {word('compareWith', { name: candidate.product_name, date: dateOf(candidate) })}
        </Typography>
        <IconButton autoFocus onClick={onClose} aria-label={text('tools.close')}>
          <Close />
        </IconButton>
      </Box>
      {/* It scrolls, by keys too. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId} sx={{ p: 0 }}>
        <Suspense fallback={<WorkLoading />}>
          <Comparison id={id} isn={candidate.isn} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
};
