import { Box, Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { openResetLink, resetPassword } from '#contract/calls/reset-password.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { namedInPage } from '#src/i18n/named-in-page.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { fetchUserInfo } from '#src/providers/fetch-user-info.ts';
import { Link, navigate } from '#src/providers/navigation.tsx';
import { clearUserInfo, getStoredUserInfo } from '#src/providers/user-info.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { newPasswordRules, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useAnswer } from '#src/ui/use-answer.ts';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { Frame } from '../frame/Frame.tsx';
import { KnownAddress } from '../frame/KnownAddress.tsx';
import { NewPasswordInputs } from '../frame/NewPasswordInputs.tsx';
import { TermsLink } from '../frame/TermsLink.tsx';
import { useMailedLink } from '../frame/use-mailed-link.ts';
import { Waiting } from '../frame/Waiting.tsx';

export default function ResetPasswordPage() {
  const text = useText();
  const { email, token } = useMailedLink();
  const link = { email, token };
  const answer = useAnswer(`${link.email}\n${link.token}`, (signal) => callApi(openResetLink, { body: link, signal }));
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

const ResetPasswordForm = ({ link }: { link: { email: string; token: string } }) => {
  const text = useText();
  const notify = useNotify();
  const hasTerms = namedInPage('terms-of-use', useLanguage()) !== '';
  const { form, field, box, isSending } = useForm({
    initial: { password: '', password_confirmation: '', terms: false },
    rules: { ...newPasswordRules, terms: hasTerms ? [required] : [] },
    otherwise: 'password.not_updated',
    send: async ({ password, password_confirmation }) => {
      await callApi(resetPassword, { body: { ...link, password, password_confirmation } });
      // The server has ended this session too if it was the same person's: sign-in is not to say so as if it came unasked.
      if (getStoredUserInfo()) await fetchUserInfo().catch(clearUserInfo);
      notify(text('password.saved'));
      navigate('/login');
    },
  });
  return (
    <Box component="form" {...form} sx={{ display: 'grid', gap: 5 }}>
      <KnownAddress address={link.email} />
      <NewPasswordInputs field={field} />
      {hasTerms && (
        <CheckboxField {...box('terms')}>
          {text('password.agree')} <TermsLink>{text('password.terms')}</TermsLink>
        </CheckboxField>
      )}
      <SubmitButton isSending={isSending}>{text('password.save')}</SubmitButton>
    </Box>
  );
};
