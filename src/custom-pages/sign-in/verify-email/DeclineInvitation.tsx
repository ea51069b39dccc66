import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { declineInvitation } from '#contract/calls/account.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSending } from '#src/ui/forms/use-sending.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { Frame } from '../frame/Frame.tsx';
import type { VerificationLink } from './link.ts';

interface Props {
  readonly link: VerificationLink;
  /** Goes on to accepting after all. */
  readonly onAccept: () => void;
}

/** Asks whether the invitation is really not wanted: a mail reader that opens links must decline nothing. */
export const DeclineInvitation = ({ link, onAccept }: Props) => {
  const text = useText();
  const [isDeclined, setDeclined] = useState(false);
  const { isSending, send } = useSending();
  if (isDeclined) {
    return (
      <Frame title={text('verification.declined')}>
        <Notice severity="done">{text('verification.declinedDetail')}</Notice>
        <BackToSignIn variant="contained" />
      </Frame>
    );
  }
  const decline = () =>
    send(async () => {
      await callApi(declineInvitation, { params: link });
      setDeclined(true);
    });
  return (
    <Frame title={text('verification.declineTitle')}>
      <Typography>{text('verification.declineDetail')}</Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <SendingButton
          variant="contained"
          color="error"
          size="large"
          isSending={isSending}
          onClick={() => void decline()}
        >
          {text('verification.decline')}
        </SendingButton>
        {!isSending && (
          <Button variant="outlined" size="large" onClick={onAccept}>
            {text('verification.acceptInstead')}
          </Button>
        )}
      </Box>
    </Frame>
  );
};
