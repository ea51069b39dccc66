import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { OrderState } from './use-order.ts';

interface Props {
  readonly order: Pick<OrderState, 'stage' | 'message'>;
  readonly label: string;
  /** What is being done once the sheets are collected. */
  readonly orderingText: string;
  /** What became of the last sending, where the page stays. */
  readonly result?: ReactNode;
}

/** The way on, how far it is, and what went wrong as a whole. */
export const SubmitPart = ({ order: { stage, message }, label, orderingText, result }: Props) => {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      {message && !stage && <Notice severity="error">{message}</Notice>}
      {!stage && result}
      <Box sx={{ display: 'grid', justifyItems: 'center', '& > button': { width: '100%' } }}>
        <SubmitButton isSending={stage !== undefined}>{label}</SubmitButton>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {stage && (stage === 'collecting' ? text('documents.collecting') : orderingText)}
        </Typography>
      </Box>
    </Box>
  );
};
