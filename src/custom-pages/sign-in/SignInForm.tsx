import { Box, Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { type SignInAnswer, signIn } from '#contract/calls/sign-in.ts';
import { beginProviderSignIn } from '#contract/calls/sign-in-provider.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { required } from '#src/ui/forms/rules.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { PasswordPart } from './frame/PasswordPart.tsx';
import { useProvider } from './use-provider.ts';

interface Props {
  /** Page of ours to go to when one is in. */
  readonly redirect: string | undefined;
  /** The element that says why one has to sign in again. */
  readonly about: string | undefined;
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Name and password; for names whose organisation has a provider of its own, the way there: beside the password, or in its place. The
 * password field stays in the form all the same, where password managers look for it.
 */
export const SignInForm = ({ redirect, about, onAnswer, onFailure }: Props) => {
  const text = useText();
  const { form, field, values, isSending } = useForm({
    initial: { name: '', password: '' },
    rules: { name: [required], password: [required] },
    onFailure,
    send: async (body) => {
      onFailure(undefined);
      await onAnswer(await callApi(signIn, { body }));
    },
  });
  const provider = useProvider(values.name);
  const [wantsPassword, setWantsPassword] = useState(false);
  const isHidden = provider?.is_only === true && !wantsPassword;
  const leaving = useSend(onFailure);
  const leave = () =>
    leaving.send(async () => {
      if (!provider) return;
      onFailure(undefined);
      const body = { domain: provider.domain, hint: values.name.trim(), ...(redirect && { redirect }) };
      const { url } = await callApi(beginProviderSignIn, { body });
      window.location.assign(url);
    });
  const submit = (event: FormEvent) => {
    if (!isHidden) return form.onSubmit(event);
    event.preventDefault();
    return leave();
  };
  return (
    <Box component="form" {...form} onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      <LabelledInput
        {...field('name')}
        label={text('signIn.name')}
        describedBy={about}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
      />
      {provider && (
        <SendingButton
          type="button"
          variant={isHidden ? 'contained' : 'outlined'}
          size="large"
          isSending={leaving.isSending}
          onClick={leave}
        >
          {text('signIn.continueWith', { name: provider.name })}
        </SendingButton>
      )}
      <Box sx={isHidden ? { display: 'none' } : {}}>
        <PasswordPart field={field('password')} isSending={isSending} act={text('signIn.submit')} />
      </Box>
      {isHidden && (
        <Button variant="text" onClick={() => setWantsPassword(true)}>
          {text('signIn.usePassword')}
        </Button>
      )}
    </Box>
  );
};
