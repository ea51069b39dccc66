import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { completeVerificationLink, declineInvitation, openVerificationLink } from '#contract/calls/verify-email.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { navigate, useSearchParams } from '#src/providers/navigation.tsx';
import { clearUserInfo } from '#src/providers/user-info.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { useAnswer } from '#src/ui/use-answer.ts';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { Frame } from '../frame/Frame.tsx';
import { type MailedLink, useMailedLink } from '../frame/use-mailed-link.ts';
import { Waiting } from '../frame/Waiting.tsx';
import { VerificationRefused } from './VerificationRefused.tsx';
import { VerifySteps } from './VerifySteps.tsx';

/** Anyone who comes by the link of an invitation or a verification begins here; how far the account has come says with what. */
export default function VerifyEmailPage() {
  const text = useText();
  const link = useMailedLink();
  const { id, token } = link;
  const [parameters] = useSearchParams();
  const [isDeclining, setDeclining] = useState(parameters.has('decline'));
  const answer = useAnswer(`${id}/${token}`, (signal) => {
    clearUserInfo();
    localStorage.removeItem('token');
    return callApi(openVerificationLink, { body: { id, token }, signal });
  });
  if (answer.stage === 'asking') {
    return (
      <Frame>
        <Waiting label={text('verification.loading')} />
      </Frame>
    );
  }
  if (answer.stage === 'refused') return <VerificationRefused link={link} {...answer} />;
  const { has_accepted_invitation, has_verified_email } = answer.data.status;
  if (!has_accepted_invitation && isDeclining)
    return <DeclineInvitation link={link} onAccept={() => setDeclining(false)} />;
  if (!has_accepted_invitation) return <VerifySteps link={link} verification={answer.data} />;
  if (!has_verified_email) return <ConfirmEmail link={link} />;
  return (
    <Frame title={text('verification.already')}>
      <Notice severity="done">{text('verification.alreadyDetail')}</Notice>
      <BackToSignIn variant="contained" />
    </Frame>
  );
}

/** The invitation was accepted; the address is not verified yet. A click does it, a mail scanner that opens the link does not. */
const ConfirmEmail = ({ link: { id, token } }: { link: MailedLink }) => {
  const text = useText();
  const notify = useNotify();
  const { isSending, send } = useSend();
  const verify = async () => {
    await callApi(completeVerificationLink, { body: { id, token }, query: { lang: getLanguage() } });
    notify(text('verification.emailVerified'));
    navigate('/login');
  };
  return (
    <Frame title={text('verification.email')} lead={text('verification.emailDetail')}>
      <SendingButton variant="contained" size="large" isSending={isSending} onClick={() => send(verify)}>
        {text('verification.verifyEmail')}
      </SendingButton>
    </Frame>
  );
};

interface Props {
  readonly link: MailedLink;
  /** Goes on to accepting after all. */
  readonly onAccept: () => void;
}

/** Asks whether the invitation is really not wanted: a mail reader that opens links must decline nothing. */
const DeclineInvitation = ({ link: { id, token }, onAccept }: Props) => {
  const text = useText();
  const [isDeclined, setDeclined] = useState(false);
  const { isSending, send } = useSend();
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
      await callApi(declineInvitation, { body: { id, token } });
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
