import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { completeVerification } from '#contract/calls/verify-email.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSending } from '#src/ui/forms/use-sending.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { Frame } from '../frame/Frame.tsx';
import type { VerificationLink } from './link.ts';

/** The invitation was accepted; the address is not verified yet. A click does it, a mail scanner that opens the link does not. */
export const ConfirmEmail = ({ link }: { link: VerificationLink }) => {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { isSending, send } = useSending();
  const verify = async () => {
    await callApi(completeVerification, { params: link, query: { lang: getLanguage() } });
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
