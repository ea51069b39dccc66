import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { z } from 'zod';
import { sendSetupMail } from '#contract/calls/setup.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { useSetupMessages } from './messages.ts';

type Outcome = z.output<(typeof sendSetupMail)['answer']>;

interface Props {
  readonly token: string;
  readonly to: string;
  readonly mail: Outcome['mail'];
}

/** Sends a message to the person who sets up, and says what became of it. */
export const MailTry = ({ token, to, mail }: Props) => {
  const messages = useSetupMessages();
  const { isSending, send } = useSend();
  const [outcome, setOutcome] = useState<Outcome & { readonly to: string }>();
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(to);
  const [isAsked, setAsked] = useState(false);
  const sendMessage = () =>
    send(async () => {
      setAsked(true);
      setOutcome(undefined);
      if (!isAddress) return;
      const body = { token, email: to, language: getLanguage() };
      setOutcome({ ...(await callApi(sendSetupMail, { body })), to });
    });
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 600 }}>{messages.mail}</Typography>
      {mail !== 'server' ? (
        <Notice severity="warning">{mail === 'folder' ? messages.mailFolder : messages.mailNone}</Notice>
      ) : (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{messages.mailServer}</Typography>
      )}
      <SendingButton variant="outlined" isSending={isSending} onClick={() => void sendMessage()}>
        {messages.sendMail}
      </SendingButton>
      <Box role="status">
        {isAsked && !isAddress && <Notice severity="warning">{messages.mailNeedsAddress}</Notice>}
        {outcome?.sent && (
          <Notice severity={outcome.mail === 'server' ? 'done' : 'info'}>
            {outcome.mail === 'server' ? messages.mailSent(outcome.to) : messages.mailKept(outcome.to)}
          </Notice>
        )}
        {outcome && !outcome.sent && (
          <Notice severity="error" role="presentation">
            {messages.mailFailed} <code style={{ overflowWrap: 'anywhere' }}>{outcome.reason}</code>
          </Notice>
        )}
      </Box>
    </Box>
  );
};
