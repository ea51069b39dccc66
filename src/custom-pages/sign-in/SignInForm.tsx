import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { type SignInLocation, signIn } from '#contract/calls/sign-in.ts';
import { useText } from '../../i18n/use-text.ts';
import { callApi } from '../../providers/call-api.ts';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { required } from '../../ui/forms/rules.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';

interface Props {
  readonly onSignedIn: () => Promise<void>;
  readonly onLocations: (locations: readonly SignInLocation[]) => void;
  readonly onFailure: (message: string | undefined) => void;
}

export const SignInForm = ({ onSignedIn, onLocations, onFailure }: Props) => {
  const text = useText();
  const { form, field, isSending } = useForm({
    initial: { name: '', password: '' },
    rules: { name: [required], password: [required] },
    onMessage: onFailure,
    send: async (body) => {
      onFailure(undefined);
      const { meta } = await callApi(signIn, { body });
      if (meta) onLocations(meta.locations);
      else await onSignedIn();
    },
  });
  return (
    <Box component="form" {...form} sx={{ display: 'grid', gap: 5 }}>
      <LabelledInput
        {...field('name')}
        label={text('signIn.name')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
      />
      <Box sx={{ position: 'relative', display: 'grid', gap: 5 }}>
        <PasswordInput {...field('password')} label={text('signIn.password')} autoComplete="current-password" />
        <SubmitButton isSending={isSending}>{text('signIn.submit')}</SubmitButton>
        <Link
          component={RouterLink}
          to="/forgot-password"
          sx={{
            position: { md: 'absolute' },
            top: 0,
            right: 0,
            justifySelf: 'center',
            display: 'flex',
            alignItems: 'center',
            minHeight: { xs: 40, md: 24 },
            fontSize: { xs: '0.875rem', md: '0.8125rem' },
            fontWeight: { xs: 500, md: 400 },
            mt: { md: '-2px' },
          }}
        >
          {text('signIn.forgot')}
        </Link>
      </Box>
    </Box>
  );
};
