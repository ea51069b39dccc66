import { Box, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { changePassword } from '#contract/calls/change-password.ts';
import { passwordLength } from '#contract/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { CallError } from '#src/providers/call-error.ts';
import { useHome } from '#src/providers/use-home.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx';
import { maxLength, newPasswordRules, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';

/** A person changes their own password. The server's first fault is shown in a toast too. S2.8-08. */
export default function ChangePasswordPage() {
  const text = useText();
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  const home = useHome();
  const { email } = useUserInfo();
  const form = useForm({
    initial: { current_password: '', password: '', password_confirmation: '', acknowledged: false },
    rules: {
      ...newPasswordRules,
      current_password: [required, maxLength(passwordLength.max)],
      acknowledged: [required],
    },
    send: async ({ acknowledged: _, ...body }) => {
      try {
        await callApi(changePassword, { body });
      } catch (error) {
        const [first] = (error instanceof CallError && error.body?.errors) || [];
        if (first?.source?.pointer)
          notify(translate(`errors.${first.code}`, { ...first.meta?.params, _: first.title }), { type: 'error' });
        throw error;
      }
      notify(text('account.passwordChanged'));
      navigate(home.path);
    },
  });
  return (
    <FormPage title={text('account.passwordPageTitle')}>
      <Box
        component="form"
        {...form.form}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 560 }}
      >
        {/* For password managers: whose password it is. */}
        <input hidden name="username" autoComplete="username" value={email} readOnly />
        <Typography>{text('account.passwordIntro', { min: passwordLength.min })}</Typography>
        <PasswordInput
          {...form.field('current_password')}
          label={text('account.currentPassword')}
          autoComplete="current-password"
        />
        <PasswordInput {...form.field('password')} label={text('account.newPassword')} autoComplete="new-password" />
        <PasswordInput
          {...form.field('password_confirmation')}
          label={text('account.confirmPassword')}
          autoComplete="new-password"
        />
        <CheckboxField {...form.box('acknowledged')}>{text('account.passwordAcknowledge')}</CheckboxField>
        <Box>
          <SubmitButton isSending={form.isSending}>{text('account.changePassword')}</SubmitButton>
        </Box>
      </Box>
    </FormPage>
  );
}
