import { Box } from '@mui/material';
import { type SignInAnswer, signIn } from '#contract/calls/sign-in.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { required } from '#src/ui/forms/rules.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { PasswordPart } from './frame/PasswordPart.tsx';

interface Props {
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

export const SignInForm = ({ onAnswer, onFailure }: Props) => {
  const text = useText();
  const { form, field, isSending } = useForm({
    initial: { name: '', password: '' },
    rules: { name: [required], password: [required] },
    onFailure,
    send: async (body) => {
      onFailure(undefined);
      await onAnswer(await callApi(signIn, { body }));
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
      <PasswordPart field={field('password')} isSending={isSending} act={text('signIn.submit')} />
    </Box>
  );
};
