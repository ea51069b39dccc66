import { Button } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { checkResetLink } from '#contract/calls/reset-password.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useAnswer } from '#src/ui/use-answer.ts';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { Frame } from '../frame/Frame.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export default function ResetPasswordPage() {
  const text = useText();
  const [parameters] = useSearchParams();
  const link = { email: parameters.get('email') ?? '', token: parameters.get('token') ?? '' };
  const answer = useAnswer(`${link.email}\n${link.token}`, (signal) =>
    callApi(checkResetLink, { query: { ...link, lang: getLanguage() }, signal }),
  );
  if (answer.stage === 'asking') {
    return (
      <Frame>
        <Waiting label={text('password.checkingLink')} />
      </Frame>
    );
  }
  if (answer.stage === 'refused') {
    const isDead = answer.code === 'reset.invalid';
    return (
      <Frame title={text('password.linkFailed')}>
        <Notice severity="error">{answer.message}</Notice>
        {isDead && (
          <Button
            variant="contained"
            size="large"
            component={Link}
            to={`/forgot-password?${new URLSearchParams({ email: link.email })}`}
          >
            {text('password.askAgain')}
          </Button>
        )}
        <BackToSignIn variant={isDead ? 'outlined' : 'contained'} />
      </Frame>
    );
  }
  return (
    <Frame title={text('password.reset')}>
      <ResetPasswordForm link={link} />
    </Frame>
  );
}
