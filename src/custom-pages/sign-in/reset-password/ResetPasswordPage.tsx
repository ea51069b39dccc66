import { Alert } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { checkResetLink } from '#contract/calls/reset-password.ts';
import { getLanguage } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { callApi } from '../../../providers/call-api.ts';
import { useAnswer } from '../../../ui/use-answer.ts';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { Frame } from '../frame/Frame.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export default function ResetPasswordPage() {
  const text = useText();
  const [parameters] = useSearchParams();
  const link = { email: parameters.get('email') ?? '', token: parameters.get('token') ?? '' };
  const { stage, ...answer } = useAnswer(`${link.email}\n${link.token}`, (signal) =>
    callApi(checkResetLink, { query: { ...link, lang: getLanguage() }, signal }),
  );
  if (stage === 'asking') {
    return (
      <Frame>
        <Waiting label={text('password.checkingLink')} />
      </Frame>
    );
  }
  if ('message' in answer) {
    return (
      <Frame title={text('password.linkFailed')}>
        <Alert severity="error">{answer.message}</Alert>
        <BackToSignIn variant="contained" />
      </Frame>
    );
  }
  return (
    <Frame title={text('password.reset')}>
      <ResetPasswordForm link={link} />
    </Frame>
  );
}
