import { Alert, Button, CircularProgress } from '@mui/material';
import { useState } from 'react';
import { resendVerification } from '#contract/calls/verify-email.ts';
import { getLanguage } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { callApi } from '../../../providers/call-api.ts';
import { useSending } from '../../../ui/forms/use-sending.ts';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { Frame } from '../frame/Frame.tsx';
import type { VerificationLink } from './link.ts';

/** Why a link does not hold, with a new one for the asking. */
export const VerificationRefused = ({ link, message }: { link: VerificationLink; message: string }) => {
  const text = useText();
  const { isSending, send } = useSending();
  const [isSent, setSent] = useState(false);
  const resend = async () => {
    await callApi(resendVerification, { params: link, query: { lang: getLanguage() } });
    setSent(true);
  };
  return (
    <Frame title={text(isSent ? 'verification.pageTitle' : 'verification.failed')}>
      {isSent ? (
        <Alert severity="success">{text('verification.resent')}</Alert>
      ) : (
        <>
          <Alert severity="error">{message}</Alert>
          {isSending ? (
            <CircularProgress size={28} aria-label={text('forms.sending')} sx={{ my: 2, mx: 'auto' }} />
          ) : (
            <Button variant="contained" size="large" onClick={() => send(resend)}>
              {text('verification.resend')}
            </Button>
          )}
        </>
      )}
      <BackToSignIn variant="outlined" />
    </Frame>
  );
};
