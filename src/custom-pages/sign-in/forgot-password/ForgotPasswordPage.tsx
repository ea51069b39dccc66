import { Box } from '@mui/material';
import { forgotPassword } from '#contract/calls/reset-password.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { navigate, useSearchParams } from '#src/providers/navigation.tsx';
import { email, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { Frame } from '../frame/Frame.tsx';
import { SupportLink } from '../frame/SupportLink.tsx';

export default function ForgotPasswordPage() {
  const text = useText();
  const [parameters] = useSearchParams();
  const { form, field, isSending } = useForm({
    // Known where one comes from a link that no longer holds.
    initial: { email: parameters.get('email') ?? '' },
    rules: { email: [required, email] },
    send: async (body) => {
      await callApi(forgotPassword, { body });
      navigate('/forgot-password-thank-you');
    },
  });
  return (
    <Frame title={text('password.forgot')} lead={text('password.forgotLead')}>
      <Box component="form" {...form} sx={{ display: 'grid', gap: 5 }}>
        <LabelledInput
          {...field('email')}
          label={text('password.email')}
          type="email"
          autoComplete="username"
          required
          autoFocus
        />
        <SubmitButton isSending={isSending}>{text('password.send')}</SubmitButton>
      </Box>
      <BackToSignIn variant="text" />
      <Box sx={{ textAlign: 'center' }}>
        <SupportLink>{text('password.help')}</SupportLink>
      </Box>
    </Frame>
  );
}
